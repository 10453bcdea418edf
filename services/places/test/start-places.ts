import { randomInt, randomUUID } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { parseConfig } from '@review-reply/config';
import { openKafka, topicName } from '@review-reply/events';
import { developmentCredentials, startSimulator } from '@review-reply/platform-simulator';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { createRpcServer, forSystem, type RpcClient, serve, systemCaller, toTimestamp } from '@review-reply/rpc';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { openStack, type Stack } from '@review-reply/testing';
import { buildPlaces } from '../src/app.ts';
import { placesSettings } from '../src/config.ts';

/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

export const operator = { caller: systemCaller('admin'), timeoutMs: 20_000 };
export const reviews = { caller: systemCaller('reviews'), timeoutMs: 20_000 };

export interface Login {
  readonly sub: string;
  readonly refresh_token: string;
  readonly account: string;
  readonly locations: ReadonlyArray<{ name: string; place_id: string; title: string }>;
}

export interface TestPlaces {
  readonly stack: Stack;
  readonly databaseUrl: string;
  readonly places: RpcClient<typeof PlacesService>;
  /** A second replica on the same database, for which billing is away. */
  readonly replica: RpcClient<typeof PlacesService>;
  readonly billing: RpcClient<typeof BillingService>;
  readonly port: number;
  control<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A Google login that manages locations. */
  login(...locations: Array<{ title: string; place_id?: string; verified?: boolean }>): Promise<Login>;
  /** Calls that Google's token host received for a place. */
  tokenCalls(placeId: string): Promise<number>;
  /** The events of one type that came over Kafka, oldest first. */
  events<D extends DescMessage>(schema: D): Array<MessageShape<D>>;
  /** All that the first replica has logged, at the finest level. */
  log(): string;
}

export const newAccountId = () => BigInt(randomInt(1_000_000, 2 ** 40));
export const newPlaceId = () => `ChIJ${randomUUID()}`;

/** Two replicas of the service on real servers, the simulated Google, and a billing service that knows one plan a place. */
export async function startPlaces(): Promise<TestPlaces> {
  const stack = await openStack({ publishers: ['places', 'reviews'] });
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  const billingPort = await startBilling(stack);
  const env = await stack.env({
    migrations: new URL('../migrations', import.meta.url),
    more: {
      GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
      GOOGLE_CLIENT_SECRET: developmentCredentials.googleClientSecret,
      GOOGLE_OAUTH_URL: `${simulator.url}/oauth2.googleapis.com`,
      GOOGLE_ACCOUNTS_URL: `${simulator.url}/mybusinessaccountmanagement.googleapis.com`,
      GOOGLE_INFORMATION_URL: `${simulator.url}/mybusinessbusinessinformation.googleapis.com`,
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
    },
  });
  const logged = await openLog(stack);
  const first = await buildPlaces(parseConfig(placesSettings, env), logged.life);
  const second = await buildPlaces(
    parseConfig(placesSettings, { ...env, BILLING_ADDRESS: nowhere }),
    stack.lifecycle('places'),
  );
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${simulator.url}/__control${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
  return {
    stack,
    databaseUrl: env.POSTGRES_URL as string,
    places: stack.client(PlacesService, first.port),
    replica: stack.client(PlacesService, second.port),
    billing: stack.client(BillingService, billingPort),
    port: first.port,
    control,
    login: (...locations) => control('POST', '/google/accounts', { locations }),
    tokenCalls: async (placeId) => {
      const calls = await control<unknown[]>('GET', `/calls?target=google.token&place_id=${placeId}`);
      return calls.length;
    },
    events: await collectEvents(stack),
    log: logged.read,
  };
}

/** The plan of place n ends n seconds after the epoch: every place has its own. */
async function startBilling(stack: Stack): Promise<number> {
  const plans = new Map<bigint, bigint[]>();
  const listSubscriptions = forSystem<typeof BillingService.method.listSubscriptions>(
    async ({ accountId }, { caller }) => {
      if (caller.service !== 'places') throw new Error(`${caller.service} asks for places' plans`);
      return { subscriptions: (plans.get(accountId) ?? []).map(subscription) };
    },
  );
  const setPlan = forSystem<typeof BillingService.method.setPlan>(async ({ accountId, placeRef }) => {
    plans.set(accountId, [...(plans.get(accountId) ?? []), placeRef]);
    return subscription(placeRef);
  });
  const methods = { listSubscriptions, setPlan };
  const missing = forSystem(async () => Promise.reject(new Error('This billing service only knows plans.')));
  const all = Object.fromEntries(BillingService.methods.map(({ localName }) => [localName, missing]));
  const server = await createRpcServer({
    services: [
      serve(BillingService, { ...all, ...methods } as unknown as Parameters<typeof serve<typeof BillingService>>[1]),
    ],
    secret: stack.secrets.RPC_SECRET,
    logger: createLogger({ service: 'billing', level: 'silent' }),
    port: 0,
  });
  stack.onClose(() => server.stop(0));
  return server.port;
}

function subscription(placeRef: bigint) {
  const currentPeriodEnd = toTimestamp(new Date(Number(placeRef) * 1_000));
  return { placeRef, plan: 'pro', status: 'active', currentPeriodEnd, suggestionsIncluded: 500, suggestionsUsed: 7 };
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

async function collectEvents(stack: Stack): Promise<TestPlaces['events']> {
  const received: Array<{ type: string; payload: Buffer }> = [];
  const logger = createLogger({ service: 'test', level: 'silent' });
  const bus = openKafka({ brokers: [...stack.kafkaBrokers], clientId: 'test', logger });
  const consumer = bus.consumer(`${stack.kafkaPrefix}test`);
  await consumer.connect();
  stack.onClose(() => consumer.disconnect());
  await consumer.subscribe({ topics: [topicName(stack.kafkaPrefix, 'places')], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      received.push({ type: String(message.headers?.ce_type), payload: message.value ?? Buffer.alloc(0) });
    },
  });
  return (schema) =>
    received.filter(({ type }) => type === schema.typeName).map(({ payload }) => fromBinary(schema, payload));
}
