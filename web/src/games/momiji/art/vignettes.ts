/**
 * Small ink landscapes for the landscape cards, put together from parts in a picture of 120 x 80: a
 * picture for each letter, so that cards are told apart at a glance.
 */

/** One stroke or one wash; the tone names its colour in the style sheet. */
export interface Stroke {
  d: string;
  tone:
    'sky' | 'sun' | 'moon' | 'far' | 'near' | 'ink' | 'water' | 'mist' | 'red' | 'gold' | 'snow';
  /** Width of a line; nothing for a filled shape. */
  line?: number;
}

type Part = Stroke[];

const fill = (d: string, tone: Stroke['tone']): Stroke => ({ d, tone });
const line = (d: string, tone: Stroke['tone'], width = 1.5): Stroke => ({ d, tone, line: width });

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const sun = (x: number, y: number, r = 11): Part => [fill(disc(x, y, r), 'sun')];
const moon = (x: number, y: number, r = 9): Part => [fill(disc(x, y, r), 'moon')];
const crescent = (x: number, y: number): Part => [
  fill(`M${x} ${y - 9}a9 9 0 1 0 8 13a7.5 7.5 0 1 1-8-13Z`, 'moon'),
];
const hills = (y: number, tone: 'far' | 'near', height = 16): Part => [
  fill(
    `M0 ${y}q18-${height} 34-${height * 0.6}t26 ${height * 0.3}q18-${height} 34-${height * 0.7}t26 ${height * 0.4}V80H0Z`,
    tone,
  ),
];
const mountain = (x: number, y: number, size: number, snow = true): Part => [
  fill(
    `M${x - size} ${y}Q${x - size * 0.3} ${y - size * 0.35} ${x - 3} ${y - size}h6Q${x + size * 0.3} ${y - size * 0.35} ${x + size} ${y}Z`,
    'far',
  ),
  ...(snow
    ? [
        fill(
          `M${x - 3} ${y - size}h6l${size * 0.17} ${size * 0.3}l-${size * 0.1}-${size * 0.06}l-${size * 0.1} ${size * 0.1}l-${size * 0.1}-${size * 0.09}l-${size * 0.13} ${size * 0.07}Z`,
          'snow',
        ),
      ]
    : []),
];
const mist = (y: number): Part => [
  line(`M8 ${y}q14-5 28 0t30-1M58 ${y + 6}q16-5 30 0t24-1`, 'mist', 3.5),
];
const river = (x: number): Part => [
  fill(`M${x} 46q-10 6 4 12t-10 22h34q4-14-8-21t-12-13Z`, 'water'),
  line(`M${x + 4} 66q7-3 13 0M${x + 2} 73q8-3 16 0`, 'snow', 1),
];
const sea = (y: number): Part => [
  fill(`M0 ${y}h120V80H0Z`, 'water'),
  line(
    `M6 ${y + 7}q7-3 14 0t14 0M66 ${y + 5}q7-3 14 0t14 0M34 ${y + 15}q7-3 14 0t14 0M92 ${y + 15}q6-3 12 0`,
    'snow',
    1,
  ),
];
const torii = (x: number, y: number, s = 1): Part => [
  line(
    `M${x - 14 * s} ${y - 18 * s}q${14 * s} ${4 * s} ${28 * s} 0M${x - 11 * s} ${y - 11 * s}h${22 * s}M${x - 8 * s} ${y - 16 * s}l${-s} ${17 * s}M${x + 8 * s} ${y - 16 * s}l${s} ${17 * s}`,
    'red',
    3 * s,
  ),
];
const pagoda = (x: number, y: number): Part => [
  fill(`M${x - 5} ${y}v-30h10v30Z`, 'near'),
  ...[0, 9, 18, 27].map((up) =>
    fill(
      `M${x - 15 + up * 0.28} ${y - 7 - up}q${9 - up * 0.1}-2 ${15 - up * 0.28}-7q6 5 ${15 - up * 0.28} 7Z`,
      'ink',
    ),
  ),
  line(`M${x} ${y - 40}v-8`, 'ink', 1.5),
];
const bridge = (x: number, y: number): Part => [
  line(`M${x - 24} ${y}q24-24 48 0`, 'red', 3.5),
  line(
    `M${x - 26} ${y - 6}q26-25 52 0M${x - 15} ${y - 14}v7M${x} ${y - 18}v7M${x + 15} ${y - 14}v7`,
    'red',
    1.5,
  ),
];
const pine = (x: number, y: number): Part => [
  line(`M${x} ${y}q-4-12 3-24`, 'ink', 2.5),
  fill(`M${x - 13} ${y - 16}q8-9 24-3q-8 6-24 3ZM${x - 8} ${y - 24}q9-9 21-2q-8 5-21 2Z`, 'near'),
];
const maple = (x: number, y: number): Part => [
  line(`M${x} ${y}q3-10 0-20M${x} ${y - 10}l7-8M${x} ${y - 12}l-7-7`, 'ink', 2),
  fill(disc(x - 7, y - 21, 7) + disc(x + 7, y - 21, 7) + disc(x, y - 27, 8), 'sun'),
];
const boat = (x: number, y: number): Part => [
  fill(`M${x - 14} ${y}h28q-4 7-10 7h-9q-6 0-9-7Z`, 'ink'),
  fill(`M${x} ${y - 2}v-20q11 8 11 20Z`, 'snow'),
  line(`M${x} ${y}v-23`, 'ink', 1.5),
];
const birds = (x: number, y: number): Part => [
  line(
    `M${x} ${y}q4-5 7 0q3-5 7 0M${x + 17} ${y - 7}q3-4 5 0q3-4 5 0M${x + 14} ${y + 8}q3-4 5 0q3-4 5 0`,
    'ink',
    1.4,
  ),
];
const rain: Part = [
  line(
    'M14 14l-4 14M34 8l-4 14M54 16l-4 14M74 8l-4 14M94 14l-4 14M110 6l-4 14M24 36l-4 12M66 38l-4 12M102 36l-4 12',
    'mist',
    1.6,
  ),
];
const snowfall: Part = [
  fill(
    [
      [14, 14],
      [34, 26],
      [52, 10],
      [70, 22],
      [88, 12],
      [106, 28],
      [24, 42],
      [62, 40],
      [98, 46],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.8))
      .join(''),
    'snow',
  ),
];
const waterfall = (x: number): Part => [
  fill(`M${x} 22h14q4 26 2 46h-18q-2-22 2-46Z`, 'snow'),
  line(`M${x + 4} 26v38M${x + 10} 26v38`, 'water', 1.5),
];
const stones: Part = [
  line('M16 66q44-14 88 0M10 72q50-16 100 0M24 60q36-11 72 0', 'mist', 1.6),
  fill('M38 62q-2-14 10-15t12 15ZM70 60q0-9 8-9t8 9Z', 'ink'),
];
const lantern = (x: number, y: number): Part => [
  line(`M${x} ${y}v9`, 'ink', 1.2),
  fill(`M${x - 7} ${y + 12}q7-6 14 0v13q-7 6-14 0Z`, 'gold'),
  line(`M${x - 7} ${y + 16}q7 2 14 0M${x - 7} ${y + 21}q7 2 14 0`, 'red', 1),
];
const grass = (x: number, y: number): Part => [
  line(`M${x} ${y}q2-16 10-24M${x + 4} ${y}q0-18-6-28M${x + 8} ${y}q4-12 14-18`, 'gold', 1.8),
];
const hut = (x: number, y: number): Part => [
  fill(`M${x - 11} ${y}v-11h22v11Z`, 'near'),
  fill(`M${x - 17} ${y - 10}q12-4 17-14q5 10 17 14Z`, 'ink'),
  fill(`M${x - 3} ${y}v-7h6v7Z`, 'gold'),
];
const stepping: Part = [
  fill(
    'M14 74q8-5 16 0q-8 5-16 0ZM38 68q8-5 15 0q-7 5-15 0ZM60 62q7-4 13 0q-6 4-13 0ZM80 57q6-4 11 0q-5 4-11 0Z',
    'near',
  ),
];

