import { type GuardedConnectorOptions, guardedConnector } from '@review-reply/guarded-http';
import { LRUCache } from 'lru-cache';
import type { AttemptResult } from '../domain/delivery.ts';
import { Attempt } from './attempt.ts';
import { ConnectionPool } from './connection-pool.ts';

/** URLs whose parts are remembered. */
const urlsMax = 10_000;

export interface EventRequest {
  readonly url: string;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: Buffer;
}

export interface EventSender {
  /** Sends a request once and tells how it ended; never throws. Redirects are answers like others. */
  post(event: EventRequest): Promise<AttemptResult>;
  close(): Promise<void>;
}

export interface EventSenderOptions extends GuardedConnectorOptions {
  /** For Retry-After dates. */
  readonly realNow: () => Date;
}

/**
 * The HTTP client of deliveries: connections to vetted addresses only, kept alive, HTTP/1.1, no proxy but a configured
 * one, no redirects, no decompression. One deadline, `timeoutMs`, covers look-up, connection, TLS, headers and body.
 */
export function createEventSender(options: EventSenderOptions): EventSender {
  const { timeoutMs, realNow } = options;
  const pool = new ConnectionPool(guardedConnector(options));
  const partsOf = rememberUrls();

  const post = ({ url, headers, body }: EventRequest): Promise<AttemptResult> =>
    new Promise((resolve) => {
      const { origin, path } = partsOf(url);
      const startedMs = performance.now();
      let current: Attempt;
      const timer = setTimeout(() => current.end('timeout', false), timeoutMs);

      const begin = (again: boolean) => {
        const connection = pool.lend(origin, again);
        current = new Attempt({
          connection,
          startedMs,
          realNow,
          onEnd: (attempt, result, reusable) => {
            if (reusable) pool.giveBack(connection);
            else pool.end(connection);
            // Its end crossed our request: nobody has read it. One more time, on a connection of its own.
            if (result.error === 'connection_closed' && attempt.wasClosedIdle && !again) return begin(true);
            clearTimeout(timer);
            resolve(result);
          },
        });
        connection.client.dispatch({ path, method: 'POST', headers, body }, current);
      };
      begin(false);
    });

  return { post, close: () => pool.close() };
}

function rememberUrls(): (url: string) => { readonly origin: string; readonly path: string } {
  const known = new LRUCache<string, { origin: string; path: string }>({ max: urlsMax });
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    const { origin, pathname, search } = new URL(url);
    const parts = { origin, path: pathname + search };
    known.set(url, parts);
    return parts;
  };
}
