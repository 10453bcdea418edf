import { pruneAllClaims } from '@review-reply/idempotency';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { batchesMax, pruneHistory, type Sweeping } from '../src/use-cases/sweep.ts';
import { endpointsNotedMax, startSweeper } from '../src/workers/sweeper.ts';
import { openRows, type Rows } from './support/rows.ts';

const kept = 100;

let rows: Rows;
let sweeping: Sweeping;
beforeAll(async () => {
  rows = await openRows();
  const { stack, database } = rows;
  sweeping = { database, clock: stack.clock };
  await rows.query(`
    create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'refused';
    end $$`);
});
afterAll(() => rows?.stack.close());

it('all expired idempotency keys go at one time, and no others', async () => {
  await insertKeys(2_500, '-1 day');
  await insertKeys(2, '1 day');
  await pruneAllClaims(sweeping, { batchesMax });
  expect(await count('idempotency_claim')).toBe(2);
});

it('an endpoint whose history cannot be deleted holds up no other, and is tried again', async () => {
  const [one, broken, another] = [await newHistory(), await newHistory(), await newHistory()];
  await rows.query(`
    create trigger refuse_some before delete on delivery for each row when (old.webhook_id = ${broken})
    execute function refuse()`);
  const finished = new Set([one, broken, another]);
  for (let sweep = 0; sweep < 2; sweep += 1) await expect(pruneHistory(sweeping, finished)).rejects.toThrow();
  expect(await Promise.all([one, another].map(historyOf))).toEqual([kept, kept]);
  expect([...finished]).toEqual([broken]);
  await rows.query('drop trigger refuse_some on delivery');
  await pruneHistory(sweeping, finished);
  expect(await historyOf(broken)).toBe(kept);
});

it('all histories and keys are pruned, though nothing can be canceled or purged', async () => {
  const { newEndpoint, newDeliveries, query, stack } = rows;
  await newEndpoint("deleted_at = now() - interval '8 days'");
  const disabled = await newEndpoint("disabled_at = now(), status = 'disabled', disabled_reason = 'requested'");
  await newDeliveries(disabled, 1, 'due_at', "now() - interval '8 days', now()");
  await query('create trigger refuse_all before update on delivery for each row execute function refuse()');
  await query('create trigger refuse_all before delete on webhook_endpoint for each row execute function refuse()');
  const first = await newHistory();
  await query(`
    insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at)
    select 1, 'https://203.0.112.7/', '{review.created}', '', now() from generate_series(1, ${endpointsNotedMax})`);
  const last = await newHistory();
  await insertKeys(1, '-1 day');
  const keys = await count('idempotency_claim where expires_at > now()');

  const life = stack.lifecycle('webhooks');
  onTestFinished(async () => {
    await life.stop();
    await query('drop trigger refuse_all on delivery');
    await query('drop trigger refuse_all on webhook_endpoint');
  });
  startSweeper(sweeping, new Set(), life);
  await eventually(
    async () => {
      expect(await Promise.all([first, last].map(historyOf))).toEqual([kept, kept]);
      expect(await count('idempotency_claim')).toBe(keys);
    },
    // The rest after the first thousand endpoints is nine times what they took.
    { timeoutMs: 120_000 },
  );
});

/** An endpoint that has more finished deliveries than are kept. */
async function newHistory(): Promise<bigint> {
  const webhookId = await rows.newEndpoint();
  await rows.newDeliveries(webhookId, kept + 3, 'status', "now(), 'delivered'");
  return webhookId;
}

const historyOf = (webhookId: bigint) => count(`delivery where webhook_id = ${webhookId}`);

async function count(what: string): Promise<number> {
  const [found] = await rows.query<{ rows: number }>(`select count(*)::int as rows from ${what}`);
  return found?.rows ?? 0;
}

/** @param expiresIn from now, as Postgres writes it */
async function insertKeys(keys: number, expiresIn: string): Promise<void> {
  await rows.query(
    `insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, expires_at)
     select 1, 'create_endpoint', gen_random_uuid(), '', gen_random_uuid(), 1, now(), now() + $2::interval
     from generate_series(1, $1::int)`,
    keys,
    expiresIn,
  );
}
