/**
 * A host that can go away and come back at the same address, and that can be given a newer version of the app: a proxy of
 * our own, because what a test changes inside the browser does not reach a service worker.
 */
import { createServer, request as ask } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Host {
  url: string;
  /** What was asked of it, such as `GET /api/me`. */
  asked: string[];
  /** Nothing answers at this address any more. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** From now on another version of the app is here, in which these words have become others; what had the old names is gone. */
  install(words: Record<string, string>): void;
}

const TEXT = /javascript|json|html|css/;

export async function hostOf(to: string): Promise<Host> {
  const target = new URL(to);
  const open = new Set<Socket>();
  const asked: string[] = [];
  let words: [string, string][] = [];
  const renamed = (text: string) =>
    words.reduce((all, [old, now]) => all.replaceAll(old, now), text);
  const before = (text: string) =>
    words.reduce((all, [old, now]) => all.replaceAll(now, old), text);

  const server = createServer((question, answer) => {
    const path = question.url ?? '/';
    asked.push(`${question.method} ${path}`);
    if (words.some(([old]) => path.includes(old))) {
      answer.writeHead(404).end();
      return;
    }
    const headers = { ...question.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const passed = ask(
      new URL(before(path), to),
      { method: question.method, headers },
      (answered) => {
        const parts: Buffer[] = [];
        answered.on('data', (part: Buffer) => parts.push(part));
        answered.on('end', () => {
          const whole = Buffer.concat(parts);
          const isText = TEXT.test(answered.headers['content-type'] ?? '');
          const body = isText ? Buffer.from(renamed(whole.toString('utf8'))) : whole;
          const rest = { ...answered.headers, 'content-length': String(body.length) };
          delete rest['transfer-encoding'];
          answer.writeHead(answered.statusCode ?? 502, rest).end(body);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    question.pipe(passed);
  });
  server.on('upgrade', (question, socket: Socket, head: Buffer) => {
    const passed = connect(Number(target.port), target.hostname, () => {
      const lines = question.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      );
      passed.write([`GET ${question.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    open.add(passed).add(socket);
    for (const end of [passed, socket]) end.on('error', () => undefined);
    passed.on('close', () => socket.destroy());
    socket.on('close', () => passed.destroy());
  });

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async leave() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
    comeBack: () => listen(port),
    install(newer) {
      words = Object.entries(newer);
    },
  };
}
