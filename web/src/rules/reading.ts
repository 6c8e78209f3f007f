/** What it takes to read the rules of a game: its page in a language, and the pieces that illustrate it. */
import type { Component } from 'svelte';

import type { Language } from '../protocol';
import type { Page } from './page';
import { rulesPage } from './pages';

/** Draws a group of pieces, as a page names them. */
export type Art = Component<{ group: string[] }>;

export interface Reading {
  page: Page;
  Pieces: Art;
}

const pieces: Record<string, () => Promise<{ default: Art }>> = {
  momiji: () => import('./MomijiPieces.svelte'),
  'vivid-memories': () => import('./VividPieces.svelte'),
  'deja-vu': () => import('./DejaPieces.svelte'),
};

export const hasRules = (game: string) => game in pieces;

export async function open(game: string, language: Language): Promise<Reading> {
  const art = pieces[game];
  if (!art) throw new Error(`there are no rules of ${game}`);
  const [page, { default: Pieces }] = await Promise.all([rulesPage(game, language), art()]);
  return { page, Pieces };
}
