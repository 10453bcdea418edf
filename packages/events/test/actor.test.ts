import { randomUUID } from 'node:crypto';
import { inTransaction } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { OperationsService } from '@review-reply/proto/operations/v1/operations';
import {
  type Caller,
  createRpcServer,
  forUsersAndSystem,
  type Permission,
  serve,
  systemCaller,
} from '@review-reply/rpc';
import { eventually, openStack, type Stack, testCaller } from '@review-reply/testing';
import kafkajs from 'kafkajs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Demo, openDemo, quiet } from './demo.ts';

const anybody: Permission = { forUser: ['gateway'], inOwnName: ['admin'] };
let stack: Stack;

beforeAll(async () => {
  stack = await openStack({ publishers: ['called', 'caused', 'worker'] });
});
afterAll(() => stack?.close());

/** Calls a service that publishes an event named like the key that it is asked to retry. */
async function callPublisher(demo: Demo, caller: Caller, name: string): Promise<void> {
  const publishes = forUsersAndSystem<typeof OperationsService.method.retryParkedEvents>(async ({ key }) => {
    await demo.publish('a', key);
    return {};
  });
  const nothing = { handle: async () => ({}) };
  const methods = {
    listParkedEvents: nothing,
    retryParkedEvents: publishes,
    skipParkedEvent: nothing,
    listKeyUses: nothing,
    listRecords: nothing,
    mendRecords: nothing,
  };
  const server = await createRpcServer({
    services: [serve(OperationsService, methods)],
    credentials: stack.credentials('test'),
    // Whoever publishes here stands for any service.
    permissions: {
      [OperationsService.typeName]: {
        listParkedEvents: {},
        retryParkedEvents: anybody,
        skipParkedEvent: {},
        listKeyUses: {},
        listRecords: {},
        mendRecords: {},
      },
    },
    logger: quiet,
    host: '127.0.0.1',
    port: 0,
  });
  const client = stack.client(OperationsService, server.port, 'test');
  await client.retryParkedEvents({ topic: 't', key: name }, { caller });
  client.close();
  await server.stop();
}

/** What the headers of a topic's messages say of who they are due to, in their order. */
async function actorsIn(demo: Demo, count: number): Promise<Record<string, string | undefined>[]> {
  const kafka = new kafkajs.Kafka({ brokers: [...stack.kafkaBrokers], logLevel: kafkajs.logLevel.NOTHING });
  const consumer = kafka.consumer({ groupId: `${stack.kafkaPrefix}${randomUUID()}` });
  await consumer.connect();
  await consumer.subscribe({ topic: demo.topic, fromBeginning: true });
  const actors: Record<string, string | undefined>[] = [];
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  await consumer.run({
    eachMessage: async ({ message: { headers } }) => {
      const { ce_authtype, ce_authid, ce_authclaims } = headers ?? {};
      actors.push({ type: text(ce_authtype), id: text(ce_authid), claims: text(ce_authclaims) });
    },
  });
  await eventually(() => expect(actors).toHaveLength(count));
  await consumer.disconnect();
  return actors;
}

const byKey = {
  type: 'api_key',
  id: 'rrk_demo',
  claims: JSON.stringify({ account_id: '7', acting_account_id: '8' }),
};
const partner = testCaller(7n, { actingAccountId: 8n, clientId: 'rrk_demo' });

it('says which key of which account acted for whom, and which tool of an operator', async () => {
  const demo = await openDemo(stack, 'called');
  demo.relay();
  await callPublisher(demo, partner, 'by a partner');
  await callPublisher(demo, systemCaller('admin'), 'by an operator');
  expect(await actorsIn(demo, 2)).toEqual([byKey, { type: 'system', id: 'admin', claims: undefined }]);
});

it('says it of what follows from an event too', async () => {
  const demo = await openDemo(stack, 'caused');
  demo.relay();
  demo.consume(async (tx, { name }) => {
    if (name === 'cause') await demo.publishIn(tx, 'a', 'effect');
  });
  await callPublisher(demo, partner, 'cause');
  expect(await actorsIn(demo, 2)).toEqual([byKey, byKey]);
});

it('is the service itself where nobody called', async () => {
  const demo = await openDemo(stack, 'worker');
  demo.relay();
  const event = { schema: AccountChangedSchema, message: { name: 'due' }, key: 'a', subject: 'account/a' };
  await inTransaction(demo.database, (tx) => demo.outbox.publish(tx, event));
  expect(await actorsIn(demo, 1)).toEqual([{ type: 'system', id: 'worker', claims: undefined }]);
});
