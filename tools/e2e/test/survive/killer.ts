import { setTimeout as delay } from 'node:timers/promises';
import type { Platform, ProgramProcess } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import type { E2ePlatform } from '../../src/index.ts';
import type { Random } from './random.ts';

const processes = ['gateway', ...serviceNames] as const;
const points: ReadonlyArray<readonly [process: string, point: string]> = [
  ['reviews', 'reviews.after-claim'],
  ['reviews', 'reviews.after-reserve'],
  ['reviews', 'reviews.after-generate'],
  ['reviews', 'reviews.after-suggestion-commit'],
  ['reviews', 'reviews.after-publication-commit'],
  ['reviews', 'reviews.before-platform-send'],
  ['reviews', 'reviews.after-platform-send'],
  ['reviews', 'reviews.after-sync-page'],
  ['reviews', 'relay.after-send'],
  ['reviews', 'consumer.after-commit'],
  ['billing', 'billing.after-reserve-commit'],
  ['billing', 'billing.after-capture-commit'],
  ['places', 'relay.after-send'],
  ['places', 'consumer.after-commit'],
  ['webhooks', 'webhooks.after-lease'],
  ['webhooks', 'webhooks.after-send'],
  ['webhooks', 'consumer.after-commit'],
  ['gateway', 'gateway.before-response'],
];
/** Between all being up and the next death: something has to be under way that it can spoil. */
const pauseMs = { from: 200, to: 3_000 };
const passageMax = 3;
const readyAgainWithinMs = 120_000;

/** Has processes die until the signal, at kill points and anywhere. @returns what was done to whom */
export async function killAtRandom({ platform }: E2ePlatform, random: Random, signal: AbortSignal): Promise<string[]> {
  const done: string[] = [];
  while (!signal.aborted) {
    if (random.chance(0.5)) {
      const name = random.pick(processes);
      done.push(`SIGKILL ${name}`);
      await platform.process(name).kill('SIGKILL');
    } else {
      const [name, point] = random.pick(points);
      const armed = `${point}:${random.between(1, passageMax)}`;
      done.push(`${armed} in ${name}`);
      await arm(platform.process(name), armed);
    }
    // Now and then the next one dies while this one is still away.
    if (random.chance(0.8)) await allReady(platform);
    await delay(random.between(pauseMs.from, pauseMs.to), undefined, { signal }).catch(() => {});
  }
  await allReady(platform);
  // Whoever has not come by its kill point yet lives on.
  for (const name of processes) await arm(platform.process(name), '');
  await allReady(platform);
  return done;
}

/** It may die while it is armed, of what it was armed with before; what comes back is not armed. */
async function arm(process: ProgramProcess, point: string): Promise<void> {
  await process.waitReady(readyAgainWithinMs);
  await process.arm(point).catch(() => process.waitReady(readyAgainWithinMs));
}

async function allReady(platform: Platform): Promise<void> {
  await Promise.all(processes.map((name) => platform.process(name).waitReady(readyAgainWithinMs)));
}
