/** How long to wait before asking again for what a lost connection kept away. */
const AGAIN_MS = 3000;

/** Loads something until it is there, however often the connection is lost meanwhile; ended by what it gives back. */
export function untilThere<T>(load: () => Promise<T>, use: (loaded: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = (): void => {
    load().then(
      (loaded) => {
        if (!ended) use(loaded);
      },
      () => {
        if (!ended) timer = setTimeout(ask, AGAIN_MS);
      },
    );
  };
  ask();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
