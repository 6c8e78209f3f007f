/** Asking about a game whoever is there: the engine in this browser once it is loaded, so that a host is spared; else the server. */
import { isLost, Refusal } from '../api';
import { isAwake, wake } from './engine';

/** Both ways have to give the same answer. The first question goes to the server, as nobody should wait for the engine. */
export async function either<Answer>(
  game: string,
  here: () => Promise<Answer>,
  there: () => Promise<Answer>,
): Promise<Answer> {
  if (isAwake(game) || (isLost() && (await wake(game)))) return orElse(here, there);
  try {
    return await there();
  } catch (error) {
    if (isLost() && (await wake(game))) return orElse(here, () => Promise.reject(error as Error));
    throw error;
  } finally {
    void wake(game);
  }
}

/** What is refused is an answer; an engine that has broken down, or lacks something, has given none. */
async function orElse<Answer>(
  here: () => Promise<Answer>,
  there: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await here();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return there();
  }
}
