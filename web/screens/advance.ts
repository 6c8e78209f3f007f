import type { Page } from '@playwright/test';

/** Makes up to so many moves by chance for the person of a page, as fast as the server answers. */
export async function advance(page: Page, table: string, moves: number): Promise<void> {
  await page.evaluate(
    ({ table, moves }) =>
      new Promise<void>((resolve) => {
        const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
        const socket = new WebSocket(address);
        let left = moves;
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
        socket.onclose = () => resolve();
        socket.onmessage = (event: MessageEvent<string>) => {
          const { sight, table } = JSON.parse(event.data);
          if (!sight) return;
          const over = sight.to_act.length === 0 || (table && table.stage !== 'running');
          if (over || (left === 0 && sight.choices.length > 0)) return socket.close();
          if (sight.choices.length === 0) return;
          left -= 1;
          // A turn that is never ended would show nothing but discards.
          const choices: { move: string }[] = sight.choices;
          const choice = choices[Math.floor(Math.random() * choices.length)];
          const id = `${left}-${Math.random()}`;
          socket.send(JSON.stringify({ type: 'move', id, move: choice?.move }));
        };
      }),
    { table, moves },
  );
}
