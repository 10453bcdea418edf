import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Api } from '../api.ts';

const againFirstMs = 100;
const againMaxMs = 1_000;
const persistForMs = 120_000;

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request as a good client does that must know its outcome: again, with the same key, when no answer came, when
 * a service was away, and, as late as it was told, when it asked too often or while the first try still runs.
 * @returns the first answer that says what became of it
 * @throws Error when there is none within two minutes, or when an answer is one that a client could not explain
 */
export async function persist(api: Api, { method = 'POST', ...request }: Request): Promise<Answer> {
  const deadline = performance.now() + persistForMs;
  const refusals: string[] = [];
  for (let againMs = againFirstMs; ; againMs = Math.min(againMs * 2, againMaxMs)) {
    const answer = await callOnce(api, { method, ...request });
    if (answer !== null && isFinal(answer)) return answer;
    refusals.push(answer === null ? 'no answer' : `${answer.status} ${answer.body.error.code}`);
    if (performance.now() > deadline)
      throw new Error(`${method} ${request.path} came to no end: ${refusals.join(', ')}`);
    await delay(Number(answer?.headers.get('retry-after') ?? 0) * 1_000 || againMs);
  }
}

/** Null when the connection was refused or broke before a whole answer had come. */
export async function callOnce(api: Api, { method = 'POST', path, ...rest }: Request): Promise<Answer | null> {
  try {
    return await api.call(method, path, rest);
  } catch (error) {
    // Thus fetch reports what went wrong with the connection.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function isFinal({ method, path, status, text, body }: Answer): boolean {
  if (status === 503 || status === 429 || (status === 409 && body.error.code === 'idempotency_in_progress'))
    return false;
  if (status >= 500) throw new Error(`${method} ${path} was answered ${status} ${text}`);
  return true;
}
