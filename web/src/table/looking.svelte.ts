/** What of a table is in view: the table or what stands beside it, and whose board in large. */
import type { Area } from '../games/face';
import { neighbour } from './swipe';

export class Looking {
  readonly #areas: () => Area[];
  readonly #beside: () => Area[];
  #picked = $state<string | null>(null);
  #tab = $state<string | null>(null);
  /** The seat whose board somebody asked to see. */
  seat = $state<number | null>(null);
  /** Whether what stands beside the table lies over it, where there is no room beside. */
  sheet = $state(false);

  constructor(areas: () => Area[], beside: () => Area[]) {
    this.#areas = areas;
    this.#beside = beside;
  }

  /** What a small screen shows. */
  get small(): string {
    return this.#picked ?? this.#areas()[0]?.id ?? '';
  }

  /** The area of the table that is in view, or would be. */
  get area(): string {
    const areas = this.#areas();
    return (areas.find((one) => one.id === this.small) ?? areas[0])?.id ?? '';
  }

  /** All areas, the one in view first. */
  get ways(): string[] {
    const others = this.#areas().map(({ id }) => id);
    return [this.area, ...others.filter((id) => id !== this.area)];
  }

  /** Whether a small screen shows something else in the place of the table. */
  get covered(): boolean {
    return this.small !== this.area;
  }

  /** What stands beside the table where there is room for both. */
  get tab(): string {
    const beside = this.#beside();
    return (beside.find((one) => one.id === this.#tab) ?? beside[0])?.id ?? '';
  }

  show(id: string): void {
    this.#picked = id;
    if (this.#beside().some((one) => one.id === id)) this.#tab = id;
  }

  /** Opens what stands beside the table over it, or closes it again. */
  lay(id: string): void {
    this.sheet = !(this.sheet && this.tab === id);
    this.show(id);
  }

  /** To the area beside the one in view. */
  turn(right: boolean): void {
    this.show(neighbour(this.#areas(), this.area, right) ?? this.area);
  }

  /** Shows a seat's board in large; the same once more, and it is gone. */
  press(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}
