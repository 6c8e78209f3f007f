/** How points become a picture: scales, lines and where the marks of the seats stand. */

export interface Frame {
  width: number;
  height: number;
}

export interface Scale {
  /** The lowest and the highest value that fit. */
  low: number;
  high: number;
  /** Round values in between, for the grid. */
  ticks: number[];
}

/** A scale with round numbers, around all values and zero. */
export function scaleFor(values: readonly number[], most = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = roundStep((high - low) / most);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const count = Math.round((last - first) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => first + index * step);
  return { low: first, high: last, ticks };
}

/** The next larger of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10;
}

export function xOf(at: number, of: number, frame: Frame): number {
  return of === 0 ? 0 : (at / of) * frame.width;
}

export function yOf(value: number, scale: Scale, frame: Frame): number {
  return frame.height * (1 - (value - scale.low) / (scale.high - scale.low));
}

/** The line of one seat: points stay until the move that changes them. */
export function lineOf(values: readonly number[], scale: Scale, frame: Frame): string {
  const of = values.length - 1;
  const round = (value: number) => Number(value.toFixed(2));
  let path = '';
  values.forEach((value, at) => {
    if (at > 0 && at < of && value === values[at - 1]) return;
    const x = round(xOf(at, of, frame));
    const y = round(yOf(value, scale, frame));
    path += at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return path;
}

/** Where the marks of a seat stand on its line; those of different seats are not above each other. */
export function marksOf(values: readonly number[], seat: number, seats: number): number[] {
  const of = values.length - 1;
  if (of < 1) return [0];
  const count = Math.min(6, of);
  const places = Array.from({ length: count }, (_, index) =>
    Math.round(((index + (seat - 0.5) / seats) / count) * of),
  );
  return [...new Set(places)];
}

export interface Row {
  at: number;
  points: number[];
}

/** The moments in which points changed, and the two ends: enough to tell the whole course. */
export function rowsOf(points: readonly (readonly number[])[]): Row[] {
  return points.flatMap((now, at) => {
    const before = points[at - 1];
    const same = before?.every((value, seat) => value === now[seat]) ?? false;
    return same && at < points.length - 1 ? [] : [{ at, points: [...now] }];
  });
}

export interface Turn {
  seat: number;
  /** After how many moves it begins and ends. */
  from: number;
  to: number;
}

/** Moves of the same seat one after another are a turn. */
export function turnsOf(seats: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  seats.forEach((seat, index) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.to = index + 1;
    else turns.push({ seat, from: index, to: index + 1 });
  });
  return turns;
}
