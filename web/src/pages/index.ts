/** The pages; each is fetched when it is first wanted. */
import type { Route } from './router.svelte';

export const pages = {
  home: () => import('./Home.svelte'),
  join: () => import('./Join.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  components: () => import('./Components.svelte'),
  credits: () => import('./Credits.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
};

/** Fetch a page before it is drawn. */
export function fetchPage({ page }: Route): void {
  pages[page === 'unwatched' ? 'nowhere' : page]().catch(() => undefined); // drawing it tells why
}
