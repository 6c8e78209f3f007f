/** What the app asks of the browser module (`crates/browser`): JSON text in, JSON text out, refusals thrown as text. */
interface BrowserEngine {
  study(asked: string): string;
  pose(game: string, puzzle: string): string;
  attempt(game: string, puzzle: string, move: string): string;
  solve(game: string, puzzle: string, iterations: number): string;
  weights(game: string, players: number, weights: Uint8Array): void;
}

declare module 'virtual:engine' {
  const load: () => Promise<BrowserEngine>;
  export default load;
}

/** Whether the app was built with it. */
declare module 'virtual:engine-is-there' {
  const isThere: boolean;
  export default isThere;
}
