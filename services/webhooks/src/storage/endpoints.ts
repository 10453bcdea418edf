import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { SealedSecrets } from '../domain/delivery.ts';
import { type Endpoint, endpointsMax } from '../domain/endpoint.ts';
import { webhookEndpoint } from './schema.ts';

/** First part of the advisory locks of this service; the second says of which account. */
const creationLock = 731_001;

const columns = {
  webhookId: webhookEndpoint.webhookId,
  accountId: webhookEndpoint.accountId,
  url: webhookEndpoint.url,
  events: webhookEndpoint.events,
  status: webhookEndpoint.status,
  disabledReason: webhookEndpoint.disabledReason,
  consecutiveFailures: webhookEndpoint.consecutiveFailures,
  createdAt: webhookEndpoint.createdAt,
};

const live = isNull(webhookEndpoint.deletedAt);

/** Lets one creation of an account run at a time until the transaction ends, so that its endpoints can be counted. */
export async function lockCreation(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${creationLock}, hashtext(${String(accountId)}))`);
}

export async function countEndpoints(db: Executor, accountId: bigint): Promise<number> {
  const [row] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.accountId, accountId), live));
  return Number(row?.endpoints ?? 0);
}

/** The id of the next endpoint, which its secret is sealed for. */
export async function nextWebhookId(tx: Transaction): Promise<bigint> {
  const { rows } = await tx.execute<{ id: bigint }>(
    sql`select nextval(pg_get_serial_sequence('webhook_endpoint', 'webhook_id')) as id`,
  );
  return rows[0]?.id ?? 0n;
}

export async function insertEndpoint(
  tx: Transaction,
  values: Pick<Endpoint, 'webhookId' | 'accountId' | 'url' | 'createdAt'> & { events: string[]; secretSealed: Buffer },
): Promise<Endpoint> {
  const [row] = await tx.insert(webhookEndpoint).overridingSystemValue().values(values).returning(columns);
  return row as Endpoint;
}

/** An account's endpoints, oldest first; their number is limited at creation. */
export async function listEndpoints(db: Executor, accountId: bigint): Promise<Endpoint[]> {
  return db
    .select(columns)
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.accountId, accountId), live))
    .orderBy(asc(webhookEndpoint.webhookId))
    .limit(endpointsMax);
}

export async function findEndpoint(db: Executor, accountId: bigint, webhookId: bigint): Promise<Endpoint | null> {
  const [row] = await db.select(columns).from(webhookEndpoint).where(ownedBy(accountId, webhookId));
  return row ?? null;
}

export interface StoredSecrets extends SealedSecrets {
  readonly secretRotatedAt: Date | null;
}

export async function findSecrets(db: Executor, accountId: bigint, webhookId: bigint): Promise<StoredSecrets | null> {
  const { secretSealed, previousSecretSealed, previousSecretUntil, secretRotatedAt } = webhookEndpoint;
  const [row] = await db
    .select({ secretSealed, previousSecretSealed, previousSecretUntil, secretRotatedAt })
    .from(webhookEndpoint)
    .where(ownedBy(accountId, webhookId));
  return row ?? null;
}

/** Locks an endpoint until the transaction ends; null when the account has none of this id. */
export async function lockEndpoint(tx: Transaction, accountId: bigint, webhookId: bigint): Promise<Endpoint | null> {
  const [row] = await tx.select(columns).from(webhookEndpoint).where(ownedBy(accountId, webhookId)).for('update');
  return row ?? null;
}

export type EndpointChange = Partial<
  Pick<Endpoint, 'url' | 'status' | 'disabledReason' | 'consecutiveFailures'> & {
    events: string[];
    disabledAt: Date | null;
    secretSealed: Buffer;
    previousSecretSealed: Buffer;
    previousSecretUntil: Date;
    secretRotatedAt: Date;
  }
>;

/** Changes an endpoint that is locked. */
export async function changeEndpoint(tx: Transaction, webhookId: bigint, change: EndpointChange): Promise<Endpoint> {
  const [row] = await tx
    .update(webhookEndpoint)
    .set(change)
    .where(eq(webhookEndpoint.webhookId, webhookId))
    .returning(columns);
  return row as Endpoint;
}

/** Hides an endpoint from everybody and forgets its secret; null when the account has none of this id. */
export async function markDeleted(
  tx: Transaction,
  accountId: bigint,
  webhookId: bigint,
  now: Date,
): Promise<Endpoint | null> {
  const [row] = await tx
    .update(webhookEndpoint)
    .set({ deletedAt: now, secretSealed: Buffer.alloc(0), previousSecretSealed: null, previousSecretUntil: null })
    .where(ownedBy(accountId, webhookId))
    .returning(columns);
  return row ?? null;
}

function ownedBy(accountId: bigint, webhookId: bigint) {
  return and(eq(webhookEndpoint.webhookId, webhookId), eq(webhookEndpoint.accountId, accountId), live);
}
