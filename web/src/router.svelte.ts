/** Which page an address means, and how to get to another without loading everything again. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; lesson: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'puzzles' | 'daily'; game: string; at: string }
  | { page: 'mine' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'recover' }
  | { page: 'nowhere' };

/** The page of a path. `/table/ID` is how notices of the server call a table. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (first === 't' && rest.length === 1 && rest[0] === 'replay' && isName(second)) {
    return { page: 'replay', id: second };
  }
  if ((first === 'puzzles' || first === 'daily') && rest.length < 2 && isRest(second, ...rest)) {
    return { page: first, game: second, at: rest[0] ?? '' };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (second === '') {
    switch (first) {
      case '':
        return { page: 'home' };
      case 'learn':
        return { page: 'learn', lesson: '' };
      case 'mine':
      case 'settings':
      case 'about':
      case 'recover':
        return { page: first };
      default:
        return { page: 'nowhere' };
    }
  }
  const name = isName(second);
  if ((first === 'new' || first === 'rules') && name) return { page: first, game: second };
  if (first === 'learn' && name) return { page: 'learn', lesson: second };
  if ((first === 't' || first === 'table') && name) return { page: 'table', id: second };
  return { page: 'nowhere' };
}

const isName = (word: string) => /^[a-z0-9-]{1,64}$/i.test(word);

/** Parts of an address that may be missing. */
const isRest = (...words: string[]) => words.every((word) => word === '' || isName(word));

let path = $state(location.pathname);
/** How often another page was opened: the first one must not take the focus. */
let turned = $state(0);

export function route(): Route {
  return routeOf(path);
}

export function pathNow(): string {
  return path;
}

export function pagesTurned(): number {
  return turned;
}

/** Opens a page of the app. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  arrive();
}

function arrive(): void {
  if (path === location.pathname) return;
  path = location.pathname;
  turned += 1;
  window.scrollTo(0, 0);
}

/** Whether a click on a link opens a page of the app here. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const here = link.origin === location.origin && !link.pathname.startsWith('/api/');
  const elsewhere = link.target !== '' || link.hasAttribute('download');
  const jump = link.pathname === location.pathname && link.hash !== '';
  return plain && here && !elsewhere && !jump && !event.altKey && !event.defaultPrevented;
}

/** Follows links and the browser's own buttons; says how to stop. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', click);
  window.addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', arrive);
  };
}
