import type { Database } from '@review-reply/postgres';

/**
 * Counts the rows of deliveries and their events that transactions read from a change on, as `update on a_table`, to
 * their end: unlike time, that is the same on every machine.
 * @param rows which changed rows are meant, as `for each row when (…)`
 */
export async function countRowsRead(
  database: Database,
  change: string,
  rows = 'for each row',
): Promise<() => Promise<number>> {
  // A session may know of some that it read before, so what it knows of at the change is taken off.
  await database.pool.query(`
    create table rows_read (rows bigint not null);
    create function note_rows_read() returns trigger language plpgsql as $$ begin
      insert into rows_read
      select tg_argv[0]::int * sum(seq_tup_read + coalesce(idx_tup_fetch, 0))
      from pg_stat_xact_user_tables where relname in ('delivery', 'event_copy');
      return null;
    end $$;
    create trigger rows_read_before after ${change} ${rows} execute function note_rows_read('-1');
    create constraint trigger rows_read_at_end after ${change} deferrable initially deferred ${rows}
      execute function note_rows_read('1')`);
  return async () => {
    const { rows: found } = await database.pool.query<{ read: number | null }>(
      'select sum(rows)::int as read from rows_read',
    );
    return found[0]?.read ?? Number.NaN;
  };
}
