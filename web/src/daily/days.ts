/** Days as the server writes them, `2026-11-18`, for people. */

const DAY = 86_400_000;

/** The day this many days later. */
export function later(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10);
}

/** Whether somebody may have meant a day. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function written(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The time of a moment where the reader is. */
export function clock(at: number, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeStyle: 'short',
  });
  return format.format(new Date(at));
}

/** With a plus, where it is one. */
export const signed = (number: number) =>
  number > 0 ? `+${number}` : `${number}`.replace('-', '−');
