import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragging, under, type Hands } from './dragging';
import { together } from './listen';
import { looking } from './looking';
import { pressing } from './pressing';

/** A piece with everything attached, and a record of what was done with it. */
function piece(tag: 'button' | 'g' = 'button', draggable = true) {
  const node =
    tag === 'g'
      ? document.createElementNS('http://www.w3.org/2000/svg', 'g')
      : document.createElement('button');
  node.setPointerCapture = () => undefined;
  document.body.append(node);
  const done: string[] = [];
  const hands: Hands = {
    dragged: null,
    placeAt: (x) => (x > 100 ? 'pile' : null),
    goesTo: (place) => place === 'pile',
    drop: (what, place) => {
      hands.dragged = null;
      done.push(`drop ${what} ${place ?? 'nowhere'}`);
    },
  };
  const detach = together(
    looking({
      look: (by) => done.push(`look ${by}`),
      leave: (by) => done.push(`leave ${by}`),
    }),
    dragging(hands, () => (draggable ? 'card' : null)),
    pressing(() => done.push('press')),
  )(node) as () => void;
  const point = (kind: string, x: number, pointerType = 'mouse') =>
    node.dispatchEvent(
      new PointerEvent(kind, { clientX: x, clientY: 0, pointerId: 1, button: 0, pointerType }),
    );
  const click = () => node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return { node, done, hands, detach, point, click };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('dragging', () => {
  it('brings a piece to a place, and is no press', () => {
    const { done, hands, point, click } = piece();
    point('pointerdown', 0);
    point('pointermove', 50);
    expect(hands.dragged).toMatchObject({ piece: 'card', x: 50, over: null });
    point('pointermove', 150);
    expect(hands.dragged?.over).toBe('pile');
    point('pointerup', 150);
    click();
    expect(done).toEqual(['drop card pile']);
    click();
    expect(done.at(-1)).toBe('press');
  });

  it('does not begin with a hand that trembles', () => {
    const { done, hands, point, click } = piece();
    point('pointerdown', 0);
    point('pointermove', 7);
    expect(hands.dragged).toBeNull();
    point('pointerup', 7);
    click();
    expect(done).toEqual(['press']);
  });

  it('leaves a piece that has to stay', () => {
    const { done, hands, point } = piece('button', false);
    point('pointerdown', 0);
    point('pointermove', 150);
    expect(hands.dragged).toBeNull();
    point('pointerup', 150);
    expect(done).toEqual([]);
  });

  it('ends when the page takes the finger for scrolling', () => {
    const { done, hands, point } = piece();
    point('pointerdown', 0, 'touch');
    point('pointermove', 150, 'touch');
    point('pointercancel', 150, 'touch');
    point('pointerup', 150, 'touch');
    expect(hands.dragged).toBeNull();
    expect(done).toEqual([]);
  });

  it('finds the topmost place under a point, through what lies on it', () => {
    document.body.innerHTML = '<i></i><div data-place="row"><b></b></div><p data-place="hand"></p>';
    const [air, on, below] = ['i', 'b', 'p'].map((tag) => document.querySelector(tag));
    document.elementsFromPoint = () => [air, on, below] as Element[];
    expect(under(1, 1, 'data-place')).toBe('row');
    expect(under(1, 1, 'data-piece')).toBeNull();
  });
});

describe('looking', () => {
  it('is not what happens when a piece comes under a pointer at rest', () => {
    const { done, point } = piece();
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 7, clientY: 0 }));
    point('pointerenter', 7);
    point('pointermove', 7);
    expect(done).toEqual([]);
    point('pointermove', 8);
    expect(done).toEqual(['look pointer']);
    point('pointermove', 9);
    expect(done).toEqual(['look pointer']);
  });

  it('follows the pointer', async () => {
    const { done, point } = piece();
    point('pointerenter', 0);
    point('pointerleave', 0);
    await Promise.resolve();
    expect(done).toEqual(['look pointer', 'leave pointer']);
  });

  it('takes a finger that rests, which then does not press', async () => {
    const { done, point, click } = piece();
    point('pointerenter', 0, 'touch');
    point('pointerdown', 0, 'touch');
    vi.advanceTimersByTime(1000);
    point('pointerup', 0, 'touch');
    point('pointerleave', 0, 'touch');
    click();
    await Promise.resolve();
    expect(done).toEqual(['look finger', 'leave finger']);
  });

  it('takes neither a tap nor a finger that wanders', () => {
    const { done, point, click } = piece('button', false);
    point('pointerdown', 0, 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 0, 'touch');
    click();
    point('pointerdown', 0, 'touch');
    point('pointermove', 20, 'touch');
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['press']);
  });

  it('ends with the piece, after the redraw', async () => {
    const { done, point, detach } = piece();
    point('pointerenter', 0);
    detach();
    expect(done).toEqual(['look pointer']);
    await Promise.resolve();
    expect(done).toEqual(['look pointer', 'leave pointer']);
  });
});

describe('pressing', () => {
  it('goes by key for drawings, which buttons do themselves', () => {
    const enter = () => new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
    const drawing = piece('g');
    expect(drawing.node.dispatchEvent(enter())).toBe(false);
    expect(drawing.done).toEqual(['press']);
    const button = piece('button');
    expect(button.node.dispatchEvent(enter())).toBe(true);
    expect(button.done).toEqual([]);
  });
});
