import { Agent, request } from 'undici';
import type { AttemptResult } from '../domain/delivery.ts';
import { parseRetryAfter } from '../domain/retry-schedule.ts';
import { attemptErrorOf } from './attempt-error.ts';
import { guardedConnector } from './guarded-connector.ts';
import { readAnswer } from './read-answer.ts';

/** Idle connections are kept for so long, in milliseconds, or shorter when the receiver says so. */
const keepAliveMs = 10_000;
const headerBytesMax = 16 * 1024;

export interface EventRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface EventSender {
  /** Sends a request once and tells how it ended; never throws. Redirects are answers like others. */
  post(event: EventRequest): Promise<AttemptResult>;
  close(): Promise<void>;
}

/**
 * The HTTP client of deliveries: connections to vetted addresses only, kept alive, HTTP/1.1, no proxy, no redirects, no
 * decompression. One deadline covers look-up, connection, TLS, headers and body.
 * @param timeoutMs that deadline
 * @param realNow for Retry-After dates
 */
export function createEventSender(options: {
  allowLocal: boolean;
  timeoutMs: number;
  realNow: () => Date;
}): EventSender {
  const { timeoutMs, realNow } = options;
  const agent = new Agent({
    connect: guardedConnector(options),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    maxHeaderSize: headerBytesMax,
    // The deadline of the whole is ours; these would end parts of it.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const post = async ({ url, headers, body }: EventRequest): Promise<AttemptResult> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    const startedMs = performance.now();
    let responseStatus: number | null = null;
    let retryAfterMs: number | null = null;
    let responseExcerpt: string | null = null;
    let error: AttemptResult['error'] = null;
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        headers: { ...headers },
        body,
        signal: deadline.signal,
      });
      responseStatus = answer.statusCode;
      const retryAfter = answer.headers['retry-after'];
      retryAfterMs = parseRetryAfter(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter, realNow());
      responseExcerpt = await readAnswer(answer.body);
    } catch (thrown) {
      error = deadline.signal.aborted ? 'timeout' : attemptErrorOf(thrown);
    } finally {
      clearTimeout(timer);
    }
    const responseTimeMs = Math.round(performance.now() - startedMs);
    return { responseStatus, responseTimeMs, error, responseExcerpt, retryAfterMs };
  };

  return { post, close: () => agent.destroy() };
}
