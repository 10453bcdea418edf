import { expect, it } from 'vitest';
import type { AttemptResult } from '../domain/delivery.ts';
import { slowMs } from '../domain/pace.ts';
import { EndpointPlaces } from './endpoint-places.ts';

const answered = (totalMs: number): AttemptResult => ({
  responseStatus: 200,
  error: null,
  responseExcerpt: null,
  retryAfterMs: null,
  times: { lookUpMs: null, connectionMs: null, tlsMs: null, firstByteMs: null, totalMs, address: null },
});

it('knows whether any endpoint is slow, until the last one answers quickly again', () => {
  const places = new EndpointPlaces();
  expect(places.anySlow).toBe(false);
  for (const webhookId of [1n, 2n, 2n]) places.learn(webhookId, answered(2 * slowMs));
  places.learn(3n, answered(1));
  expect([places.anySlow, places.isSlow(1n), places.isSlow(3n)]).toEqual([true, true, false]);
  while (places.isSlow(1n)) places.learn(1n, answered(1));
  expect(places.anySlow).toBe(true);
  while (places.isSlow(2n)) places.learn(2n, answered(1));
  expect(places.anySlow).toBe(false);
});
