/** Addresses and pages: a page is its address, and back and forth work. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; number: number | null }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'components'; game: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

export function read(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname
    .split('/')
    .slice(1)
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === '' && second === '') return { page: 'home' };
  if (first === 'credits' && second === '') return { page: 'credits' };
  if (second === '') return { page: 'nowhere' };
  switch (first) {
    case 'table':
      return { page: 'table', table: second };
    case 'replay': {
      const number = Number.parseInt(url.searchParams.get('at') ?? '', 10);
      return { page: 'replay', table: second, number: Number.isNaN(number) ? null : number };
    }
    case 'rules':
      return { page: 'rules', game: second, paragraph: url.hash.slice(1) };
    case 'components':
      return { page: 'components', game: second };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));

  go(path: string): void {
    history.pushState(null, '', path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** The same page at another place, without a step back. */
  replace(path: string): void {
    history.replaceState(null, '', path);
  }

  start(): void {
    addEventListener('popstate', () => this.#follow());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #follow(): void {
    this.route = read(new URL(location.href));
  }

  /** Links between our own pages do not load the page anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || read(url).page === 'nowhere') return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
