import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Envelope } from './envelope.ts';

/** Records events as handled and tells which of them were not before. */
export async function recordHandled(
  tx: Transaction,
  consumer: string,
  events: readonly Envelope[],
): Promise<Set<string>> {
  const ids = sql.param(events.map((event) => event.id));
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    insert into inbox (consumer, event_id)
    select ${consumer}, unnest(${ids}::uuid[])
    on conflict do nothing
    returning event_id`);
  return new Set(rows.map((row) => row.event_id));
}

/** Deletes what was handled so long ago that no broker holds it any more. */
export async function pruneInbox(tx: Transaction, consumer: string): Promise<void> {
  await tx.execute(sql`delete from inbox where consumer = ${consumer} and handled_at < now() - interval '8 days'`);
}
