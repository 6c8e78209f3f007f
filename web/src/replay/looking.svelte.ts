/** What of a replay is in view: an area of the board or what stands beside it, and whose area. */
import { areaOfSeat, type Area } from '../games/face';
import { neighbour } from '../table/swipe';

export class Looking {
  readonly #areas: () => Area[];
  readonly #beside: () => Area[];
  #picked = $state<string | null>(null);
  /** The seat that somebody chose to look at. */
  seat = $state<number | null>(null);
  /** What stands beside the board where there is room for both. */
  tab = $state('log');

  constructor(areas: () => Area[], beside: () => Area[]) {
    this.#areas = areas;
    this.#beside = beside;
  }

  /** What a small screen shows. */
  get small(): string {
    return this.#picked ?? this.#areas()[0]?.id ?? '';
  }

  /** The area of the board that is in view, or would be. */
  get area(): string {
    const areas = this.#areas();
    return (areas.find((one) => one.id === this.small) ?? areas[0])?.id ?? '';
  }

  show(id: string, seat?: number): void {
    if (seat !== undefined) this.seat = seat;
    this.#picked = id;
    if (this.#beside().some((one) => one.id === id)) this.tab = id;
  }

  /** To the area beside the one in view. */
  turn(right: boolean): void {
    this.show(neighbour(this.#areas(), this.area, right) ?? this.area);
  }

  /** To what lies before a seat, with the eyes of `own`. */
  lookAt(seat: number, own: number | null): void {
    this.seat = seat;
    this.#picked = areaOfSeat(this.#areas(), seat, own) ?? this.#picked;
  }
}
