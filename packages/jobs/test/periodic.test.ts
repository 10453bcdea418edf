import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { collectMetrics, eventually } from '@review-reply/testing';
import { expect, it } from 'vitest';
import { startPeriodic } from '../src/index.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const open = () => createLifecycle({ name: 'test', logger });

it('goes on after a run that failed, and counts it', async () => {
  const metrics = collectMetrics();
  const life = open();
  let runs = 0;
  startPeriodic({
    name: 'failing',
    everyMs: 5,
    life,
    work: async () => {
      runs += 1;
      throw new Error('once more');
    },
  });
  await eventually(async () => expect(runs).toBeGreaterThan(2));
  await life.stop();
  expect(await metrics.by('jobs.failures', 'worker')).toEqual({ failing: runs });
  await metrics.close();
});

it('begins no run while one is under way, and stops only when that has ended', async () => {
  const life = open();
  const ended = Promise.withResolvers<void>();
  let ticks = 0;
  let runs = 0;
  startPeriodic({
    name: 'slow',
    everyMs: 5,
    life,
    work: async () => {
      runs += 1;
      await ended.promise;
    },
  });
  startPeriodic({ name: 'quick', everyMs: 5, life, work: async () => (ticks += 1) });
  await eventually(async () => expect(ticks).toBeGreaterThan(5));
  expect(runs).toBe(1);
  let stopped = false;
  const stopping = life.stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  ended.resolve();
  await stopping;
  expect(runs).toBe(1);
});

it('rests after a run in proportion to what it took', async () => {
  const life = open();
  const startedMs: number[] = [];
  startPeriodic({
    name: 'resting',
    everyMs: 1,
    restFactor: 4,
    life,
    work: async () => {
      startedMs.push(performance.now());
      while (performance.now() < (startedMs.at(-1) ?? 0) + 20);
    },
  });
  await eventually(async () => expect(startedMs.length).toBeGreaterThan(2));
  await life.stop();
  for (const [index, ms] of startedMs.entries())
    if (index > 0) expect(ms - (startedMs[index - 1] ?? 0)).toBeGreaterThan(95);
});
