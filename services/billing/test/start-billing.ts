import { randomUUID } from 'node:crypto';
import {
  create,
  type DescMessage,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';
import { parseConfig } from '@review-reply/config';
import { openKafka, topicName } from '@review-reply/events';
import { type Database, openDatabase } from '@review-reply/postgres';
import { BillingService, type ReserveResponse } from '@review-reply/proto/billing/v1/billing';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { buildBilling } from '../src/app.ts';
import { billingSettings } from '../src/config.ts';

export const operator = { caller: systemCaller('admin') };
export const fromReviews = { caller: systemCaller('reviews') };

let lastId = BigInt(Math.floor(Math.random() * 1_000_000)) * 1_000n + 1_000n;
/** An id nobody else has; what belongs to no account yet. */
export const newId = (): bigint => ++lastId;

export interface TestBilling {
  readonly stack: Stack;
  readonly client: RpcClient<typeof BillingService>;
  /** The service's own database, to look into. */
  readonly database: Database;
  /** A new standard account with Suns. */
  accountWith(suns: bigint): Promise<bigint>;
  /** A new client account of a new partner. */
  clientOfPartner(contract?: {
    capCents?: bigint;
    timezone?: string;
  }): Promise<{ accountId: bigint; partnerId: bigint }>;
  reserve(subject: {
    accountId: bigint;
    reviewId?: bigint;
    placeRef?: bigint;
    generationId?: string;
  }): Promise<ReserveResponse>;
  capture(holdId: string): Promise<unknown>;
  void(holdId: string): Promise<unknown>;
  /** Sends an event as another service would, and waits until billing has handled or parked it. */
  tell<D extends DescMessage>(
    from: 'identity' | 'places',
    schema: D,
    message: MessageInitShape<D>,
    options?: { key?: bigint; eventId?: string; at?: Date },
  ): Promise<void>;
  /** Events of one type that billing has published so far. */
  published<D extends DescMessage>(schema: D): MessageShape<D>[];
  violations(): Promise<string[]>;
}

/** The real service on servers of the run, with its own database, topics and clock. */
export async function startBilling({ more = {} }: { more?: Record<string, string> } = {}): Promise<TestBilling> {
  const stack = await openStack({ publishers: ['identity', 'places', 'billing'] });
  const settings = { REVIEWS_ADDRESS: '127.0.0.1:1', POSTGRES_CONNECTIONS_MAX: '20', ...more };
  const env = await stack.env({ migrations: new URL('../migrations', import.meta.url), more: settings });
  const database = openDatabase({ url: env.POSTGRES_URL ?? '', applicationName: 'test', onError: () => {} });
  stack.onClose(() => database.close());
  const server = await buildBilling(parseConfig(billingSettings, env), stack.lifecycle('billing'));
  const client = stack.client(BillingService, server.port);
  const tell = await openTeller(stack, database);
  const published = await collectEvents(stack);

  const billing: TestBilling = {
    stack,
    client,
    database,
    tell,
    published,
    accountWith: async (suns) => {
      const accountId = newId();
      const grant = { accountId, amountMilliSuns: suns * 1_000n, reason: 'test', idempotencyKey: 'first' };
      if (suns > 0n) await client.grantSuns(grant, operator);
      return accountId;
    },
    clientOfPartner: async ({ capCents = 50_000n, timezone = 'Europe/Paris' } = {}) => {
      const [accountId, partnerId] = [newId(), newId()];
      const contract = { partnerAccountId: partnerId, spendingCapCents: capCents, vatRateBp: 2_000, timezone };
      const account = { accountId, kind: 'client', name: 'Demo client', locale: 'fr', status: 'active' };
      const attachment = { accountId, partnerAccountId: partnerId, externalRef: 'demo-1', service: 'essential' };
      await tell('identity', PartnerContractChangedSchema, contract, { key: partnerId });
      await tell('identity', AccountChangedSchema, account, { key: accountId });
      await tell('identity', AccountAttachedSchema, attachment, { key: accountId });
      return { accountId, partnerId };
    },
    reserve: ({ accountId, reviewId = newId(), placeRef = 1n, generationId = randomUUID() }) =>
      client.reserve({ generationId, accountId, placeRef, reviewId }, fromReviews),
    capture: (holdId) => client.capture({ holdId }, fromReviews),
    void: (holdId) => client.void({ holdId }, fromReviews),
    violations: async () => (await client.verifyLedger({}, { ...operator, timeoutMs: 30_000 })).violations,
  };
  return billing;
}

const quiet = createLogger({ service: 'test', level: 'silent' });

async function openTeller(stack: Stack, database: Database): Promise<TestBilling['tell']> {
  const producer = openKafka({ brokers: stack.kafkaBrokers, clientId: 'test', logger: quiet }).producer();
  await producer.connect();
  stack.onClose(() => producer.disconnect());
  return async (from, schema, message, { key = 1n, eventId = randomUUID(), at = stack.clock.now() } = {}) => {
    const headers = {
      ce_specversion: '1.0',
      ce_id: eventId,
      ce_type: schema.typeName,
      ce_source: `/${from}`,
      ce_subject: 'test',
      ce_time: at.toISOString(),
    };
    const value = Buffer.from(toBinary(schema, create(schema, message)));
    const sent = { topic: topicName(stack.kafkaPrefix, from), messages: [{ key: String(key), value, headers }] };
    await producer.send(sent);
    await eventually(async () => {
      const { rowCount } = await database.pool.query(
        'select from inbox where event_id = $1 union all select from parked_event where event_id = $1',
        [eventId],
      );
      if (rowCount === 0) throw new Error(`billing has not handled ${schema.typeName}`);
    });
  };
}

async function collectEvents(stack: Stack): Promise<TestBilling['published']> {
  const events: Array<{ type: string; payload: Buffer }> = [];
  const bus = openKafka({ brokers: stack.kafkaBrokers, clientId: 'test', logger: quiet });
  const consumer = bus.consumer(`${stack.kafkaPrefix}test`);
  await consumer.connect();
  await consumer.subscribe({ topics: [topicName(stack.kafkaPrefix, 'billing')], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      events.push({ type: String(message.headers?.ce_type), payload: message.value ?? Buffer.alloc(0) });
    },
  });
  stack.onClose(() => consumer.disconnect());
  return (schema) =>
    events.filter(({ type }) => type === schema.typeName).map(({ payload }) => fromBinary(schema, payload));
}
