/** The ways to a table on the server that this page came from. */
import { lookAt, problemOf } from '../api';
import type { Outside } from './connection.svelte';

export function wayTo(table: string): Pick<Outside, 'open' | 'probe'> {
  return {
    open: () => {
      const scheme = location.protocol.replace('http', 'ws');
      return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
    },
    probe: async () => {
      try {
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
