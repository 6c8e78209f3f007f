/**
 * A way to a server on which answers come late, and later ones before earlier ones: a proxy of our own, because
 * what a test holds back inside the browser has brought its cookie already.
 */
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import type { Server } from './support';

export interface Way {
  /** How long the answer to one of the questions to the server is held back, in milliseconds. */
  late?: (count: number) => number;
  /** Whether cookies come through; a browser that blocks them is the same to everybody. */
  cookies?: boolean;
}

/** The first is held back longest: whoever asks for several things at once gets the last one first. */
const reversed = (count: number) => Math.max(20, 300 - 40 * count);

/** What comes over a socket is late as well, but in its order: that is all that a network can do to it. */
const SOCKET_LATE = 120;

export async function crookedWay(
  to: string,
  { late = reversed, cookies = true }: Way = {},
): Promise<Server> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let count = 0;
  const server = createServer((question, answer) => {
    const path = question.url ?? '/';
    const wait = path.startsWith('/api/') ? late((count += 1)) : 0;
    const headers = passing(question.headers, cookies);
    const passed = ask(new URL(path, to), { method: question.method, headers }, (answered) => {
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        setTimeout(() => {
          answer.writeHead(answered.statusCode ?? 502, passing(answered.headers, cookies));
          answer.end(Buffer.concat(parts));
        }, wait);
      });
    });
    passed.on('error', () => answer.destroy());
    question.pipe(passed);
  });
  server.on('upgrade', (question, socket: Socket, head: Buffer) => {
    const passed = connect(Number(target.port), target.hostname, () => {
      const lines = question.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 && (cookies || name.toLowerCase() !== 'cookie')
          ? [`${name}: ${all[at + 1]}`]
          : [],
      );
      passed.write([`GET ${question.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      passed.write(head);
      socket.pipe(passed);
    });
    open.add(passed).add(socket);
    // Equal waits keep the order.
    passed.on('data', (part: Buffer) => setTimeout(() => socket.write(part), SOCKET_LATE));
    passed.on('close', () => setTimeout(() => socket.destroy(), SOCKET_LATE));
    socket.on('close', () => passed.destroy());
    for (const end of [passed, socket]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passing(headers: IncomingHttpHeaders, cookies: boolean): IncomingHttpHeaders {
  const { cookie, 'set-cookie': made, ...rest } = headers;
  if (!cookies) return rest;
  return { ...rest, ...(cookie ? { cookie } : {}), ...(made ? { 'set-cookie': made } : {}) };
}
