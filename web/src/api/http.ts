/** Asking the server something. What it refuses comes as a `Refusal`, with words for people. */
import type { Problem } from '../protocol';
import { t } from '../words/index.svelte';

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

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Asks and reads the answer. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await send(method, path, body);
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
  const answer = await fetch(path, init);
  if (answer.status !== 401 || path === '/api/recover') return answer;
  // A device that the server does not know has just lost its cookie: the next request is a new guest's.
  return fetch(path, init);
}

async function readProblem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { code: 'internal', message: t('frame-no-server') };
  }
}
