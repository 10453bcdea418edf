import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from '@review-reply/clock';
import express, { type ErrorRequestHandler } from 'express';
import { aiPlatform } from './ai/platform.ts';
import { appStorePlatform } from './appstore/platform.ts';
import type { AdvanceClock } from './control/clock.ts';
import { controlRoutes } from './control/routes.ts';
import { googlePlatform } from './google/platform.ts';
import { googlePlayPlatform } from './googleplay/platform.ts';
import { CallLog } from './http/call-log.ts';
import { Faults } from './http/faults.ts';
import type { Platform } from './platform.ts';
import type { Simulation } from './simulation.ts';
import { Moderation } from './state/moderation.ts';
import { Store } from './state/store.ts';
import { tripadvisorPlatform } from './tripadvisor/platform.ts';
import { trustpilotPlatform } from './trustpilot/platform.ts';

/** Credentials that callers in development and tests use unless told otherwise; they open nothing but a simulator. */
export const developmentCredentials = {
  googleClientId: 'review-reply-development.apps.googleusercontent.com',
  googleClientSecret: 'review-reply-development-secret',
  aiApiKey: 'review-reply-development-ai-key',
} as const;

export interface SimulatorOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Loopback unless given: whoever reaches the simulator controls it. */
  readonly host?: string;
  readonly clock?: Clock;
  /** Moves the clock; without it `POST /__control/clock` is refused. */
  readonly advanceClock?: AdvanceClock;
  /** Keeps the state over restarts; absent, it is in memory only. */
  readonly stateFile?: string;
  readonly googleClientId?: string;
  readonly googleClientSecret?: string;
  readonly aiApiKey?: string;
  /** Business time until a reply that no moderation rule concerns is approved, in milliseconds. */
  readonly moderationDelayMs?: number;
}

export interface Simulator {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the simulated platforms and their control interface on one port.
 * @throws Error when the port is taken or the state file is unreadable
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', clock = systemClock, advanceClock, stateFile } = options;
  const stopping = new AbortController();
  const store = new Store(stateFile);
  const simulation: Simulation = {
    clock,
    store,
    calls: new CallLog(),
    faults: new Faults(),
    moderation: new Moderation(store, options.moderationDelayMs ?? 0),
    signal: stopping.signal,
  };
  const platforms = openPlatforms(simulation, { ...developmentCredentials, ...definedOf(options) });
  const server = createServer(composeApp(simulation, platforms, advanceClock));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    store.close();
    throw error;
  }
  const address = server.address() as AddressInfo;
  const authority = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${authority}:${address.port}`,
    close: async () => {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

interface Credentials {
  readonly googleClientId: string;
  readonly googleClientSecret: string;
  readonly aiApiKey: string;
}

function definedOf(options: SimulatorOptions): Partial<Credentials> {
  const { googleClientId, googleClientSecret, aiApiKey } = options;
  return {
    ...(googleClientId === undefined ? {} : { googleClientId }),
    ...(googleClientSecret === undefined ? {} : { googleClientSecret }),
    ...(aiApiKey === undefined ? {} : { aiApiKey }),
  };
}

/** A further platform is one folder and one line here. */
function openPlatforms(simulation: Simulation, credentials: Credentials): Platform[] {
  const { googleClientId: clientId, googleClientSecret: clientSecret, aiApiKey } = credentials;
  return [
    // Before Google, which answers for every other call of its hosts.
    googlePlayPlatform(simulation),
    googlePlatform(simulation, { clientId, clientSecret }),
    tripadvisorPlatform(simulation),
    trustpilotPlatform(simulation),
    appStorePlatform(simulation),
    aiPlatform(simulation, aiApiKey),
  ];
}

function composeApp(simulation: Simulation, platforms: readonly Platform[], advanceClock: AdvanceClock | undefined) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', now: simulation.clock.now().toISOString(), pid: process.pid });
  });
  app.use('/__control', controlRoutes(simulation, platforms, advanceClock));
  for (const platform of platforms) app.use(platform.routes);
  app.use((_request, response) => {
    response.status(404).json({ error: { message: 'No simulated platform has this path.' } });
  });
  app.use(failures);
  return app;
}

/** What no platform expected: a body that cannot be read, or a fault of the simulator itself, which is then shown. */
const failures: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status >= 500) console.error(error);
  response.status(status).json({ error: { message: error instanceof Error ? error.message : 'Unknown error' } });
};
