// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dockNote, placeNote } from './note-place';

const room = { left: 0, top: 0, width: 900, height: 600 };
const note = { width: 200, height: 100 };
const piece = { left: 100, top: 300, width: 60, height: 60 };

describe('a note', () => {
  it('stands at the side with more room', () => {
    expect(placeNote(piece, note, room, [], 0)).toEqual({ left: 170, top: 280 });
    expect(placeNote({ ...piece, left: 700 }, note, room, [], 0)).toEqual({ left: 490, top: 280 });
  });

  it('covers nothing that can be chosen, if it can help it', () => {
    const lit = { left: 200, top: 300, width: 60, height: 60 };
    expect(placeNote(piece, note, room, [lit], 0)).toEqual({ left: 30, top: 190 });
  });

  it('goes beside the table if there is no other way', () => {
    expect(placeNote(piece, note, room, [room], 300)).toEqual({ left: 910, top: 280 });
    expect(placeNote(piece, note, room, [room], 100).left).toBeLessThan(700);
  });

  it('stays inside the table', () => {
    const corner = { left: 0, top: 0, width: 60, height: 60 };
    expect(placeNote(corner, note, room, [], 0)).toEqual({ left: 70, top: 0 });
  });

  it('is docked in the other half on a phone', () => {
    expect(dockNote(piece, note, room).top).toBe(5);
    expect(dockNote({ ...piece, top: 20 }, note, room).top).toBe(495);
  });
});
