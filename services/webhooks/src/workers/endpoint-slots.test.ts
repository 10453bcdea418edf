import { expect, it } from 'vitest';
import type { AttemptResult } from '../domain/delivery.ts';
import { slowMs } from '../domain/pace.ts';
import { EndpointSlots } from './endpoint-slots.ts';

const answered = (totalMs: number): AttemptResult => ({
  responseStatus: 200,
  error: null,
  responseExcerpt: null,
  retryAfterMs: null,
  times: { lookUpMs: null, connectionMs: null, tlsMs: null, firstByteMs: null, totalMs, address: null },
});

it('knows whether any endpoint is slow, until the last one answers quickly again', () => {
  const slots = new EndpointSlots();
  expect(slots.anySlow).toBe(false);
  for (const webhookId of [1n, 2n, 2n]) slots.learn(webhookId, answered(2 * slowMs));
  slots.learn(3n, answered(1));
  expect([slots.anySlow, slots.isSlow(1n), slots.isSlow(3n)]).toEqual([true, true, false]);
  while (slots.isSlow(1n)) slots.learn(1n, answered(1));
  expect(slots.anySlow).toBe(true);
  while (slots.isSlow(2n)) slots.learn(2n, answered(1));
  expect(slots.anySlow).toBe(false);
});
