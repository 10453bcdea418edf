import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench } from '../benchmark.ts';

export interface WebhookSink {
  readonly url: string;
  /** Distinct events that arrived since the last `forget`. */
  readonly arrived: number;
  /** When each event arrived first, in milliseconds since 1970 with fractions, by its id. */
  readonly arrivals: ReadonlyMap<string, number>;
  forget(): void;
  /** Lets every answer from now on wait, in milliseconds. */
  answerAfter(ms: number): void;
}

/** Opens a receiver of webhooks that answers 200, at once unless told otherwise. */
export async function openWebhookSink(bench: Bench): Promise<WebhookSink> {
  const arrivals = new Map<string, number>();
  let waitMs = 0;
  const server = createServer((request, response) => {
    const atMs = performance.timeOrigin + performance.now();
    // Of one event each endpoint has a delivery of its own.
    const id = `${request.headers['service-delivery']} ${request.url}`;
    request.resume().once('end', () => {
      if (!arrivals.has(id)) arrivals.set(id, atMs);
      if (waitMs === 0) response.end();
      else setTimeout(() => response.end(), waitMs);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bench.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    get arrived() {
      return arrivals.size;
    },
    forget: () => arrivals.clear(),
    answerAfter: (ms) => {
      waitMs = ms;
    },
  };
}
