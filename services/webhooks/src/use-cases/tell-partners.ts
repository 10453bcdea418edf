import { inTransaction, type Transaction } from '@review-reply/postgres';
import { waitingSince } from '../domain/endpoint.ts';
import {
  accountsWithEvents,
  type EventForPartner,
  insertKnownPartner,
  insertWithoutPartner,
  listEventsOf,
  takeEvents,
} from '../storage/events-for-partners.ts';
import { findReceivers } from '../storage/fan-out.ts';
import type { Context } from './context.ts';
import { copiesOf, writeDeliveries } from './fan-out-event.ts';

/** What identity knows of an account's partner. */
export type Partnership =
  | { readonly kind: 'attached'; readonly partnerAccountId: bigint; readonly externalRef: string | null }
  /** It has none now, but may have one later. */
  | { readonly kind: 'alone' }
  /** It never has one. */
  | { readonly kind: 'never' };

export type AskPartnership = (accountId: bigint) => Promise<Partnership>;

const accountsMax = 50;
const eventsMax = 100;

/**
 * Asks identity for the partners of accounts whose events wait, and passes the events on to those that have one. A
 * client's events may be consumed before the news of its attachment: they come by other topics. An answer holds for
 * the events that waited when it was asked for: a later one may be the first of a client that was attached meanwhile.
 * @returns whether there may be more
 * @throws what asking throws: the events wait on
 */
export async function tellPartners(context: Context, ask: AskPartnership): Promise<boolean> {
  const accounts = await accountsWithEvents(context.database.sql, accountsMax);
  let more = accounts.length === accountsMax;
  for (const accountId of accounts) {
    const waiting = await listEventsOf(context.database.sql, accountId, eventsMax);
    const partnership = await ask(accountId);
    await inTransaction(context.database, (tx) => pass(tx, context, { accountId, waiting }, partnership));
    more ||= waiting.length === eventsMax;
  }
  return more;
}

async function pass(
  tx: Transaction,
  context: Context,
  { accountId, waiting }: { readonly accountId: bigint; readonly waiting: readonly bigint[] },
  partnership: Partnership,
): Promise<void> {
  const events = await takeEvents(tx, accountId, waiting);
  // They went elsewhere meanwhile, or the account was erased: then nothing of it may be remembered.
  if (events.length === 0) return;
  if (partnership.kind === 'attached') await insertKnownPartner(tx, { accountId, ...partnership });
  if (partnership.kind === 'never') await insertWithoutPartner(tx, accountId);
  if (partnership.kind === 'attached') await fanOutToPartner(tx, context, events);
}

async function fanOutToPartner(tx: Transaction, context: Context, events: readonly EventForPartner[]): Promise<void> {
  const found = await findReceivers(tx, events, waitingSince(context.clock.now()));
  const copies = events.flatMap(({ traceparent, tracestate, eventId, ...event }) => {
    const partners = found(event).receivers.filter((receiver) => receiver.isPartner);
    return copiesOf({ ...event, trace: { traceparent, tracestate } }, eventId, partners);
  });
  await writeDeliveries(tx, context, copies);
}
