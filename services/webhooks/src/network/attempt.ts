import type { Dispatcher } from 'undici';
import type { AttemptError, AttemptResult } from '../domain/delivery.ts';
import { parseRetryAfter } from '../domain/retry-schedule.ts';
import { attemptErrorOf } from './attempt-error.ts';
import type { Connection } from './connection-pool.ts';
import { Excerpt } from './excerpt.ts';

const readBytesMax = 64 * 1024;

/** What an attempt is given and how it hears of the end. */
export interface AttemptOptions {
  readonly connection: Connection;
  /** When the attempt began, on the clock of `performance.now()`. */
  readonly startedMs: number;
  readonly realNow: () => Date;
  /** @param reusable whether the connection may serve again */
  readonly onEnd: (attempt: Attempt, result: AttemptResult, reusable: boolean) => void;
}

/** One request on one connection, from its first byte to the end of the answer. It ends once, however it ends. */
export class Attempt implements Dispatcher.DispatchHandler {
  readonly #options: AttemptOptions;
  readonly #wasOpen: boolean;
  #status: number | null = null;
  #firstByteMs: number | null = null;
  #retryAfterMs: number | null = null;
  #readBytes = 0;
  #excerpt: Excerpt | null = null;
  #ended = false;

  constructor(options: AttemptOptions) {
    this.#options = options;
    this.#wasOpen = options.connection.uses > 1;
  }

  /** Nothing came back on a connection that had served before: the receiver may have closed it just then. */
  get wasClosedIdle(): boolean {
    return this.#wasOpen && this.#firstByteMs === null;
  }

  onRequestStart(): void {}

  onResponseStart(_: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    // Interim answers (RFC 9110 §15.2) announce the real one.
    if (status < 200) return;
    this.#firstByteMs = performance.now() - this.#options.startedMs;
    this.#status = status;
    const retryAfter = headers['retry-after'];
    if (retryAfter === undefined) return;
    const text = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
    this.#retryAfterMs = parseRetryAfter(text, this.#options.realNow());
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#readBytes += chunk.length;
    this.#excerpt ??= new Excerpt();
    this.#excerpt.add(chunk);
    // More is not read: what came is the answer, and the connection is closed.
    if (this.#readBytes >= readBytesMax) this.end(null, false);
  }

  onResponseEnd(): void {
    this.end(null, true);
  }

  onResponseError(_: unknown, error: Error): void {
    this.end(attemptErrorOf(error), false);
  }

  end(error: AttemptError | null, reusable: boolean): void {
    if (this.#ended) return;
    this.#ended = true;
    const { startedMs, onEnd, connection } = this.#options;
    const { lookUpMs, connectionMs, tlsMs, address } = connection.steps;
    const opened = !this.#wasOpen;
    const times = {
      lookUpMs: opened ? rounded(lookUpMs) : null,
      connectionMs: opened ? rounded(connectionMs) : null,
      tlsMs: opened ? rounded(tlsMs) : null,
      firstByteMs: rounded(this.#firstByteMs),
      totalMs: Math.round(performance.now() - startedMs),
      address,
    };
    const responseExcerpt = this.#excerpt?.text() ?? null;
    const told = opened && isTimeout(error) ? timeoutOf(connection) : error;
    const result = {
      responseStatus: this.#status,
      error: told,
      responseExcerpt,
      retryAfterMs: this.#retryAfterMs,
      times,
    };
    onEnd(this, result, reusable);
  }
}

const isTimeout = (error: AttemptError | null): boolean => error === 'timeout' || error === 'connection_timeout';

/** What had not happened when the time was over. */
function timeoutOf({ origin, steps: { address, connectionMs, tlsMs } }: Connection): AttemptError {
  if (address === null) return 'look_up_timeout';
  if (connectionMs === null) return 'connection_timeout';
  return tlsMs === null && origin.startsWith('https:') ? 'tls_timeout' : 'timeout';
}

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));
