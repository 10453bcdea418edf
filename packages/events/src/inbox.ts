import { runInTransaction, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Envelope } from './envelope.ts';
import { rememberedForDays } from './topic.ts';

/** At one call every ten minutes this keeps up with 500 events a second. */
const prunedRowsMax = 300_000;

/** Records events as handled and tells which of them were not before. */
export async function recordHandled(
  tx: Transaction,
  consumer: string,
  events: ReadonlyArray<Pick<Envelope, 'id'>>,
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const rows = await runInTransaction<{ event_id: string }>(tx, {
    name: 'inbox-record',
    text: `
      insert into inbox (consumer, event_id) select $1, unnest($2::uuid[])
      on conflict do nothing returning event_id`,
    values: [consumer, events.map((event) => event.id)],
  });
  return new Set(rows.map((row) => row.event_id));
}

/** Deletes what was handled so long ago that no broker holds it any more, a bounded number of rows a call. */
export async function pruneInbox(tx: Transaction, consumer: string): Promise<void> {
  await tx.execute(sql`
    delete from inbox where (consumer, event_id) in (
      select consumer, event_id from inbox
      where consumer = ${consumer} and handled_at < now() - make_interval(days => ${rememberedForDays})
      order by handled_at limit ${prunedRowsMax} for update skip locked)`);
}
