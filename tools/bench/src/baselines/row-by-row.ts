import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Pool } from 'undici';
import { setting, tellReady } from './start-baseline.ts';

const workers = 16;
const idleMs = 20;

interface DueDelivery {
  readonly delivery_id: string;
  readonly path: string;
  readonly body: Buffer;
}

/**
 * The way most begin with: each worker claims one row, sends it signed, and writes how it ended; three round trips and
 * two commits a delivery. It knows nothing of retries, leases, endpoints that are slow or forbidden addresses.
 */
const database = new pg.Pool({ connectionString: setting('POSTGRES_URL'), max: workers });
const http = new Pool(setting('SINK_URL'), { connections: workers, pipelining: 1 });
const secret = setting('SECRET');

async function deliverNext(): Promise<boolean> {
  const { rows } = await database.query<DueDelivery>({
    name: 'claim',
    text: `
      update naive_delivery set status = 'sending'
      where delivery_id = (
        select delivery_id from naive_delivery where status = 'pending'
        order by delivery_id limit 1 for update skip locked)
      returning delivery_id, path, body`,
  });
  const [due] = rows;
  if (due === undefined) return false;
  const { delivery_id: deliveryId, path, body } = due;
  const t = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'service-event': `evt_${deliveryId}`,
    'service-delivery': `evt_${deliveryId}`,
    'service-signature': `t=${t},v1=${signature}`,
  };
  const answer = await http.request({ path, method: 'POST', headers, body });
  await answer.body.dump();
  await database.query({
    name: 'settle',
    text: `update naive_delivery set status = 'delivered', response_status = $2 where delivery_id = $1`,
    values: [deliveryId, answer.statusCode],
  });
  return true;
}

async function work(): Promise<void> {
  for (;;) if (!(await deliverNext())) await delay(idleMs);
}

for (let worker = 0; worker < workers; worker += 1) void work();
tellReady({ port: 0 });
