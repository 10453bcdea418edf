import { type Database, runStatement } from '@review-reply/postgres';
import type { RecordKind } from './records.ts';
import { rememberedForDays } from './topic.ts';

/** Offsets of a partition that were read without a gap. */
export interface Stretch {
  readonly topic: string;
  readonly partition: number;
  readonly from: string;
  /** The first that is not read. */
  readonly next: string;
}

/**
 * Writes down how far the partitions are read. Before a stretch that begins beyond what was read before, events were
 * passed over; one that begins at these or before them has read them after all.
 * @returns what was passed over and not seen before
 */
export async function savePositions(
  database: Database,
  consumer: string,
  stretches: readonly Stretch[],
): Promise<Stretch[]> {
  return runStatement<Stretch>(database, {
    name: 'save-positions',
    text: `
      with read as (
        select * from unnest($2::text[], $3::int[], $4::bigint[], $5::bigint[]) as read (topic, partition, first, next)
      ), known as (
        update consumed_position held set
          next_offset = greatest(held.next_offset, read.next),
          passed_over = case
            when read.first > held.next_offset
              then int8range(coalesce(lower(held.passed_over), held.next_offset), read.first)
            when read.first > lower(held.passed_over) then held.passed_over
          end,
          passed_over_at = case when read.first > held.next_offset then now() else held.passed_over_at end
        from read where held.consumer = $1 and held.topic = read.topic and held.partition = read.partition
        returning held.topic, held.partition, held.passed_over, held.passed_over_at
      ), made as (
        insert into consumed_position (consumer, topic, partition, next_offset)
        select $1, topic, partition, next from read
        where (topic, partition) not in (select topic, partition from known)
        on conflict do nothing
      )
      select topic, partition, lower(passed_over)::text as "from", upper(passed_over)::text as next
      from known where passed_over_at = now()`,
    values: [
      consumer,
      stretches.map(({ topic }) => topic),
      stretches.map(({ partition }) => partition),
      stretches.map(({ from }) => from),
      stretches.map(({ next }) => next),
    ],
  });
}

/** What was passed over, for as long as the broker may still have it. */
export const passedOverKind: RecordKind = {
  idType: 'text',
  query: `select topic || ':' || partition as id, 0::bigint as account_id, 0::bigint as version,
      jsonb_build_object('consumer', consumer, 'from', lower(passed_over), 'next', upper(passed_over)) as state
    from consumed_position
    where passed_over is not null and passed_over_at > now() - interval '${rememberedForDays} days'`,
};
