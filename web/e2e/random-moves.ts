import type { Page } from '@playwright/test';

/**
 * Makes moves for the person of a page beside it, which sees them arrive: as many as said, or to the end. They are taken by chance, but
 * always in the same way through the lists of moves, so that what fails fails again with the same deal.
 */
export async function randomMoves(page: Page, table: string, moves = Infinity): Promise<void> {
  await page.evaluate(
    ({ table, moves }) =>
      new Promise<void>((resolve) => {
        const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
        const socket = new WebSocket(address);
        let dice = 7;
        let left = moves ?? Infinity;
        const next = (of: number) => (dice = (dice * 48271) % 2147483647) % of;
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
        socket.onclose = () => resolve();
        socket.onmessage = (event: MessageEvent<string>) => {
          const { sight, table } = JSON.parse(event.data);
          if (!sight) return;
          const choices: { move: string }[] = sight.choices;
          const over = sight.to_act.length === 0 || (table && table.stage !== 'running');
          if (over || (left <= 0 && choices.length > 0)) return socket.close();
          const choice = choices[next(choices.length)];
          if (!choice) return;
          left -= 1;
          // A move has a name of its own also in the next call: one with the same name is taken for the same.
          const id = `${sight.moves} ${dice}`;
          socket.send(JSON.stringify({ type: 'move', id, move: choice.move }));
        };
      }),
    // Infinity is no JSON.
    { table, moves: Number.isFinite(moves) ? moves : null },
  );
}
