/** Where the rules of a game are, or one of them. */
export const linkToRules = (game: string, rule?: string) =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`;

/** Where the rules of a game say how points are counted. */
const scoring: Readonly<Record<string, string>> = {
  momiji: 'M62',
  'vivid-memories': 'V48',
  'deja-vu': 'F51',
};

export const linkToScoring = (game: string) => linkToRules(game, scoring[game]);
