import { rm } from 'node:fs/promises';
import { openTravelClock } from '@review-reply/clock';
import { expect, it, vi } from 'vitest';
import { startServers } from '../src/index.ts';
import { parseSpan, runTime } from '../src/time.ts';
import { newDir, noProgress, ownServersEnv } from './support.ts';

// Real servers start and stop here, on a machine that others use at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

it('reads spans of seconds, minutes, hours and days, also several', () => {
  expect(['30s', '15m', '6h', '7d', '1d12h'].map(parseSpan)).toEqual([
    30_000, 900_000, 21_600_000, 604_800_000, 129_600_000,
  ]);
});

it.each(['', '6', 'h', '6x', '-6h', '1.5h', '6h!', '0s', '999999d'])('refuses the span "%s" with a reason', (text) => {
  expect(() => parseSpan(text)).toThrow(/\w{4}/);
});

it('moves the time of every process of a platform and shows it', async () => {
  const servers = await startServers({ dir: 'unused', ephemeral: true, env: ownServersEnv(), progress: noProgress });
  const env = { REDIS_URL: servers.redis.url, REDIS_PREFIX: 'time-test:' };
  const clock = await openTravelClock({ redisUrl: env.REDIS_URL, prefix: env.REDIS_PREFIX, process: 'one' });
  expect(await runTime(['show'], env, 'unused')).toContain('the real time (1 processes');
  expect(await runTime(['advance', '6h'], env, 'unused')).toContain('6h ahead of real time');
  // Two looks at a clock that goes on between them.
  expect(clock.now().getTime() - clock.realNow().getTime()).toBeGreaterThan(21_599_000);
  expect(await runTime(['advance', '1d30m'], env, 'unused')).toContain('1d6h30m'.replace(/(?<=[dh])/g, ' '));
  await clock.close();
  await servers.stop();
});

it('says what is wrong with a command, and that no platform runs', async () => {
  const dir = await newDir();
  await expect(runTime([], {}, dir)).rejects.toThrow('Usage: npm run time');
  await expect(runTime(['rewind', '6h'], {}, dir)).rejects.toThrow('Usage: npm run time');
  await expect(runTime(['advance'], {}, dir)).rejects.toThrow('Usage: npm run time');
  await expect(runTime(['show'], {}, dir)).rejects.toThrow('No platform runs in this checkout');
  expect(await runTime(['--help'], {}, dir)).toContain('advance <span>');
  await rm(dir, { recursive: true });
});
