import type { ServiceName } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import pg from 'pg';
import type { E2ePlatform } from '../open-platform.ts';
import { persist } from '../work/persist.ts';
import { firstReviewId, newKey } from '../work/requests.ts';
import type { End, Stage } from './cause.ts';

const hourMs = 3_600_000;
/** Less than a token lasts, for who has just asked for one. */
const laterMs = 600_000;
/** From one night to the next. */
const dayMs = 26 * hourMs;
/** A twentieth of the three days after which an erasure is late, and more. */
const erasureLateMs = 4 * hourMs;
/** Of nobody, so that nothing is erased. */
const unknownAccount = { accountId: 900_000_001n, partnerAccountId: 900_000_002n };

async function openAsOwner({ platform }: E2ePlatform, owner: ServiceName): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: platform.site.databaseUrl(owner) });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function asOwner(e2e: E2ePlatform, owner: ServiceName, text: string, values: readonly unknown[] = []) {
  const client = await openAsOwner(e2e, owner);
  await client.query(text, [...values]);
  await client.end();
}

/** Locks what a statement names, as a transaction does that never ends. */
async function hold(e2e: E2ePlatform, owner: ServiceName, text: string, values: readonly unknown[] = []): Promise<End> {
  const client = await openAsOwner(e2e, owner);
  await client.query('begin');
  await client.query(text, [...values]);
  return () => client.end();
}

/** Takes a right from a service's processes, such as `select on invoice`. */
async function revoke(e2e: E2ePlatform, owner: ServiceName, right: string): Promise<End> {
  const role = pg.escapeIdentifier(new URL(e2e.platform.site.processUrl(owner)).username);
  await asOwner(e2e, owner, `revoke ${right} from ${role}`);
  return () => asOwner(e2e, owner, `grant ${right} to ${role}`);
}

export async function spoilLedger({ site: { e2e }, work: { idle } }: Stage): Promise<End> {
  const add = (milliSuns: number) =>
    asOwner(e2e, 'billing', 'update wallet set posted = posted + $1 where account_id = $2', [
      milliSuns,
      idle.accountId,
    ]);
  await add(1_000);
  return () => add(-1_000);
}

export const lockReviews = ({ site: { e2e } }: Stage): Promise<End> =>
  hold(e2e, 'reviews', 'lock table review in access exclusive mode');

/** What was recomputed before is known to the process that did it. */
export async function hideInvoices({ site: { e2e } }: Stage): Promise<End> {
  const grant = await revoke(e2e, 'billing', 'select on invoice');
  await e2e.platform.process('billing').kill('SIGKILL');
  return grant;
}

/** The platform refuses it first, so that it is there when its time comes. */
export async function holdPublication({ site: { e2e, databases }, work: { idle } }: Stage): Promise<End> {
  const { api, accountId, placeId, clientId, clientSecret } = idle;
  const target = 'google.reviews.reply';
  await e2e.simulator.addFault({ target, place_id: placeId, status: 500, times: 100 });
  await api.authenticate(clientId, clientSecret);
  const body = { text: 'Thank you for your visit.' };
  const { status, text } = await persist(api, {
    path: `/reviews/${await firstReviewId(idle)}/replies`,
    headers: newKey(),
    body,
  });
  if (status >= 300) throw new Error(`A reply was answered ${status} ${text}`);
  const retried = "select 1 from publication where account_id = $1 and status = 'retrying' and lease_until is null";
  await eventually(async () => {
    if ((await databases.query('reviews', retried, [accountId])).length === 0) throw new Error('No reply waits.');
  });
  const end = await hold(e2e, 'reviews', 'select 1 from publication where account_id = $1 for update', [accountId]);
  await e2e.advance(laterMs);
  return async () => {
    await e2e.simulator.clearFaults(target);
    await end();
  };
}

export async function holdPlace({ site: { e2e }, work: { stories } }: Stage): Promise<End> {
  const text = 'select 1 from sync_cursor where account_id = $1 for update';
  const end = await hold(e2e, 'reviews', text, [stories[0]?.account.accountId]);
  await e2e.advance(laterMs);
  return end;
}

/**
 * What a replica does whose clock is wrong, and that dies then; of something that was delivered, so that it comes
 * again.
 */
export async function leaseAhead({ site: { databases } }: Stage): Promise<End> {
  const [delivery] = await databases.query<{ id: string }>(
    'webhooks',
    `update delivery set status = 'pending', attempts = 0, due_at = 'epoch', lease_until = now() + interval '1 hour'
     where delivery_id = (select max(delivery_id) from delivery where status = 'delivered') returning delivery_id as id`,
  );
  const free = 'update delivery set lease_until = null where delivery_id = $1';
  return () => databases.query('webhooks', free, [delivery?.id]);
}

/** The comparison of the night mends it. */
export async function countWrong({ site: { e2e, databases }, work: { idle } }: Stage): Promise<End> {
  const text = 'update place set reviews_count = reviews_count + 1 where account_id = $1';
  await databases.query('places', text, [idle.accountId]);
  await e2e.advance(dayMs);
  return async () => {};
}

/** As if its login had lost it for hours. */
export async function refusePlace({ site: { e2e, databases }, work: { idle } }: Stage): Promise<End> {
  const target = 'google.reviews.list';
  await e2e.simulator.addFault({ target, place_id: idle.placeId, status: 403, times: 100 });
  const readSoon = `update sync_cursor set next_read_at = 'epoch', failures = greatest(failures, 11)
    where account_id = $1 and lease_until is null`;
  await eventually(async () => {
    const failing = 'select 1 from sync_cursor where account_id = $1 and failures >= 12';
    if ((await databases.query('reviews', failing, [idle.accountId])).length > 0) return;
    await databases.query('reviews', readSoon, [idle.accountId]);
    throw new Error('The place does not fail yet.');
  });
  return async () => {
    await e2e.simulator.clearFaults(target);
    await databases.query('reviews', readSoon, [idle.accountId]);
  };
}

/** What is asked for is not allowed, and is done once it is. */
export async function eraseNothing({ site: { e2e } }: Stage): Promise<End> {
  const { leaving, operations, operator } = e2e.services;
  const grant = await revoke(e2e, 'places', 'delete on connection');
  await leaving.repeatErasure(unknownAccount, operator);
  await e2e.advance(erasureLateMs);
  return async () => {
    await grant();
    const { events } = await operations('places').listParkedEvents({}, operator);
    for (const { topic, key } of events) await operations('places').retryParkedEvents({ topic, key }, operator);
  };
}
