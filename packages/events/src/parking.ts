import { runInTransaction, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Envelope } from './envelope.ts';

const errorLengthMax = 2_000;

/** What an operator sees of a parked event. */
export interface ListedRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly topic: string;
  readonly key: string;
  readonly event_id: string;
  readonly type: string;
  readonly error: string;
  readonly parked_at: Date;
}

export interface ParkedRow extends ListedRow {
  readonly headers: Omit<Envelope, 'payload' | 'occurredAt'> & { occurredAt: string };
  readonly payload: Buffer;
}

/** Sets an event aside; those of its key that come later wait behind it. Parking it twice changes nothing. */
export async function park(
  tx: Transaction,
  consumer: string,
  topic: string,
  event: Envelope,
  error: string,
): Promise<void> {
  const { payload, ...headers } = event;
  await tx.execute(sql`
    insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error)
    values (${consumer}, ${topic}, ${event.key}, ${event.id}, ${event.type}, ${JSON.stringify(headers)}::jsonb, ${payload},
      ${error.slice(0, errorLengthMax)})
    on conflict (consumer, event_id) do nothing`);
}

/**
 * Those of `keys` that have a parked event. The first of each is locked against an operator who retries it: without the
 * lock the last one could go while another is being parked behind it, which then nothing would ever wake.
 */
export async function parkedKeys(
  tx: Transaction,
  consumer: string,
  topic: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await runInTransaction<{ key: string }>(tx, {
    name: 'parked-keys',
    text: `
      select parked.key from unnest($3::text[]) as wanted (key), lateral (
        select p.key from parked_event p
        where p.consumer = $1 and p.topic = $2 and p.key = wanted.key
        order by p.id limit 1 for share) as parked`,
    values: [consumer, topic, [...new Set(keys)].sort()],
  });
  return new Set(rows.map((row) => row.key));
}

export async function listParked(tx: Transaction, consumer: string, limit: number): Promise<ListedRow[]> {
  const { rows } = await tx.execute<ListedRow>(sql`
    select id, topic, key, event_id, type, error, parked_at
    from parked_event where consumer = ${consumer} order by id limit ${limit}`);
  return rows;
}

/** The first parked event of a key, locked until the transaction ends. */
export async function firstParked(
  tx: Transaction,
  consumer: string,
  topic: string,
  key: string,
): Promise<ParkedRow | undefined> {
  const { rows } = await tx.execute<ParkedRow>(sql`
    select id, topic, key, event_id, type, headers, payload, error, parked_at
    from parked_event where consumer = ${consumer} and topic = ${topic} and key = ${key} order by id limit 1 for update`);
  return rows[0];
}

export async function unpark(tx: Transaction, consumer: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from parked_event where consumer = ${consumer} and event_id = ${eventId}::uuid`);
  return (rowCount ?? 0) > 0;
}

/** @param publisher whose topic it was parked from */
export function envelopeOf(row: ParkedRow, publisher: string): Envelope {
  return { ...row.headers, publisher, occurredAt: new Date(row.headers.occurredAt), payload: row.payload };
}