export const vignettes: Record<string, Part> = {
  A: [...sun(88, 26), ...hills(58, 'far'), ...sea(62), ...stepping],
  B: [...mountain(44, 60, 46), ...hills(66, 'near', 10), ...bridge(84, 68)],
  C: [...moon(30, 24), ...hills(54, 'far', 10), ...stones],
  D: [...hills(50, 'far', 22), ...hills(66, 'near', 14), ...mist(42), ...birds(68, 20)],
  E: [...sun(26, 30, 9), ...hills(60, 'far', 12), ...maple(52, 74), ...maple(88, 72)],
  F: [...crescent(92, 24), ...hills(60, 'far', 14), ...pine(38, 70), ...lantern(70, 22)],
  G: [...hills(44, 'far', 24), ...waterfall(52), ...hills(76, 'near', 10)],
  H: [...sun(60, 34, 14), ...sea(58), ...torii(60, 66, 1.2)],
  I: [...moon(88, 20, 8), ...hills(58, 'far', 14), ...pagoda(46, 72), ...mist(62)],
  J: [...mountain(84, 58, 40), ...sea(56), ...boat(38, 62)],
  K: [
    ...sun(24, 22, 8),
    ...mountain(28, 66, 30),
    ...mountain(62, 66, 40),
    ...mountain(94, 66, 32),
    ...mist(60),
  ],
  L: [...hills(58, 'far', 12), ...river(52), ...grass(14, 76), ...grass(90, 76)],
  M: [...snowfall, ...hills(62, 'far', 12), ...hut(58, 70), ...pine(98, 72)],
  N: [
    ...rain,
    ...hills(56, 'far', 16),
    ...hills(72, 'near', 10),
    ...maple(30, 72),
    ...torii(84, 70, 0.8),
  ],
};
