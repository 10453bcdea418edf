import { randomUUID } from 'node:crypto';
import { openTravelClock } from '@review-reply/clock';
import type {} from '@review-reply/testing/global-setup';
import { afterEach, expect, inject, test } from 'vitest';
import { killProcesses, startProcess } from './process.ts';

afterEach(killProcesses);

test('the control call moves the clock of every process that shares it, and the simulator’s own with it', async () => {
  const redisUrl = inject('redisUrl');
  const prefix = `${randomUUID()}:`;
  const clock = await openTravelClock({ redisUrl, prefix, process: 'test' });
  try {
    const { sim } = await startProcess({ CLOCK: 'travel', REDIS_URL: redisUrl, REDIS_PREFIX: prefix });
    const { token, reviews } = await sim.place();
    expect((await sim.request('GET', reviews, { token })).status).toBe(200);
    const { status, body } = await sim.control('POST', '/clock', { advance_seconds: 3_600 });
    expect(status).toBe(200);
    // Read one after the other.
    expect(Date.parse(body.now) - Date.parse(body.real_now)).toBeGreaterThan(3_599_000);
    expect(clock.offsetMs).toBe(3_600_000);
    expect((await sim.request('GET', reviews, { token })).status).toBe(401);
  } finally {
    await clock.close();
  }
});
