/** What the prompt says, and how it looks: colour, sign and place tell the six ways apart. */
import type { Question } from '../board/sill.svelte';
import type { IconName } from '../frame/Icon.svelte';

export type Look = 'instruction' | 'refusal' | 'waiting' | Question['look'];

export interface Talk {
  look: Look;
  text: string;
  /** The rule by which something was refused. */
  rule?: string | undefined;
}

/** Why something was refused, and by which rule. */
export type Refusal = Pick<Talk, 'text' | 'rule'>;

export const signs: Record<Look, IconName> = {
  instruction: 'next',
  question: 'help',
  refusal: 'close',
  confirm: 'check',
  final: 'alert',
  waiting: 'clock',
};

/** A refusal stands for a moment, then what is asked comes back. */
export const REFUSAL_MS = 6000;

/** What is said where several have something to say: a refusal first, then what is asked in between. */
export function talkOf(
  refusal: Refusal | null,
  question: Question | null,
  prompt: string,
  mine: boolean,
): Talk {
  if (refusal) return { look: 'refusal', ...refusal };
  if (question) return question;
  return { look: mine ? 'instruction' : 'waiting', text: prompt };
}
