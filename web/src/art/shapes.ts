/** Shapes that are easier to reckon than to draw. */

const at = (angle: number, length: number): [number, number] => [
  Math.sin(angle) * length,
  -Math.cos(angle) * length,
];

const text = ([x, y]: [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** How far the seven tips of a maple leaf reach, from the lowest left round to the lowest right. */
const REACH = [0.5, 0.74, 0.92, 1, 0.92, 0.74, 0.5];

/** A Japanese maple leaf of a given size around the origin, its stem below. */
export function mapleLeaf(size: number): string {
  const spread = 0.66;
  const foot = at(Math.PI, size * 0.1);
  let path = `M${text(foot)}`;
  REACH.forEach((reach, index) => {
    const angle = (index - 3) * spread;
    const on = (turn: number, length: number) =>
      text(at(angle + turn * spread, size * reach * length));
    const notch = index < 6 ? at(angle + spread / 2, size * 0.34) : foot;
    path += `C${on(-0.52, 0.55)} ${on(-0.2, 0.68)} ${on(0, 1)}`;
    path += `C${on(0.2, 0.68)} ${on(0.52, 0.55)} ${text(notch)}`;
  });
  return `${path}Z`;
}

/** The veins of that leaf, from the foot into its larger tips. */
export function mapleVeins(size: number): string {
  const tips = REACH.map((reach, index) => at((index - 3) * 0.66, size * reach * 0.82));
  return tips.map((tip) => `M${text(at(Math.PI, size * 0.1))}L${text(tip)}`).join('');
}

/** A hexagon with a point upwards. */
export function hexagon(x: number, y: number, size: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const [dx, dy] = at((index * Math.PI) / 3, size);
    return text([x + dx, y + dy]);
  });
  return `M${corners.join('L')}Z`;
}

/** A star with four points, as it twinkles. */
export function twinkle(x: number, y: number, size: number): string {
  const thin = size * 0.16;
  const points = Array.from({ length: 8 }, (_, index) => {
    const [dx, dy] = at((index * Math.PI) / 4, index % 2 === 0 ? size : thin);
    return text([x + dx, y + dy]);
  });
  return `M${points.join('L')}Z`;
}
