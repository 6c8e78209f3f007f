/** What the app asks of a browser module (`crates/browser`): JSON text in, JSON text out, refusals thrown as text. */
interface BrowserEngine {
  study(asked: string): string;
  pose(game: string, puzzle: string): string;
  attempt(game: string, puzzle: string, move: string): string;
  solve(game: string, puzzle: string, iterations: number): string;
  weights(game: string, players: number, weights: Uint8Array): void;
}

/** By game, how its engine is loaded. */
declare module 'virtual:engines' {
  const engines: Record<string, () => Promise<BrowserEngine>>;
  export default engines;
}

/** The games for which the app was built with an engine. */
declare module 'virtual:engine-games' {
  const games: string[];
  export default games;
}
