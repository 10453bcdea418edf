import { createLogger } from '@review-reply/telemetry';
import { expect, it } from 'vitest';
import { createLifecycle } from '../src/index.ts';

const logger = createLogger({ service: 'test', level: 'silent' });

it('aborts the signal before the first clean-up and stops once however often it is asked', async () => {
  const life = createLifecycle({ name: 'test', logger });
  const seen: boolean[] = [];
  life.onStop('server', () => seen.push(life.signal.aborted));
  await Promise.all([life.stop(), life.stop()]);
  expect(seen).toEqual([true]);
  expect(await life.health()).toMatchObject({ live: true, ready: false, draining: true });
});

it('runs a clean-up that is registered after the stop at once, so that nothing stays open', async () => {
  const life = createLifecycle({ name: 'test', logger });
  await life.stop();
  const { promise, resolve } = Promise.withResolvers<string>();
  life.onStop('late', () => resolve('closed'));
  expect(await promise).toBe('closed');
});

it('runs checks once for probes that come together and again later', async () => {
  const life = createLifecycle({ name: 'test', logger });
  let runs = 0;
  life.addCheck('counted', async () => {
    runs += 1;
  });
  const probes = await Promise.all([life.health(), life.health(), life.health()]);
  expect(probes.map((probe) => probe.ready)).toEqual([true, true, true]);
  expect(runs).toBe(1);
});

it('exits with 1 after a failure even when it was stopping already', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const life = createLifecycle({ name: 'test', logger, exit: resolve });
  life.onStop('server', () => life.fail(new Error('on the way out')));
  void life.stop();
  expect(await promise).toBe(1);
  expect((await life.health()).live).toBe(false);
});
