/** How a challenge is played, in the game's own words. */
import type { DailyChallenge } from '../protocol';
import { has, t } from '../words/index.svelte';

/** “random map”, “Equinox”: what the options of the challenge are called. */
export function modeOf({ game, options }: DailyChallenge): string {
  const texts = Object.entries(options).map(([key, value]) => {
    const [named, plain] = [`${game}-option-${key}-${value}`, `${game}-option-${key}`];
    // A plain yes says nothing without what is meant.
    return t(value === 'yes' || !has(named) ? plain : named);
  });
  const text = texts.join(', ') || t(`${game}-mode-standard`);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
