/** Which screen the address asks for. */
export interface Route {
  screen:
    'lobby' | 'learn' | 'setup' | 'table' | 'replay' | 'rules' | 'about' | 'privacy' | 'missing';
  /** The game or the table, where the screen is about one. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

/** What people type or paste may be no proper address: then it is read as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function routeOf(address: Location | HTMLAnchorElement): Route {
  const [first = '', id = '', third] = address.pathname.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(address.search);
  const hash = decoded(address.hash.slice(1));
  return { screen: screenOf(first, id, third), id, query, hash };
}

/** Tables are named by letters, digits, dashes and underscores. */
const TABLE = /^[\w-]+$/;

export function screenOf(first: string, id: string, third?: string): Route['screen'] {
  if (first === '') return 'lobby';
  if (first === 'about') return 'about';
  if (first === 'privacy') return 'privacy';
  if (first === 'rules') return 'rules';
  if (first === 'learn' && id) return 'learn';
  if (first === 'new' && id) return 'setup';
  if (first === 'table' && TABLE.test(id)) return third === 'replay' ? 'replay' : 'table';
  return 'missing';
}

/** The moment that a link to a replay asks for; null, if it asks for none that there can be. */
export function plyIn(query: URLSearchParams): number | null {
  const ply = Math.trunc(Number(query.get('ply') ?? NaN));
  return Number.isFinite(ply) && ply >= 0 ? ply : null;
}

let route = $state.raw<Route>(routeOf(location));

export function currentRoute(): Route {
  return route;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  const before = route;
  route = routeOf(location);
  if (before.screen !== route.screen || before.id !== route.id) scrollTo(0, 0);
}

addEventListener('popstate', () => (route = routeOf(location)));

/** Links inside of the page change the screen without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = isPlain ? linkOf(event) : null;
  if (!link) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The screen of the link that an event is about. */
export function leadsTo(event: Event): Route['screen'] | null {
  const link = linkOf(event);
  return link && routeOf(link).screen;
}

/** The link that an event is about, if it leads to a screen of this page. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !link.pathname.startsWith('/api/') ? link : null;
}
