import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { SealedSecrets } from '../domain/delivery.ts';
import { type Endpoint, type EndpointOwner, endpointsMax } from '../domain/endpoint.ts';
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

/**
 * An account's endpoints: its own, and those that the partner made that acts for it now. What a former partner made is
 * nobody's.
 */
function ownedBy({ accountId, partnerAccountId }: EndpointOwner) {
  const { deletedAt, partnerAccountId: madeBy } = webhookEndpoint;
  const isTheirs = partnerAccountId === null ? isNull(madeBy) : or(isNull(madeBy), eq(madeBy, partnerAccountId));
  return and(eq(webhookEndpoint.accountId, accountId), isNull(deletedAt), isTheirs);
}

const oneOwnedBy = (owner: EndpointOwner, webhookId: bigint) =>
  and(eq(webhookEndpoint.webhookId, webhookId), ownedBy(owner));

/** Lets one creation of an account run at a time until the transaction ends, so that its endpoints can be counted. */
export async function lockCreation(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${creationLock}, hashtext(${String(accountId)}))`);
}

export async function countEndpoints(db: Executor, owner: EndpointOwner): Promise<number> {
  const [row] = await db.select({ endpoints: count() }).from(webhookEndpoint).where(ownedBy(owner));
  return Number(row?.endpoints ?? 0);
}

/** The id of the next endpoint, which its secret is sealed for. */
export async function nextWebhookId(tx: Transaction): Promise<bigint> {
  const { rows } = await tx.execute<{ id: bigint }>(
    sql`select nextval(pg_get_serial_sequence('webhook_endpoint', 'webhook_id')) as id`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no value.');
  return row.id;
}

export async function insertEndpoint(
  tx: Transaction,
  values: Pick<Endpoint, 'webhookId' | 'url' | 'createdAt'> &
    EndpointOwner & { events: string[]; secretSealed: Buffer },
): Promise<Endpoint> {
  const [row] = await tx.insert(webhookEndpoint).overridingSystemValue().values(values).returning(columns);
  return row as Endpoint;
}

/** An account's endpoints, oldest first; their number is limited at creation. */
export async function listEndpoints(db: Executor, owner: EndpointOwner): Promise<Endpoint[]> {
  return db
    .select(columns)
    .from(webhookEndpoint)
    .where(ownedBy(owner))
    .orderBy(asc(webhookEndpoint.webhookId))
    .limit(endpointsMax);
}

export async function findEndpoint(db: Executor, owner: EndpointOwner, webhookId: bigint): Promise<Endpoint | null> {
  const [row] = await db.select(columns).from(webhookEndpoint).where(oneOwnedBy(owner, webhookId));
  return row ?? null;
}

export interface StoredSecrets extends SealedSecrets {
  readonly secretRotatedAt: Date | null;
}

export async function findSecrets(
  db: Executor,
  owner: EndpointOwner,
  webhookId: bigint,
): Promise<StoredSecrets | null> {
  const { secretSealed, previousSecretSealed, previousSecretUntil, secretRotatedAt } = webhookEndpoint;
  const [row] = await db
    .select({ secretSealed, previousSecretSealed, previousSecretUntil, secretRotatedAt })
    .from(webhookEndpoint)
    .where(oneOwnedBy(owner, webhookId));
  return row ?? null;
}

/** Locks an endpoint until the transaction ends; null when the account has none of this id. */
export async function lockEndpoint(tx: Transaction, owner: EndpointOwner, webhookId: bigint): Promise<Endpoint | null> {
  const [row] = await tx.select(columns).from(webhookEndpoint).where(oneOwnedBy(owner, webhookId)).for('update');
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
  owner: EndpointOwner,
  webhookId: bigint,
  now: Date,
): Promise<Endpoint | null> {
  const [row] = await tx
    .update(webhookEndpoint)
    .set(deletedFrom(now))
    .where(oneOwnedBy(owner, webhookId))
    .returning(columns);
  return row ?? null;
}

/** Deletes the endpoints that others than this partner made for an account. */
export async function deleteEndpointsOfOthers(
  tx: Transaction,
  { accountId, partnerAccountId }: { readonly accountId: bigint; readonly partnerAccountId: bigint },
  now: Date,
): Promise<bigint[]> {
  const { accountId: ofAccount, partnerAccountId: madeBy, deletedAt, webhookId } = webhookEndpoint;
  const rows = await tx
    .update(webhookEndpoint)
    .set(deletedFrom(now))
    .where(and(eq(ofAccount, accountId), ne(madeBy, partnerAccountId), isNull(deletedAt)))
    .returning({ webhookId });
  return rows.map((row) => row.webhookId);
}

/** Deletes all endpoints of an account, whoever made them. */
export async function deleteEndpointsOf(tx: Transaction, ofAccount: bigint, now: Date): Promise<bigint[]> {
  const { accountId, deletedAt, webhookId } = webhookEndpoint;
  const rows = await tx
    .update(webhookEndpoint)
    .set(deletedFrom(now))
    .where(and(eq(accountId, ofAccount), isNull(deletedAt)))
    .returning({ webhookId });
  return rows.map((row) => row.webhookId);
}

const deletedFrom = (now: Date) => ({
  deletedAt: now,
  secretSealed: Buffer.alloc(0),
  previousSecretSealed: null,
  previousSecretUntil: null,
});
