import { randomInt, randomUUID } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { parseConfig } from '@review-reply/config';
import { type Control, openControl, platformSettings, startSimulator } from '@review-reply/platform-simulator';
import type { Database } from '@review-reply/postgres';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { type RpcClient, type ServedService, systemCaller } from '@review-reply/rpc';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import {
  collectEvents,
  type Events,
  openErasures,
  openEventPublisher,
  openStack,
  type Stack,
} from '@review-reply/testing';
import { buildBilling } from '../../billing/src/app.ts';
import { billingSettings } from '../../billing/src/config.ts';
import { buildPlaces } from '../src/app.ts';
import { placesSettings } from '../src/config.ts';

/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

export const operator = { caller: systemCaller('admin'), timeoutMs: 20_000 };
export const identity = { caller: systemCaller('identity'), timeoutMs: 20_000 };
export const gateway = { caller: systemCaller('gateway'), timeoutMs: 20_000 };
export const reviews = { caller: systemCaller('reviews'), timeoutMs: 20_000 };

export interface Login {
  readonly sub: string;
  readonly refresh_token: string;
  readonly account: string;
  readonly locations: ReadonlyArray<{ name: string; place_id: string; title: string }>;
}

export interface TestPlaces {
  readonly stack: Stack;
  /** The service's own database, to look into. */
  readonly database: Database;
  /** Accounts of which identity says that no erasure is due. */
  readonly notDue: Set<bigint>;
  readonly places: RpcClient<typeof PlacesService>;
  readonly signIns: RpcClient<typeof SignInService>;
  /** A second replica on the same database, for which billing is away. */
  readonly replica: RpcClient<typeof PlacesService>;
  readonly billing: RpcClient<typeof BillingService>;
  readonly port: number;
  readonly googleReviewsUrl: string;
  /** The first replica's environment, to start a process with. */
  readonly env: Readonly<Record<string, string>>;
  readonly control: Control;
  /** A Google login that manages locations. */
  login(...locations: Array<{ title: string; place_id?: string; verified?: boolean }>): Promise<Login>;
  /** An operator connects such a login, with all its places unless told which. */
  connect(
    accountId: bigint,
    login: Pick<Login, 'sub' | 'refresh_token'>,
    placeIds?: string[],
  ): ReturnType<TestPlaces['places']['connectLogin']>;
  /** Calls that Google's token host received for a place. */
  tokenCalls(placeId: string): Promise<number>;
  /**
   * Sends an event as another service would (reviews, about now, unless said otherwise) and waits until it is handled.
   */
  publish<D extends DescMessage>(
    schema: D,
    message: MessageInitShape<D>,
    key: bigint,
    how?: { from?: 'reviews' | 'identity'; at?: Date },
  ): Promise<void>;
  events: Events;
  /** All that the first replica has logged, at the finest level. */
  log(): string;
}

export const newAccountId = () => BigInt(randomInt(1_000_000, 2 ** 40));
export const newPlaceId = () => `ChIJ${randomUUID()}`;

/**
 * Two replicas of the service on real servers, the simulated Google, and the billing service.
 * @param more settings, and services that stand for others
 */
export async function startPlaces(
  more: { settings?: Record<string, string>; served?: readonly ServedService[] } = {},
): Promise<TestPlaces> {
  const stack = await openStack({ publishers: ['identity', 'places', 'reviews', 'billing'] });
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  const billingPort = await startBilling(stack);
  const { notDue, served } = openErasures();
  const env = await stack.env({
    migrations: new URL('../migrations', import.meta.url),
    more: {
      ...platformSettings(simulator.url),
      ...(await stack.serve([served, ...(more.served ?? [])])),
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
      ACCESS_LEASE_MS: '2000',
      ...more.settings,
    },
  });
  const database = stack.openDatabase(env);
  const logged = await openLog(stack);
  const first = await buildPlaces(parseConfig(placesSettings, env), logged.life);
  const second = await buildPlaces(
    parseConfig(placesSettings, { ...env, BILLING_ADDRESS: nowhere }),
    stack.lifecycle('places'),
  );
  const control = openControl(simulator.url);
  const publish = await openEventPublisher(stack, database);
  const places = stack.client(PlacesService, first.port);
  return {
    stack,
    database,
    notDue,
    places,
    signIns: stack.client(SignInService, first.port),
    replica: stack.client(PlacesService, second.port),
    billing: stack.client(BillingService, billingPort),
    env,
    port: first.port,
    googleReviewsUrl: `${simulator.url}/mybusiness.googleapis.com`,
    control,
    login: (...locations) => control('POST', '/google/accounts', { locations }),
    connect: (accountId, { sub, refresh_token: credentials }, placeIds = []) =>
      places.connectLogin({ accountId, platform: 'google', platformUser: sub, credentials, placeIds }, operator),
    tokenCalls: async (placeId) => {
      const calls = await control<unknown[]>('GET', `/calls?target=google.token&place_id=${placeId}`);
      return calls.length;
    },
    publish: (schema, message, key, { from = 'reviews', ...how } = {}) =>
      publish(schema, message, { from, key, ...how }),
    events: await collectEvents(stack, 'places'),
    log: logged.read,
  };
}

async function startBilling(stack: Stack): Promise<number> {
  const migrations = new URL('../../billing/migrations', import.meta.url);
  const env = await stack.env({ migrations, more: { REVIEWS_ADDRESS: nowhere } });
  const { port } = await buildBilling(parseConfig(billingSettings, env), stack.lifecycle('billing'));
  return port;
}

async function openLog(stack: Stack) {
  const dir = await mkdtemp(join(tmpdir(), 'places-log-'));
  const file = join(dir, 'log');
  const logger = createLogger({ service: 'places', level: 'trace', fd: openSync(file, 'a') });
  const life = createLifecycle({ name: 'places', logger });
  stack.onClose(() => rm(dir, { recursive: true }));
  stack.onClose(() => life.stop());
  return { life, read: () => readFileSync(file, 'utf8') };
}
