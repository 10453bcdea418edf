import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { followFiles } from '@review-reply/rpc';
import { drainMsInProduction, type Lifecycle } from '@review-reply/runtime';
import type { Express } from 'express';
import type { GatewayConfig } from '../config.ts';
import { limitConnectionsOfAddress } from './connections-of-address.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { answerUnreadableRequests, refuseUnreadable } from './unreadable-requests.ts';

const headersBytesMax = 16 * 1024;
/** How often Node looks for connections that are over their time; its default of 30 s would be most of the time. */
const lookForSlowEveryMs = 500;
const keepAliveTimeoutMs = 65_000;
const answersEndWithinMs = 30_000;
/** Clients, hints, limits. */
const restEndsWithinMs = 10_000;
/** The longest ordered stop: whoever ends a gateway must wait for so long before a SIGKILL. */
export const stopWithinMs: number = drainMsInProduction + answersEndWithinMs + restEndsWithinMs;

/** Serves the app, with bounds on what a client may hold or keep waiting. */
export async function listen(app: Express, config: GatewayConfig, life: Lifecycle): Promise<{ port: number }> {
  const ofEveryAnswer = securityHeaders(config.PUBLIC_URL);
  const server = openServer(
    config,
    life,
    {
      keepAlive: true,
      keepAliveTimeout: keepAliveTimeoutMs,
      headersTimeout: config.HTTP_HEADERS_TIMEOUT_MS,
      requestTimeout: config.HTTP_REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: lookForSlowEveryMs,
      maxHeaderSize: headersBytesMax,
    },
    (request, response) => {
      // While stopping, every answer tells its client to go elsewhere, so that no connection is cut between two
      // requests.
      if (life.signal.aborted) response.setHeader('Connection', 'close');
      addSecurityHeaders(response, ofEveryAnswer);
      if (!refuseUnreadable(request, response, life.logger)) app(request, response);
    },
  );
  // Node would drop what is beyond its own number in silence, and with it a Service-Account: they are counted above.
  server.maxHeadersCount = 0;
  server.maxConnections = config.HTTP_CONNECTIONS_MAX;
  if (config.TRUSTED_PROXY_HOPS === 0) limitConnectionsOfAddress(server, config.HTTP_CONNECTIONS_PER_ADDRESS_MAX);
  server.setTimeout(config.HTTP_SILENCE_TIMEOUT_MS);
  answerUnreadableRequests(server, life.logger, ofEveryAnswer);
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  life.onStop('http', () => close(server), { timeoutMs: answersEndWithinMs });
  return { port: (server.address() as AddressInfo).port };
}

/** With certificates it speaks TLS alone; what is read when they change is for connections made from then on. */
function openServer(
  config: GatewayConfig,
  life: Lifecycle,
  options: Parameters<typeof createServer>[0] & object,
  answer: RequestListener,
): Server {
  if (config.TLS_DIR === undefined) return createServer(options, answer);
  const files = ['tls.crt', 'tls.key'].map((name) => path.join(config.TLS_DIR ?? '', name));
  const followed = followFiles(files, readCertificate, life);
  life.onStop('certificate', () => followed.close());
  const secure = { minVersion: 'TLSv1.2' as const, handshakeTimeout: config.HTTP_HEADERS_TIMEOUT_MS };
  const server = createSecureServer({ ...options, ...secure, ...followed.current }, answer);
  followed.onChange((changed) => server.setSecureContext({ ...secure, ...changed }));
  return server as unknown as Server;
}

/** @throws Error when the key is none of the certificate's */
function readCertificate([cert, key]: readonly Buffer[]): { cert: Buffer | undefined; key: Buffer | undefined } {
  createSecureContext({ cert, key });
  return { cert, key };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}
