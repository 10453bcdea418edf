import { type Database, runStatement } from '@review-reply/postgres';

const windowMs = 60_000;
/** What an account has for itself of the reads of all, where others read too. */
const share = 0.3;

/**
 * Counts a read of a listing, across replicas. Nobody waits who reads alone, or within their share.
 * @param max of all accounts together, a minute
 * @returns 0, or, when it is one too many, how long until one passes, in milliseconds
 */
export async function countRead(database: Database, accountId: bigint, max: number, now: Date): Promise<number> {
  const over = new Date(now.getTime() - windowMs);
  const [counted] = await runStatement<{ reads: number; window_start: Date; others: number }>(database, {
    name: 'count-listing-read',
    text: `
      with counted as (
        insert into listing_budget as b (account_id, window_start, reads) values ($1, $2, 1)
        on conflict (account_id) do update set
          reads = case when b.window_start <= $3 then 1 else b.reads + 1 end,
          window_start = case when b.window_start <= $3 then excluded.window_start else b.window_start end
        returning reads, window_start
      )
      select reads, window_start, (
        select coalesce(sum(o.reads), 0)::integer from listing_budget o where o.window_start > $3 and o.account_id <> $1
      ) as others
      from counted`,
    values: [accountId, now, over],
  });
  if (counted === undefined) return 0;
  const { reads, others, window_start: since } = counted;
  if (reads <= max * share || others === 0 || reads + others <= max) return 0;
  return Math.max(1, since.getTime() - over.getTime());
}
