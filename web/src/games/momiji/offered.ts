/** The moves that belong to a thing on the board, by the name under which somebody asks about it. */
import type { About } from '../../board/about';
import type { Offer, Piece } from './moves';
import type { Playing } from './playing.svelte';

/** The pieces that go by this name: in the middle and with its owner an objective is two. */
export function piecesAt(play: Playing, about: About): Piece[] {
  const [kind = '', name = '', third = ''] = about.split(':');
  const mine = Number(name) === play.props.seat;
  switch (kind) {
    case 'pile':
      return mine ? [`pile:${third}`] : [];
    case 'landscape':
      return mine ? [`landscape:${third}`] : [];
    case 'objective':
      return [`token:${name}`, `own:${name}`];
    case 'row':
      return [`end:${name}`];
    default:
      return [about];
  }
}

export function offersAt(play: Playing, about: About): Offer[] {
  return piecesAt(play, about).flatMap((piece) => {
    const place = play.places.get(piece);
    return place ? [place] : play.offersOf(piece);
  });
}

/** What a press on it makes, or goes on to. */
export const makes = (play: Playing, about: About): string[] =>
  piecesAt(play, about).some((piece) => play.canChoose(piece))
    ? offersAt(play, about).map(({ text }) => text)
    : [];
