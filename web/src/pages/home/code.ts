/** The code of a table in whatever somebody pastes: the code alone, or a link to the table. */
export function codeIn(text: string): string {
  const path = text.trim().split(/[?#]/)[0] ?? '';
  return (path.split('/').filter(Boolean).at(-1) ?? '').toLowerCase();
}
