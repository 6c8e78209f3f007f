/** How long something is past, in words: “3 hours ago”. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(at: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const step = STEPS.find(([, length]) => past >= length);
  return step ? words.format(-Math.floor(past / step[1]), step[0]) : words.format(0, 'minute');
}
