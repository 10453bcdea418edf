import { type Database, runStatement } from '@review-reply/postgres';

const windowMs = 60_000;

/**
 * Counts a read of a listing, across replicas.
 * @returns 0, or, when it is one too many, how long until one passes, in milliseconds
 */
export async function countRead(database: Database, accountId: bigint, max: number, now: Date): Promise<number> {
  const over = new Date(now.getTime() - windowMs);
  const [counted] = await runStatement<{ reads: number; window_start: Date }>(database, {
    name: 'count-listing-read',
    text: `
      insert into listing_budget as b (account_id, window_start, reads) values ($1, $2, 1)
      on conflict (account_id) do update set
        reads = case when b.window_start <= $3 then 1 else b.reads + 1 end,
        window_start = case when b.window_start <= $3 then excluded.window_start else b.window_start end
      returning reads, window_start`,
    values: [accountId, now, over],
  });
  if (counted === undefined || counted.reads <= max) return 0;
  return Math.max(1, counted.window_start.getTime() - over.getTime());
}
