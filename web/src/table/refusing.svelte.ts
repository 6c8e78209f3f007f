/** What was refused last: it is about the moment in which it was, and stands for a while. */
import { REFUSAL_MS, type Refusal } from './talk';

export class Refusing {
  now = $state.raw<Refusal | null>(null);

  constructor(moment: () => unknown) {
    $effect(() => {
      if (moment()) this.now = null;
    });
    $effect(() => {
      if (!this.now) return;
      const timer = setTimeout(() => (this.now = null), REFUSAL_MS);
      return () => clearTimeout(timer);
    });
  }
}
