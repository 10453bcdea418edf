import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifecycle } from './lifecycle.ts';

/** Longest time in which a prober may send its request, in milliseconds. */
const requestTimeoutMs = 5_000;

export interface HealthServerOptions {
  readonly life: Lifecycle;
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
}

/**
 * Serves `/healthz` (200 while nothing failed for good: an answer proves that the event loop turns; other systems play
 * no part, since a restart would not mend them) and `/readyz` (200 or 503 with every check's details, and with the
 * process's id, so that a launcher tells this process from another one that has its port).
 * It is the last thing to stop, so that probers see "not ready" for as long as there is something to see.
 * @returns the port it listens on
 * @throws Error when the port is taken
 */
export async function startHealthServer({ life, port, host }: HealthServerOptions): Promise<number> {
  const server = createServer(
    { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs },
    (request, response) => {
      answer(life, request.url ?? '', response).catch((error: unknown) => {
        life.logger.error({ err: error }, 'A probe could not be answered.');
        response.destroy();
      });
    },
  );
  server.listen(port, host);
  await once(server, 'listening');
  life.onStop('health server', async () => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function answer(life: Lifecycle, url: string, response: ServerResponse): Promise<void> {
  const path = url.split('?', 1)[0];
  if (path !== '/healthz' && path !== '/readyz') return send(response, 404, { error: 'not_found' });
  const { live, ready, draining, details } = await life.health();
  if (path === '/healthz') return send(response, live ? 200 : 503, { live });
  return send(response, ready ? 200 : 503, { ready, draining, checks: details, pid: process.pid });
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
}
