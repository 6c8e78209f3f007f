/** Where the rules of a game are, or one of them. */
export const linkToRules = (game: string, rule?: string) =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`;
