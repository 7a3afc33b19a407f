/** Addresses and pages: a page is its address, and back and forth work. */

export type Route =
  | { page: 'home' }
  | { page: 'join'; token: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; number: number | null }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'components'; game: string }
  | { page: 'credits' }
  | { page: 'unwatched' }
  | { page: 'nowhere' };

/** The parts of a path; none if it is not written as it should be. */
function parts(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function read(url: URL): Route {
  const [first = '', second = '', ...rest] = parts(url.pathname) ?? ['', '', 'unreadable'];
  if (rest.length > 0) return { page: 'nowhere' };
  if (second === '') {
    if (first === '') return { page: 'home' };
    if (first === 'credits') return { page: 'credits' };
    if (first === 'join') return { page: 'join', token: '' };
    return { page: 'nowhere' };
  }
  switch (first) {
    case 'sit':
      return { page: 'join', token: second };
    case 'watch': // a good link to watch is exchanged by the server, which leads on to the table
      return { page: 'unwatched' };
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

  /** Another page in the place of this one: back does not lead here again. */
  instead(path: string): void {
    history.replaceState(null, '', path);
    this.#follow();
    scrollTo(0, 0);
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
    if (url.origin !== location.origin || !isOurs(read(url))) return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

/** Is it a page of ours, rather than something only the server knows? */
function isOurs(route: Route): boolean {
  return route.page !== 'nowhere' && route.page !== 'unwatched';
}

export const router = new Router();
