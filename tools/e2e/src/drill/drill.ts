import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, drawInTurn, type Random } from '../work/random.ts';
import { drillAlerts, openWatch } from './alerts.ts';
import type { FaultKind } from './fault.ts';
import { judge } from './judge.ts';
import { faultKinds } from './kinds.ts';
import { type Probes, startProbes } from './probes.ts';
import { seconds } from './report.ts';
import type { DrillOptions, DrillResult, FaultRecord } from './result.ts';
import { type DrillSite, openDrillSite } from './site.ts';
import { startWork, type Work } from './work.ts';

/** Between all being well and the next fault: something has to be under way that it can spoil. */
const pauseMs = { from: 200, to: 2_000 };
/** How often the next fault does not wait for the end of the one before. */
const overlaps = 0.15;
/** Half of it is promised where the machine has little else to do. */
const recoversWithinMs = 60_000;

const noAlerts = { verdicts: [], alerts: [] };

/** Has a platform work while faults hit it, and judges what it did. @throws Error when it could not begin */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { seed, progress } = options;
  const random = createRandom(seed);
  const kinds = chosenKinds(options.kinds);
  progress('starting servers and a platform');
  const watch = options.alerts ? await openWatch() : null;
  const disks = kinds.some(({ name }) => name === 'disk full');
  const site = await openDrillSite({ disks, env: watch?.env }).catch(async (error: unknown) => {
    await watch?.close();
    throw error;
  });
  try {
    const work = await startWork(site, random.fork());
    const probes = startProbes(site.e2e, work.idle);
    const startedAt = performance.now();
    const webhooks: Array<{ at: number; count: number }> = [];
    const counting = setInterval(
      () => webhooks.push({ at: performance.now() - startedAt, count: site.receiver.taken }),
      1_000,
    );
    const possible = kinds.filter(({ canBegin }) => canBegin?.(site) ?? true);
    for (const { name } of kinds) if (!possible.some((kind) => kind.name === name)) progress(`left out here: ${name}`);
    const faults = await hit({ site, probes, random, startedAt }, possible, options);
    const told =
      watch === null || options.signal?.aborted
        ? noAlerts
        : await drillAlerts({ site, work, watch, startedAt }, options);
    const tookMs = performance.now() - startedAt;
    clearInterval(counting);
    await probes.stop();
    progress('judging: clients finish, everything settles, business time passes');
    const verdicts = [...told.verdicts, ...(await judge(site, work, faults, progress))];
    const made = probes.made.map((probe) => ({ ...probe, sentAt: probe.sentAt - startedAt }));
    const names = possible.map(({ name }) => name);
    const figures = count(site, work, probes);
    const logs = await site.e2e.logs();
    return { seed, tookMs, kinds: names, faults, probes: made, webhooks, alerts: told.alerts, figures, verdicts, logs };
  } finally {
    await site.close();
    await watch?.close();
  }
}

/** @throws Error naming the kinds that there are, for one that there is not */
function chosenKinds(names: readonly string[] | undefined): readonly FaultKind[] {
  const unknown = (names ?? []).filter((name) => !faultKinds.some((kind) => kind.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are: ${faultKinds.map(({ name }) => name).join(', ')}.`,
    );
  return faultKinds.filter(({ name }) => names?.includes(name) ?? true);
}

interface Stage {
  readonly site: DrillSite;
  readonly probes: Probes;
  readonly random: Random;
  readonly startedAt: number;
}

async function hit(stage: Stage, kinds: readonly FaultKind[], options: DrillOptions): Promise<FaultRecord[]> {
  const { random } = stage;
  const { lengthPart = 1 } = options;
  const drawn = drawInTurn(kinds, random.fork());
  const records: Passed[] = [];
  const under = new Map<string, Promise<void>>();
  for (let number = 1; number <= options.faults && !options.signal?.aborted; number += 1) {
    const kind = drawn.next().value;
    // Two of one kind may be at the same thing, and one would end the other.
    if (under.has(kind.name) || !random.chance(overlaps)) await Promise.all(under.values());
    const over = passThrough(stage, kind, lengthPart).then((record) => {
      under.delete(kind.name);
      records.push(record);
      options.progress(`[${number}/${options.faults}] ${describe(record)}`);
    });
    under.set(kind.name, over);
    await delay(random.between(pauseMs.from, pauseMs.to) * lengthPart);
  }
  await Promise.all(under.values());
  return records
    .sort((a, b) => a.beganAt - b.beganAt)
    .map((record) => ({ ...record, overlapped: isBeside(record, records) }));
}

type Passed = Omit<FaultRecord, 'overlapped'>;

function isBeside(record: Passed, all: readonly Passed[]): boolean {
  const wellAt = ({ endedAt, recoveryMs }: Passed) => endedAt + (recoveryMs ?? recoversWithinMs);
  return all.some((other) => other !== record && other.beganAt < wellAt(record) && wellAt(other) > record.beganAt);
}

async function passThrough(
  { site, probes, random, startedAt }: Stage,
  kind: FaultKind,
  lengthPart: number,
): Promise<Passed> {
  const own = random.fork();
  const sinceStart = () => performance.now() - startedAt;
  const beganAt = sinceStart();
  try {
    const { what, holdMs, end } = await kind.begin(site, own);
    await delay(holdMs * lengthPart);
    await end();
    const endedAt = sinceStart();
    const recoveryMs = await probes.recovered(endedAt + startedAt, recoversWithinMs).catch(() => null);
    return { kind: kind.name, what, beganAt, endedAt, recoveryMs };
  } catch (error) {
    const what = `${kind.name} could not be begun or ended: ${error instanceof Error ? error.message : error}`;
    return { kind: kind.name, what, beganAt, endedAt: sinceStart(), recoveryMs: null };
  }
}

function describe({ what, beganAt, endedAt, recoveryMs }: Passed): string {
  const outcome = recoveryMs === null ? 'NOT WELL AGAIN' : `well again after ${seconds(recoveryMs)}`;
  return `${what} for ${seconds(endedAt - beganAt)}: ${outcome}`;
}

function count({ receiver }: DrillSite, work: Work, { made }: Probes): Record<string, number> {
  const outcomes = work.requests.map(({ kind, answers }) => {
    const [answer] = answers;
    return `${kind} ${answer === undefined ? 'without an outcome' : (answer.body.error?.code ?? 'accepted')}`;
  });
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  const histories = work.stories.map(({ history }) => history);
  const sum = (of: (history: (typeof histories)[number]) => number) =>
    histories.reduce((total, history) => total + of(history), 0);
  return {
    ...Object.fromEntries([...counts].sort().map(([outcome, all]) => [outcome, all.length])),
    'reviews written': sum(({ written }) => written.length),
    'tokens asked for': sum(({ tokens }) => tokens),
    'listing changes accepted': sum(({ website }) => website.accepted),
    'webhooks received': receiver.taken,
    'probes answered': made.filter(({ outcome }) => outcome === 'answered').length,
    'probes refused': made.filter(({ outcome }) => outcome === 'refused').length,
    'probes without an answer': made.filter(({ outcome }) => outcome === 'no answer').length,
  };
}
