import { setTimeout as delay } from 'node:timers/promises';
import { judge } from '../drill/judge.ts';
import type { Verdict } from '../drill/result.ts';
import { openDrillSite } from '../drill/site.ts';
import { startWork } from '../drill/work.ts';
import { createRandom } from '../work/random.ts';
import { type Growth, growthOf, type Sample } from './growth.ts';
import { takeSample } from './samples.ts';

const minuteMs = 60_000;
/**
 * Business time that passes with each minute: after 53 of them what is kept for a month has to go. Shorter than keys of
 * requests are remembered, so that none is repeated under a forgotten one.
 */
const passesMs = 14 * 3_600_000;

export interface SoakOptions {
  readonly seed: number;
  readonly minutes: number;
  /** How many times longer clients rest than those of a drill. */
  readonly slowness: number;
  /** Ends it before its time; what was done is judged all the same. */
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
}

export interface SoakResult {
  readonly samples: readonly Sample[];
  readonly growth: readonly Growth[];
  readonly verdicts: readonly Verdict[];
  /** Names of what was done, and how often. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Has a platform work for long, looks every minute at what it holds, and judges what it did. */
export async function runSoak({ seed, minutes, slowness, signal, progress }: SoakOptions): Promise<SoakResult> {
  progress('starting servers and a platform');
  const site = await openDrillSite({ disks: false });
  try {
    const work = await startWork(site, createRandom(seed), slowness);
    const samples: Sample[] = [];
    for (let minute = 1; minute <= minutes && !signal.aborted; minute += 1) {
      await delay(minuteMs, undefined, { signal }).catch(() => {});
      const sample = await takeSample(site.e2e, site.databases, minute);
      samples.push(sample);
      progress(`${work.requests.length} requests with keys, ${site.receiver.taken} webhooks, ${describe(sample)}`);
      await work.learn();
      await site.e2e.advance(passesMs);
    }
    progress('judging: clients finish, everything settles, business time passes');
    const verdicts = await judge(site, work, [], progress);
    const figures = { 'requests with keys': work.requests.length, 'webhooks received': site.receiver.taken };
    return { samples, growth: growthOf(samples), verdicts, figures };
  } finally {
    await site.close();
  }
}

function describe({ values }: Sample): string {
  const sum = (kind: string) =>
    [...values].filter(([name]) => name.startsWith(kind)).reduce((total, [, value]) => total + value, 0);
  return `${Math.round(sum('memory '))} MB, ${sum('files ')} files, ${sum('connections ')} connections, ${sum('rows ')} rows`;
}
