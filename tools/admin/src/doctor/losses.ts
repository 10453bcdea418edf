import { systemClock } from '@review-reply/clock';
import type { Services } from '../services.ts';
import type { Fault, HeldRecord } from './fault.ts';
import { listRecords, pair } from './records.ts';

const dayMs = 86_400_000;
/** Both services keep them for a month; of the last week of it one may have let go before the other. */
const suggestionsComparedMs = 24 * dayMs;

interface Known {
  readonly accounts: ReadonlySet<bigint>;
  readonly placeRefs: ReadonlySet<string>;
}

/** What was paid for and is lost, or the other way round. Nobody is charged or given anything for it here. */
export async function findSuggestionFaults(services: Services): Promise<Fault[]> {
  const delivered = listRecords(services, 'reviews', 'suggestions');
  const paid = listRecords(services, 'billing', 'suggestions');
  const found: Array<{ fault: Fault; atMs: number }> = [];
  let newestMs = 0;
  for await (const [suggestion, hold] of pair(delivered, paid)) {
    const record = suggestion ?? hold;
    if (record === undefined) continue;
    const atMs = Date.parse(stateOf(record).at);
    newestMs = Math.max(newestMs, atMs);
    const fault = judgeSuggestion(suggestion, hold);
    if (fault !== null) found.push({ fault, atMs });
  }
  const nowMs = systemClock.now().getTime();
  return found.filter(({ atMs }) => isCompared(atMs, { newestMs, nowMs })).map(({ fault }) => fault);
}

/**
 * Whether both services still have to hold a suggestion of this time. It is now, unless business time was moved on:
 * then it is the newest one's time at least. Where nothing was suggested for days, the newest alone would be too early.
 */
export function isCompared(atMs: number, { newestMs, nowMs }: { newestMs: number; nowMs: number }): boolean {
  return atMs > Math.max(newestMs, nowMs) - suggestionsComparedMs;
}

/** @returns null when nothing is wrong: a hold that is open is settled by billing's sweeper */
export function judgeSuggestion(suggestion: HeldRecord | undefined, hold: HeldRecord | undefined): Fault | null {
  if (suggestion !== undefined && hold === undefined)
    return {
      service: 'billing',
      fault: 'charge lost',
      id: suggestion.id,
      text: `Suggestion ${suggestion.id} of account ${suggestion.accountId} was delivered, and billing knows of no charge. It is not charged again.`,
    };
  if (suggestion !== undefined || hold === undefined || hold.accountId < 0n) return null;
  const { hold: state, source, milli_suns: milliSuns } = stateOf(hold);
  if (state !== 'captured') return null;
  const suns = `suns grant ${hold.accountId} ${milliSuns / 1_000} --reason 'Suggestion lost' --key lost-${hold.id}`;
  return {
    service: 'reviews',
    fault: 'suggestion lost',
    id: hold.id,
    text: `Suggestion ${hold.id} of account ${hold.accountId} was charged (${source}), and reviews has it no more.`,
    ...(source === 'suns' ? { command: suns } : {}),
  };
}

/** Plans and endpoints of what is gone, invoices that were sent and are not known any more. */
export async function findOrphans(services: Services, { accounts, placeRefs }: Known): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const { id, accountId } of listRecords(services, 'billing', 'plans'))
    if (accountId > 0n && !placeRefs.has(id))
      faults.push({
        service: 'billing',
        fault: 'plan without place',
        id,
        text: `Account ${accountId} has a plan for place ${id}, which does not exist.`,
        command: `plan ${accountId} ${id} --plan none --at-once`,
      });
  for (const [service, kind, one] of [
    ['places', 'places', 'Place'],
    ['webhooks', 'endpoints', 'Endpoint'],
  ] as const)
    for await (const { id, accountId } of listRecords(services, service, kind))
      if (!accounts.has(accountId))
        faults.push({
          service,
          fault: `${kind} without account`,
          id,
          text: `${one} ${id} belongs to account ${accountId}, which identity does not know.`,
        });
  const told = pair(listRecords(services, 'billing', 'invoices'), listRecords(services, 'webhooks', 'invoices'));
  for await (const [invoice, event] of told)
    if (invoice === undefined && event !== undefined)
      faults.push({
        service: 'billing',
        fault: 'invoice lost',
        id: event.id,
        text: `Invoice ${event.id} was sent to its partner, and billing has it no more: its number would be given again.`,
      });
  return faults;
}

function stateOf({ state }: HeldRecord) {
  return JSON.parse(state) as {
    readonly at: string;
    readonly hold?: string;
    readonly source?: string;
    readonly milli_suns: number;
  };
}
