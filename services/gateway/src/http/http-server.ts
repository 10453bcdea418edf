import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifecycle } from '@review-reply/runtime';
import type { Express } from 'express';
import type { GatewayConfig } from '../config.ts';
import { limitConnectionsOfAddress } from './connections-of-address.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { answerUnreadableRequests, refuseUnreadable } from './unreadable-requests.ts';

const headersBytesMax = 16 * 1024;
/** How often Node looks for connections that are over their time; its default of 30 s would be most of the time. */
const lookForSlowEveryMs = 500;
const keepAliveTimeoutMs = 65_000;
const stopWithinMs = 30_000;

/** Serves the app, with bounds on what a client may hold or keep waiting. */
export async function listen(app: Express, config: GatewayConfig, life: Lifecycle): Promise<{ port: number }> {
  const ofEveryAnswer = securityHeaders(config.PUBLIC_URL);
  const server = createServer(
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
  life.onStop('http', () => close(server), { timeoutMs: stopWithinMs });
  return { port: (server.address() as AddressInfo).port };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}
