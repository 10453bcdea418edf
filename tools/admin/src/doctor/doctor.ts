import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { copied, judgeCopy } from './copies.ts';
import { type Fault, keyOf, type Mend } from './fault.ts';
import { findOrphans, findSuggestionFaults } from './losses.ts';
import { findOwnFaults } from './own-faults.ts';
import { listRecords, pair } from './records.ts';

/** What is on its way has come by then. */
const underwayMs = 2_000;
/** What was told anew counts as come everywhere when for so long nothing has changed. */
const unchangedForMs = 15_000;
const recordsAtOnce = 100;

/** What a look at a platform found. */
export interface Diagnosis {
  /** What is wrong, after mending where that was asked for. */
  readonly faults: readonly Fault[];
  readonly mended: readonly Fault[];
}

/**
 * Compares what the services hold of the same accounts, places, figures and charges, and asks each for what is wrong by
 * itself. With `mend`, owners tell of their records anew until nothing is left that this helps against; nobody is
 * charged, given, published or deleted anything.
 */
export async function examine(services: Services, { mend }: { readonly mend: boolean }): Promise<Diagnosis> {
  const first = await findLastingFaults(services);
  let faults = first;
  for (let helped = mend; helped; ) {
    const before = mendable(faults);
    helped = await mendAll(services, faults);
    if (helped) faults = await findSettledFaults(services);
    helped &&= mendable(faults) !== before;
  }
  const left = new Set(faults.map(keyOf));
  return { faults, mended: first.filter((fault) => !left.has(keyOf(fault))) };
}

const mendable = (faults: readonly Fault[]) =>
  faults
    .filter(({ mend }) => mend !== undefined)
    .map(keyOf)
    .join();

/** What is left to mend when all that was told has come. */
async function findSettledFaults(services: Services): Promise<Fault[]> {
  let faults = await findLastingFaults(services);
  for (let sinceMs = performance.now(); mendable(faults) !== '' && performance.now() - sinceMs < unchangedForMs; ) {
    const next = await findLastingFaults(services);
    if (mendable(next) !== mendable(faults)) sinceMs = performance.now();
    faults = next;
  }
  return faults;
}

/** Those of two looks: what is on its way at the first has come at the second. */
async function findLastingFaults(services: Services): Promise<Fault[]> {
  const before = new Set((await findFaults(services)).map(keyOf));
  if (before.size === 0) return [];
  await delay(underwayMs);
  return (await findFaults(services)).filter((fault) => before.has(keyOf(fault)));
}

async function findFaults(services: Services): Promise<Fault[]> {
  const accounts = new Set<bigint>();
  for await (const { accountId } of listRecords(services, 'identity', 'accounts')) accounts.add(accountId);
  const faults: Fault[] = [];
  for (const kind of copied)
    for (const holder of kind.holders) {
      const records = pair(listRecords(services, kind.owner, kind.kind), listRecords(services, holder, kind.kind));
      for await (const both of records) {
        const fault = judgeCopy(kind, holder, both, (accountId) => accounts.has(accountId));
        if (fault !== null) faults.push(fault);
      }
    }
  const placeRefs = new Set<string>();
  for await (const { id } of listRecords(services, 'places', 'places')) placeRefs.add(id);
  return [
    ...faults,
    ...(await findSuggestionFaults(services)),
    ...(await findOrphans(services, { accounts, placeRefs })),
    ...(await findOwnFaults(services)),
  ];
}

/** @returns whether anything could be told anew */
async function mendAll(services: Services, faults: readonly Fault[]): Promise<boolean> {
  // Several holders may lack one record: it is told once, above the newest version of them all.
  const mends = new Map<string, Mend>();
  for (const { mend } of faults) {
    if (mend === undefined) continue;
    const key = `${mend.kind} ${mend.record.id}`;
    const known = mends.get(key);
    if (known === undefined || known.record.version < mend.record.version) mends.set(key, mend);
  }
  let mended = 0;
  for (const { owner, kind } of copied) {
    const records = [...mends.values()].flatMap((mend) => (mend.kind === kind ? mend.record : []));
    for (let from = 0; from < records.length; from += recordsAtOnce) {
      const request = { kind, records: records.slice(from, from + recordsAtOnce) };
      mended += (await services.operations(owner).mendRecords(request, services.operator)).mended;
    }
  }
  return mended > 0;
}
