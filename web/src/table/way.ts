/** The ways to a table on the server that this page came from. */
import { accountOf, askAgain, lookAt, personHere, problemOf, stranger } from '../api';
import type { Problem } from '../protocol';
import type { Outside } from './connection.svelte';

/** Whether a table can't be opened by this version of the server: what is left of it can be looked at. */
export const isShut = (problem: Problem) =>
  problem.code === 'other-rules' || problem.code === 'cant-open';

type Way = Pick<Outside, 'meet' | 'who' | 'open' | 'probe' | 'account'>;

export function wayTo(table: string): Way {
  return {
    meet: stranger,
    who: personHere,
    open: () => {
      const scheme = location.protocol.replace('http', 'ws');
      return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
    },
    account: () => accountOf(table),
    probe: async () => {
      try {
        // A key that was taken away keeps the socket from opening, and the cookie is gone with the first try.
        await askAgain();
        await lookAt(table);
        return null;
      } catch (error) {
        const problem = problemOf(error);
        // No answer at all is a matter of the way, which is tried again.
        return problem.code === 'internal' ? null : problem;
      }
    },
  };
}
