import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { collectMetrics, eventually } from '@review-reply/testing';
import { expect, it } from 'vitest';
import { createWakeSignal, startLoop } from '../src/index.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const farAwayMs = 60_000;

it('looks again after a failure, counts it, and then polls no sooner than told', async () => {
  const metrics = collectMetrics();
  const life = createLifecycle({ name: 'test', logger });
  const due = createWakeSignal();
  let looks = 0;
  const looping = startLoop({
    name: 'failing',
    due,
    pollEveryMs: farAwayMs,
    life,
    work: async () => {
      looks += 1;
      // A wake before the failure does not make it try again at once, for ever.
      if (looks === 1) due.wake();
      if (looks <= 2) throw new Error('not yet');
    },
  });
  await eventually(() => expect(looks).toBe(3));
  expect(await metrics.by('jobs.failures', 'worker')).toEqual({ failing: 2 });
  await life.stop();
  await looping;
  expect(looks).toBe(3);
  await metrics.close();
});

it('goes on at once while there is more, and ends with the look that the stop finds', async () => {
  const life = createLifecycle({ name: 'test', logger });
  const due = createWakeSignal();
  let looks = 0;
  const looping = startLoop({
    name: 'busy',
    due,
    pollEveryMs: farAwayMs,
    life,
    work: async () => {
      looks += 1;
      if (looks === 5) void life.stop();
      due.wake();
    },
  });
  await looping;
  expect(looks).toBe(5);
});
