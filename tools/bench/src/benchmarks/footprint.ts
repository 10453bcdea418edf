import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, type Platform, readResidentMemory, removeServerData, runStart, seed } from '@review-reply/infra';
import type { Bench, Benchmark } from '../benchmark.ts';
import { loadEverything } from '../load/load-everything.ts';
import { atMost, type Figure, ofRounds } from '../measure/figures.ts';
import { median } from '../measure/statistics.ts';
import { unlimitedPrograms } from '../platform/unlimited.ts';

const startMaxS = 25;
const residentMaxMb = 130;
const growthMax = 1.2;
const settleMs = 10_000;
const readings = 5;
const betweenReadingsMs = 1_000;
/** By then heaps have grown to what the load needs; what grows afterwards would grow on. */
const warmMs = 60_000;
/** The load lasts so many times what is measured by time elsewhere: `--seconds 40` makes ten minutes. */
const loadFactor = 15;
const megabyte = 1_048_576;

export const footprint: Benchmark = {
  about: 'start-up, and memory of each process idle and after load',
  run: async (bench) => {
    bench.onEnd(() => removeServerData(path.join(bench.dir, 'start/data')));
    const accounts: Account[] = [];
    const first = await startOnce(bench, accounts);
    await first.stop();
    const second = await startOnce(bench, accounts);
    bench.onEnd(second.stop);
    const { platform } = second;
    bench.progress(`settling for ${settleMs / 1_000} s`);
    await delay(settleMs);
    const idle = await readMemory(platform);
    const loadS = bench.options.seconds * loadFactor;
    bench.progress(`load for ${loadS} s`);
    const load = loadEverything(platform, accountOf(accounts), loadS);
    await Promise.race([load, delay(warmMs)]);
    const warm = await readMemory(platform);
    const requests = await load;
    const loaded = await readMemory(platform);
    return {
      benchmark: 'footprint',
      conditions: [
        'As `npm start` runs it: same flags, same servers, downloads done before; making of protobuf code not counted.',
        'Cold: no data, no compile cache, with migrations, topics and demo data. Warm: the start after it.',
        `Memory is resident (VmRSS): median of ${readings} readings, ${settleMs / 1_000} s after the start, a minute into and`,
        `right after ${loadS} s of load (${requests} requests: lists, places, accounts, tokens, suggestions).`,
      ],
      figures: [
        single('start, cold', 's', first.seconds, atMost(startMaxS)),
        single('start, warm', 's', second.seconds, atMost(startMaxS)),
        ...platform.processes.flatMap(({ name }) => memoryFigures(name, { idle, warm, loaded })),
      ],
    };
  },
};

const single = (figure: string, unit: string, value: number, goal: Figure['goal']): Figure => ({
  ...{ figure, unit, value },
  ...(goal && { goal }),
});

type Readings = ReadonlyMap<string, readonly number[]>;

function memoryFigures(name: string, read: Record<'idle' | 'warm' | 'loaded', Readings>): Figure[] {
  const idle = read.idle.get(name) ?? [];
  const warm = read.warm.get(name) ?? [];
  const loaded = read.loaded.get(name) ?? [];
  const growth = warm.length === 0 || loaded.length === 0 ? null : median(loaded) / median(warm);
  return [
    ofRounds(`${name}: resident, idle`, 'MB', idle, atMost(residentMaxMb)),
    ofRounds(`${name}: resident, a minute into load`, 'MB', warm),
    ofRounds(`${name}: resident, after load`, 'MB', loaded),
    { figure: `${name}: growth after the first minute`, unit: 'of that', value: growth, goal: atMost(growthMax) },
  ];
}

/** @param accounts filled at the first start, whose demo data the second one finds */
async function startOnce({ dir, progress }: Bench, accounts: Account[]) {
  const startedAt = performance.now();
  const running = await runStart({
    options: { fresh: false, verbose: false, help: false, port: undefined, simulatorPort: undefined },
    dir: path.join(dir, 'start'),
    env: process.env,
    seed: async (platform) => {
      accounts.push(...(await seed(platform)));
      return accounts;
    },
    print: progress,
    quiet: true,
    programs: unlimitedPrograms,
  });
  return { ...running, seconds: (performance.now() - startedAt) / 1_000 };
}

function accountOf(accounts: readonly Account[]): Account {
  const account = accounts.find(({ client_secret, places }) => client_secret !== null && places.length > 0);
  if (account === undefined) throw new Error('The demo data holds no account with a key and a place.');
  return account;
}

async function readMemory(platform: Platform): Promise<Map<string, number[]>> {
  const read = new Map<string, number[]>();
  for (let reading = 0; reading < readings; reading += 1) {
    for (const { name, pid } of platform.processes) {
      const memory = readResidentMemory(pid);
      if (memory !== null) read.set(name, [...(read.get(name) ?? []), memory.totalBytes / megabyte]);
    }
    await delay(betweenReadingsMs);
  }
  return read;
}
