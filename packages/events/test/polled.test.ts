import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { openStack, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Envelope } from '../src/envelope.ts';
import { handleBatch } from '../src/handle-batch.ts';
import { gather } from '../src/index.ts';
import { createPolled } from '../src/polled.ts';
import { openDemo } from './demo.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack({ publishers: ['polled'] });
});
afterAll(() => stack?.close());

it('handles what several partitions brought in one transaction, or none of it', async () => {
  const { demo, works, options } = await openTogether();
  const polled = createPolled(options, 4);
  const handle = (...names: string[]) => polled.handle(names.map(accountChanged));

  expect(await Promise.all([handle('a', 'b'), handle('c'), handle()])).toEqual([true, true, true]);
  expect(works).toEqual([['a', 'b', 'c']]);

  // The one that there was no room for came alone, and is left to its partition.
  expect(await Promise.all([handle('d', 'bad'), handle('e', 'f'), handle('g')])).toEqual([false, false, false]);
  expect(works.slice(1)).toEqual([['d', 'bad', 'e', 'f']]);
  expect(await demo.effects()).toEqual(['a', 'b', 'c']);
  expect(await demo.count('inbox')).toBe(3);
});

it('parks what can not be done from among what is done together, and nothing else', async () => {
  const { demo, options } = await openTogether();
  const events = ['a', 'bad', 'b'].map(accountChanged);
  const goesOn = () => true;
  const read = { topic: demo.topic, events, heartbeat: async () => {}, goesOn, stopping: new AbortController().signal };
  expect(await handleBatch({ ...options, ...read, parkBy: 'event' })).toBe(true);
  expect(await demo.effects()).toEqual(['a', 'b']);
  expect(await demo.count('parked_event')).toBe(1);
});

/** A consumer that records names, those that follow one another in one work. */
async function openTogether() {
  const demo = await openDemo(stack, 'polled');
  const { group, bus, database } = demo;
  const works: string[][] = [];
  const together = gather<string>(async (tx, names) => {
    works.push([...names]);
    if (names.includes('bad')) throw new Error('bad');
    for (const name of names) await tx.execute(sql`insert into effect (key, name) values ('', ${name})`);
  });
  const handlers = [{ ...together.on(AccountChangedSchema, async (_, { name }) => name), publishers: ['polled'] }];
  const from = { bus, group, kafkaPrefix: stack.kafkaPrefix, from: ['polled'] };
  return { demo, works, options: { ...from, database, handlers, life: demo.lifecycle() } };
}

function accountChanged(name: string): Envelope {
  const { typeName: type } = AccountChangedSchema;
  const payload = Buffer.from(toBinary(AccountChangedSchema, create(AccountChangedSchema, { name })));
  const unknown = { traceparent: undefined, tracestate: undefined, authType: undefined, authId: undefined };
  const from = { publisher: 'polled', source: '/polled', subject: name, key: name, occurredAt: new Date() };
  return { ...unknown, ...from, authClaims: undefined, id: randomUUID(), type, payload };
}
