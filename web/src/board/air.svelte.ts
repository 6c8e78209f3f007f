/** What is in the air: pieces fly from where they were to where they are. */
import type { Attachment } from 'svelte/attachments';
import { pace } from '../person/settings.svelte';
import type { Target } from './listen';

export class Air<Flight extends object> {
  flying = $state.raw<(Flight & { id: number })[]>([]);
  #next = 0;

  launch(flights: readonly Flight[]): void {
    const started = flights.map((flight) => ({ ...flight, id: (this.#next += 1) }));
    if (started.length > 0) this.flying = [...this.flying, ...started];
  }

  /** Moves the element of a flight, and takes the flight away when it has landed. */
  fly(
    flight: Flight & { id: number },
    path: (element: HTMLElement) => Keyframe[],
    timing: { duration: number; delay: number; easing: string },
  ): Attachment<Target> {
    return (element) => {
      const motion = element.animate(path(element as HTMLElement), {
        ...timing,
        duration: timing.duration * pace(),
        delay: timing.delay * pace(),
        fill: 'both',
      });
      const land = () => {
        this.flying = this.flying.filter((other) => other.id !== flight.id);
      };
      motion.addEventListener('finish', land);
      motion.addEventListener('cancel', land);
      return () => motion.cancel();
    };
  }
}
