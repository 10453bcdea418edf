import { startBaseline } from '../baselines/start-baseline.ts';
import type { Bench } from '../benchmark.ts';
import { type DatabaseWork, readDatabaseWork, workFigures, workPerUnit } from '../measure/database-work.ts';
import type { Figure } from '../measure/figures.ts';
import type { Side } from '../measure/rounds.ts';
import { until } from '../measure/until.ts';
import { type OpenedWebhooks, untilSettled } from './platform.ts';

const bodyBytes = 1_024;
const pollMs = 5;

export interface Drain extends OpenedWebhooks {
  readonly rowByRow: RowByRow;
  readonly endpoints: number;
  readonly names: { readonly ours: string; readonly theirs: string };
  /** How many are drained a round, by the name of the side. */
  readonly deliveries: Readonly<Record<string, number>>;
}

/** @returns the two sides, and afterwards what each round of ours wrote */
export function drainSides(drain: Drain): { sides: Side[]; costs: () => Figure[] } {
  const { servers, platform, pool, sink, names, deliveries, rowByRow } = drain;
  const rounds: DatabaseWork[] = [];
  const ours: Side = {
    name: names.ours,
    participants: () => ({
      processes: { service: platform.process('webhooks').pid },
      families: { Postgres: servers.postgres.pid },
    }),
    run: async (measure) => {
      const units = deliveries[names.ours] ?? 0;
      sink.forget();
      await insertDeliveries(drain, units);
      const before = await readDatabaseWork(pool);
      await measure(async () => {
        await until(`${units} deliveries`, () => sink.arrived >= units, { pollMs });
        await untilSettled(pool, pollMs);
        return { units };
      });
      const after = await readDatabaseWork(pool);
      rounds.push(workPerUnit(before, after, units));
    },
  };
  const theirs: Side = {
    name: names.theirs,
    participants: () => ({ processes: { process: rowByRow.pid }, families: { Postgres: servers.postgres.pid } }),
    run: async (measure) => {
      const units = deliveries[names.theirs] ?? 0;
      sink.forget();
      rowByRow.resume();
      await pool.query('truncate naive_delivery');
      await pool.query(
        `insert into naive_delivery (path, body) select '/hook/' || n % $2::int, convert_to(repeat('x', $3), 'UTF8')
         from generate_series(1, $1::int) as n`,
        [units, drain.endpoints, bodyBytes],
      );
      await measure(async () => {
        await until(`${units} deliveries row by row`, () => sink.arrived >= units, { pollMs });
        return { units };
      });
      rowByRow.pause();
    },
  };
  return { sides: [ours, theirs], costs: () => workFigures(rounds.slice(1), 'a delivery') };
}

/** The other side's process, which stands still while it is not its turn: it asks for work all the time. */
export interface RowByRow {
  readonly pid: number;
  pause(): void;
  resume(): void;
}

export async function openRowByRow(bench: Bench, { platform, pool, sink }: OpenedWebhooks): Promise<RowByRow> {
  await pool.query(naiveTable);
  const { pid } = await startBaseline(bench, 'row-by-row', {
    POSTGRES_URL: platform.site.databaseUrl('webhooks'),
    SINK_URL: sink.url,
    SECRET: 'whsec_bench',
  });
  if (pid === undefined) throw new Error('The baseline has ended.');
  const rowByRow = {
    pid,
    pause: () => void process.kill(pid, 'SIGSTOP'),
    resume: () => void process.kill(pid, 'SIGCONT'),
  };
  // A process that stands still does not hear that it is to end.
  bench.onEnd(rowByRow.resume);
  rowByRow.pause();
  return rowByRow;
}

const naiveTable = `
  create table if not exists naive_delivery (
    delivery_id bigint generated always as identity primary key,
    path text not null,
    body bytea not null,
    status text not null default 'pending',
    response_status integer
  );
  create index if not exists naive_delivery_pending on naive_delivery (delivery_id) where status = 'pending'`;

/**
 * Events and deliveries as the consumer writes them, in one transaction, so that the service finds them all at once.
 */
async function insertDeliveries({ pool, webhookIds, endpoints, firstAccountId }: Drain, units: number): Promise<void> {
  await pool.query(
    `with copy as (
       insert into event_copy (event_id, account_id, subject_account_id, type, body)
       select gen_random_uuid(), $4::bigint, $4::bigint, 'review.created', convert_to(repeat('x', $3), 'UTF8')
       from generate_series(1, $1::int)
       returning event_copy_id
     )
     insert into delivery (webhook_id, event_copy_id, due_at, created_at)
     select ($2::bigint[])[1 + event_copy_id % cardinality($2::bigint[])], event_copy_id, now(), now() from copy`,
    [units, webhookIds.slice(0, endpoints), bodyBytes, firstAccountId],
  );
}
