/** Cards, acorns and tokens fly between their spots on the board. */
import type { Attachment } from 'svelte/attachments';
import { Air } from '../../board/air.svelte';
import type { Target } from '../../board/listen';
import { pace } from '../../person/settings.svelte';
import type { Flight, Spot } from './events';

/** How long one flight takes, and all of them together, in milliseconds. */
const ONE = 320;
const ALL = 500;

interface Crossing {
  what: Flight['what'];
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Elements that carry a spot: first those of the table, then those of the seats around it. */
export function spotsAt(root: HTMLElement, spot?: Spot): Element[] {
  const which = spot === undefined ? '[data-at]' : `[data-at="${CSS.escape(spot)}"]`;
  const around = [...document.querySelectorAll(which)].filter((one) => !root.contains(one));
  return [...root.querySelectorAll(which), ...around];
}

export class Sky {
  #air = new Air<Crossing>();
  #before: Partial<Record<Spot, DOMRect>> = {};

  get flying() {
    return this.#air.flying;
  }

  /** Remembers where everything is, before the board changes. */
  remember(root: HTMLElement | undefined): void {
    if (!root) return;
    this.#before = {};
    for (const element of spotsAt(root)) {
      const spot = element.getAttribute('data-at');
      const box = element.getBoundingClientRect();
      if (spot && box.width > 0) this.#before[spot] ??= box;
    }
    this.#before['board'] = root.getBoundingClientRect();
  }

  /** Starts these flights; those between places that are not on the screen are left out. */
  launch(root: HTMLElement, flights: readonly Flight[]): void {
    const gap = Math.min(70, (ALL - ONE) / Math.max(1, flights.length - 1));
    const started = flights.flatMap((flight, index): Crossing[] => {
      const from = flight.from.map((spot) => this.#before[spot]).find(Boolean);
      const goal = flight.to
        .flatMap((spot) => spotsAt(root, spot))
        .find((element) => element.getBoundingClientRect().width > 0);
      const to = goal?.getBoundingClientRect();
      if (!from || !goal || !to) return [];
      const delay = index * gap;
      // What is still in the air is not there yet.
      if (typeof flight.what === 'object') {
        goal.animate([{ opacity: 0.15 }, { opacity: 0.15 }], { duration: (delay + ONE) * pace() });
      }
      return [{ what: flight.what, from, to, delay }];
    });
    this.#air.launch(started);
  }

  fly(flight: Crossing & { id: number }): Attachment<Target> {
    const { from, to, delay } = flight;
    const path = (element: HTMLElement) => {
      const size = element.offsetWidth || 1;
      const box = (rect: DOMRect, scale: number) => {
        const x = rect.left + rect.width / 2 - size / 2;
        const y = rect.top + rect.height / 2 - element.offsetHeight / 2;
        return `translate(${x}px, ${y}px) scale(${scale})`;
      };
      const growth = Math.min(1.4, Math.max(0.5, from.width / size));
      return [
        { transform: box(from, growth), opacity: 0.9 },
        { transform: box(to, 1), opacity: 1 },
      ];
    };
    return this.#air.fly(flight, path, {
      duration: ONE,
      delay,
      easing: 'cubic-bezier(.3,.7,.3,1)',
    });
  }
}
