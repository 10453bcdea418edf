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
import { developmentCredentials } from '@review-reply/platform-simulator';
import type { Database } from '@review-reply/postgres';
import { createRpcServer } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { eventually, type Stack } from '@review-reply/testing';
import { buildBilling } from '../../billing/src/app.ts';
import { billingSettings } from '../../billing/src/config.ts';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';

const handledWithin = { timeoutMs: 30_000 };
const quiet = createLogger({ service: 'test', level: 'silent' });

/** The simulator's control interface. */
export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;
/** The events of one type that came over Kafka, oldest first. */
export type Events = <D extends DescMessage>(schema: D) => Array<MessageShape<D>>;

/** A port that is free until the service takes it. */
export async function freePort(): Promise<number> {
  const server = await createRpcServer({
    services: [],
    secret: 'x'.repeat(32),
    logger: quiet,
    host: '127.0.0.1',
    port: 0,
  });
  await server.stop();
  return server.port;
}

export async function startBilling(stack: Stack, reviewsPort: number): Promise<number> {
  const migrations = new URL('../../billing/migrations', import.meta.url);
  const more = { REVIEWS_ADDRESS: `127.0.0.1:${reviewsPort}`, HOLD_TTL_MS: '3600000' };
  const env = await stack.env({ migrations, more });
  return (await buildBilling(parseConfig(billingSettings, env), stack.lifecycle('billing'))).port;
}

export async function startPlaces(stack: Stack, simulatorUrl: string, billingPort: number): Promise<number> {
  const env = await stack.env({
    migrations: new URL('../../places/migrations', import.meta.url),
    more: {
      GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
      GOOGLE_CLIENT_SECRET: developmentCredentials.googleClientSecret,
      GOOGLE_OAUTH_URL: `${simulatorUrl}/oauth2.googleapis.com`,
      GOOGLE_ACCOUNTS_URL: `${simulatorUrl}/mybusinessaccountmanagement.googleapis.com`,
      GOOGLE_INFORMATION_URL: `${simulatorUrl}/mybusinessbusinessinformation.googleapis.com`,
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
    },
  });
  return (await buildPlaces(parseConfig(placesSettings, env), stack.lifecycle('places'))).port;
}

export function openControl(url: string): Control {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/__control${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
}

/** Sends an event as another service would (places, about now, unless said otherwise) and waits until it is handled. */
export type Tell = <D extends DescMessage>(
  schema: D,
  message: MessageInitShape<D>,
  key: bigint,
  from?: 'places' | 'identity',
  at?: Date,
) => Promise<void>;

export async function openTeller(stack: Stack, { pool }: Pick<Database, 'pool'>): Promise<Tell> {
  const producer = openKafka({ brokers: stack.kafkaBrokers, clientId: 'test', logger: quiet }).producer();
  await producer.connect();
  stack.onClose(() => producer.disconnect());
  return async (schema, message, key, from = 'places', at = stack.clock.now()) => {
    const eventId = randomUUID();
    const headers = {
      ce_specversion: '1.0',
      ce_id: eventId,
      ce_type: schema.typeName,
      ce_source: `/${from}`,
      ce_subject: 'test',
      ce_time: at.toISOString(),
    };
    const value = Buffer.from(toBinary(schema, create(schema, message)));
    await producer.send({
      topic: topicName(stack.kafkaPrefix, from),
      messages: [{ key: String(key), value, headers }],
    });
    await eventually(async () => {
      const { rowCount } = await pool.query('select from inbox where event_id = $1', [eventId]);
      if (rowCount === 0) throw new Error(`reviews has not handled ${schema.typeName}`);
    }, handledWithin);
  };
}

export async function collectEvents(stack: Stack): Promise<Events> {
  const received: Array<{ type: string; payload: Buffer }> = [];
  const consumer = openKafka({ brokers: stack.kafkaBrokers, clientId: 'test', logger: quiet }).consumer(
    `${stack.kafkaPrefix}test`,
  );
  await consumer.connect();
  stack.onClose(() => consumer.disconnect());
  await consumer.subscribe({ topics: [topicName(stack.kafkaPrefix, 'reviews')], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      received.push({ type: String(message.headers?.ce_type), payload: message.value ?? Buffer.alloc(0) });
    },
  });
  return (schema) =>
    received.filter(({ type }) => type === schema.typeName).map(({ payload }) => fromBinary(schema, payload));
}
