/** Asking the server something. What it refuses comes as a `Refusal`, with words for people. */
import type { Problem } from '../protocol';
import { t } from '../words/index.svelte';
import { forgotten, isRecognised, sayHello } from './hello';
import { reach } from './reach.svelte';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** What to tell a person about anything that went wrong. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { code: 'internal', message: t('frame-no-server') };
}

/** What there is to say beyond the message; for a fault of the server, the name by which its log knows it. */
export function detailsOf(problem: Problem): string[] {
  const details = problem.details ?? [];
  return problem.request ? [...details, t('frame-request', { id: problem.request })] : details;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Asks and reads the answer. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  await introduce();
  if (method !== 'GET') await insist();
  return read<Answer>(await send(method, path, body));
}

/**
 * Without a cookie everything that is done is done by somebody new, who finds nothing of it again: rather than
 * that it is refused here. Perhaps cookies were allowed meanwhile.
 */
async function insist(): Promise<void> {
  if (isRecognised()) return;
  forgotten();
  await introduce();
  if (!isRecognised()) {
    throw new Refusal({ code: 'unknown-person', message: t('frame-no-cookies') });
  }
}

/** Says who this is, unless that is said already; the answer is who the server takes us for. */
export async function introduce<Person>(): Promise<Person> {
  return read<Person>(await sayHello());
}

async function read<Answer>(answer: Response): Promise<Answer> {
  if (answer.status === 204) return undefined as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  throw new Refusal(await readProblem(answer));
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await reach(path, init);
  if (answer.status !== 401 || path === '/api/recover') return answer;
  // A device that the server does not know has just lost its cookie: from here on it is a new guest's.
  forgotten();
  await introduce();
  return reach(path, init);
}

async function readProblem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    // Something on the way has answered instead; what it passed on may still have a name.
    const request = answer.headers.get('x-request-id');
    const problem: Problem = { code: 'internal', message: t('frame-no-server') };
    return request === null ? problem : { ...problem, request };
  }
}
