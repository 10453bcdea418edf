import { Agent, errors, request } from 'undici';
import type { z } from 'zod';
import { PlatformError, type PlatformFailure, type RefusedValue } from '../platform-error.ts';
import type { Source } from '../sources.ts';
import { readAnswer } from './read-answer.ts';

export interface HttpClientOptions {
  /** From the start of a call to the end of its answer, waiting for a connection included. Default 10 s. */
  readonly timeoutMs?: number;
  /** The longest answer that is read. Default 4 MiB: twice a page of 50 reviews as long as Google allows. */
  readonly answerBytesMax?: number;
  /** Connections per host; further calls wait for one within their deadline. Default 32. */
  readonly connectionsMax?: number;
}

export interface HttpCall<T> {
  readonly source: Source;
  readonly operation: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Built by `buildUrl`; undefined when what the caller named cannot be a resource of the platform. */
  readonly url: URL | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly schema: z.ZodType<T>;
  readonly readRefusal: ReadRefusal;
}

/** How a platform words its refusals: what a status and a parsed error body (undefined: not JSON) mean. */
export type ReadRefusal = (status: number, body: unknown) => Refusal;

export interface Refusal {
  readonly failure: PlatformFailure;
  readonly reason: string | null;
  readonly refused?: readonly RefusedValue[];
}

export interface HttpClient {
  /** One call and its parsed answer. @throws PlatformError, or the signal's reason when the caller gave up */
  call<T>(call: HttpCall<T>): Promise<T>;
  /** Lets running calls end. */
  close(): Promise<void>;
}

/**
 * The connections to the platforms. The dispatcher is its own: it goes to the host that the URL names and nowhere
 * else, so it follows no redirect and uses no proxy from the environment. HTTP/1.1 only, where the limit on an
 * answer's size is enforced while it arrives.
 */
export function openHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { timeoutMs = 10_000, answerBytesMax = 4 * 1_024 * 1_024, connectionsMax = 32 } = options;
  const agent = new Agent({
    connections: connectionsMax,
    maxResponseSize: answerBytesMax,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    allowH2: false,
  });

  return {
    call: async (call) => {
      call.signal.throwIfAborted();
      if (call.url === undefined) throw failed(call, 'permanent', 'invalid_name');
      // One of AbortSignal.timeout's would live on, and make its exception when nobody waits any more.
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      try {
        const answer = await request(call.url, {
          dispatcher: agent,
          method: call.method,
          headers: { accept: 'application/json', 'user-agent': 'review-reply', ...call.headers },
          body: call.body ?? null,
          signal: AbortSignal.any([call.signal, deadline.signal]),
        });
        return await readAnswer(call, answer);
      } catch (error) {
        call.signal.throwIfAborted();
        if (error instanceof PlatformError) throw error;
        if (deadline.signal.aborted) throw failed(call, 'retryable', 'timeout');
        throw unsent(call, error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.close(),
  };
}

/** What undici throws, named. Its errors hold addresses and codes, never headers or bodies, and are kept as causes. */
function unsent(call: HttpCall<unknown>, error: unknown): PlatformError {
  if (error instanceof errors.InvalidArgumentError) return failed(call, 'permanent', 'invalid_call', error);
  if (error instanceof errors.ResponseExceededMaxSizeError) return failed(call, 'retryable', 'too_large', error);
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return failed(call, 'retryable', 'timeout', error);
  return failed(call, 'retryable', 'network_error', error);
}

function failed(call: HttpCall<unknown>, failure: PlatformFailure, reason: string, cause?: unknown): PlatformError {
  const { source, operation } = call;
  return new PlatformError({ source, operation, failure, reason, cause });
}
