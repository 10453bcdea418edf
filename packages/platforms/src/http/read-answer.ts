import type { Dispatcher } from 'undici';
import { PlatformError, type PlatformErrorOptions } from '../platform-error.ts';
import type { HttpCall } from './http-client.ts';
import { readRetryAfter } from './retry-after.ts';

/** What may stand in a message or a log as a platform's code for what went wrong. */
const reasonPattern = /^[\w.-]{1,100}$/;

/**
 * An answer's parsed body. A success that cannot be understood is retryable: something between us and the platform,
 * or a bad moment of the platform, answered. Its body is not kept, not even in a cause.
 * @throws PlatformError
 */
export async function readAnswer<T>(call: HttpCall<T>, answer: Dispatcher.ResponseData): Promise<T> {
  const { source, operation } = call;
  const status = answer.statusCode;
  const fail = (rest: Pick<PlatformErrorOptions, 'failure'> & Partial<PlatformErrorOptions>) =>
    new PlatformError({ source, operation, status, ...rest });
  const text = await answer.body.text();
  const body = parseJson(text);
  if (status < 200 || status >= 300) {
    const { failure, reason, refused = [] } = refusalOf(call, status, body);
    const retryAfterMs = readRetryAfter(header(answer, 'retry-after'), header(answer, 'date'));
    const named = reason !== null && reasonPattern.test(reason) ? reason : null;
    throw fail({ failure, reason: named, retryAfterMs: failure === 'retryable' ? retryAfterMs : null, refused });
  }
  if (body === undefined) throw fail({ failure: 'retryable', reason: 'not_json' });
  const parsed = call.schema.safeParse(body);
  // Zod's issues name paths and expected types; they do not hold the values.
  if (!parsed.success) throw fail({ failure: 'retryable', reason: 'wrong_shape', cause: parsed.error });
  return parsed.data;
}

/**
 * 5xx and 429 are retryable whatever the body says, redirects are never followed; the rest is the platform's to word.
 */
function refusalOf(
  call: HttpCall<unknown>,
  status: number,
  body: unknown,
): ReturnType<HttpCall<unknown>['readRefusal']> {
  if (status >= 300 && status < 400) return { failure: 'permanent', reason: 'redirect' };
  const refusal = call.readRefusal(status, body);
  return status >= 500 || status === 429 ? { failure: 'retryable', reason: refusal.reason } : refusal;
}

function parseJson(text: string): unknown {
  try {
    if (!unstorable.test(text)) return JSON.parse(text);
    return JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}

/** What JSON may write such characters as; few answers hold any, and looking at each value is slow. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * NUL characters and halves of surrogate pairs are JSON but no text that a database keeps: one is left out, the other
 * replaced.
 */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function header(answer: Dispatcher.ResponseData, name: string): string | undefined {
  const value = answer.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
