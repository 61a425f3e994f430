/** Which screen the address asks for. */
export interface Route {
  screen: 'lobby' | 'setup' | 'table' | 'replay' | 'rules' | 'about' | 'missing';
  /** The game or the table, where the screen is about one. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [first = '', id = '', third] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(location.search);
  const hash = decodeURIComponent(location.hash.slice(1));
  return { screen: screenOf(first, id, third), id, query, hash };
}

function screenOf(first: string, id: string, third?: string): Route['screen'] {
  if (first === '') return 'lobby';
  if (first === 'about') return 'about';
  if (first === 'rules') return 'rules';
  if (first === 'new' && id) return 'setup';
  if (first === 'table' && id) return third === 'replay' ? 'replay' : 'table';
  return 'missing';
}

let route = $state.raw<Route>(read());

export function currentRoute(): Route {
  return route;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  const before = route;
  route = read();
  if (before.screen !== route.screen || before.id !== route.id) scrollTo(0, 0);
}

addEventListener('popstate', () => (route = read()));

/** Links inside of the page change the screen without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
