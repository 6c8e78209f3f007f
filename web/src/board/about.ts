/**
 * Names of what a person can ask about: every piece, place, icon, number and counter of a table carries one as
 * `data-about`. It is a kind and what tells it from others of the kind: `pile:1:red`, `hex:A1`, `girl`. Notes,
 * lessons and explanations of scores find things by these names. Whose board a thing lies on, where its name does not
 * say it, stands around it as `data-of`.
 */
export type About = string;

/** Pieces that are alike are told apart as `#1`, `#2`; whoever asks about one asks about all. */
export const withoutCopy = (piece: string): About => piece.replace(/#\d+$/, '');

/** What somebody points at. */
export interface Asked {
  about: About;
  /** The seat whose it is; nothing for what belongs to all, and where the one looked at is meant. */
  of: number | null;
  element: Element;
}

/** What can be asked about where an event happened: the innermost thing. */
export function askedAt(target: EventTarget | null): Asked | null {
  const element = target instanceof Element ? target.closest('[data-about]') : null;
  if (!element) return null;
  const of = element.closest('[data-of]')?.getAttribute('data-of');
  return {
    about: element.getAttribute('data-about') ?? '',
    of: of ? Number(of) : null,
    element,
  };
}
