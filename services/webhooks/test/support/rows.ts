import { openDatabase } from '@review-reply/postgres';
import { openStack, type Stack } from '@review-reply/testing';
import { databaseSettings } from '../../src/storage/database-settings.ts';

const migrations = new URL('../../migrations', import.meta.url);

export interface Rows {
  readonly stack: Stack;
  readonly database: ReturnType<typeof openDatabase>;
  query<R extends object>(text: string, ...values: unknown[]): Promise<R[]>;
  /** @param state SQL of what an endpoint is given beside what it needs, as `disabled_at = now()` */
  newEndpoint(state?: string): Promise<bigint>;
  /** Deliveries with a body of their own, oldest first; `columns` and `values` are what each has beside. */
  newDeliveries(webhookId: bigint, count: number, columns: string, values: string): Promise<bigint[]>;
  /** Resolves once so many statements wait for somebody else's lock. */
  waiting(): Promise<number>;
}

/** The service's tables without the service: nothing works on them but the test. */
export async function openRows(options: { connectionsMax?: number } = {}): Promise<Rows> {
  const stack = await openStack();
  const env = await stack.env({ migrations });
  const url = env.POSTGRES_URL ?? '';
  const settings = databaseSettings;
  const database = openDatabase({ url, applicationName: 'test', settings, onError: () => {}, ...options });
  stack.onClose(() => database.close());
  const query = async <R extends object>(text: string, ...values: unknown[]) =>
    (await database.pool.query<R>(text, values)).rows;
  return {
    stack,
    database,
    query,
    newEndpoint: async (state = '') => {
      const [made] = await query<{ webhook_id: bigint }>(`
        insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at)
        values (1, 'https://203.0.112.7/', '{review.created}', '', now()) returning webhook_id`);
      const webhookId = made?.webhook_id ?? 0n;
      if (state !== '') await query(`update webhook_endpoint set ${state} where webhook_id = $1`, webhookId);
      return webhookId;
    },
    newDeliveries: async (webhookId, count, columns, values) => {
      const inserted = await query<{ delivery_id: bigint }>(
        `with copy as (
           insert into event_copy (event_id, account_id, subject_account_id, type, body)
           select gen_random_uuid(), 1, 1, 'review.created', convert_to('{}', 'UTF8') from generate_series(1, $2::int)
           returning event_copy_id)
         insert into delivery (webhook_id, event_copy_id, created_at, ${columns})
         select $1::bigint, event_copy_id, ${values} from copy order by event_copy_id returning delivery_id`,
        webhookId,
        count,
      );
      return inserted.map((row) => row.delivery_id);
    },
    waiting: async () => {
      const [found] = await query<{ count: number }>(`
        select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return found?.count ?? 0;
    },
  };
}
