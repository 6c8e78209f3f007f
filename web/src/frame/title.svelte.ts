/** What stands in the title of the window: the page, and a mark while somebody waits for us. */

let name = $state('');
let waits = $state('');

/** The name of the page. Call it in an effect, so that it follows the language. */
export function entitle(page: string): void {
  name = page;
}

/** A mark such as “your turn”; empty for none. */
export function mark(what: string): void {
  waits = what;
}

export function title(site: string): string {
  const page = name === '' ? site : `${name} · ${site}`;
  return waits === '' ? page : `● ${waits} · ${page}`;
}
