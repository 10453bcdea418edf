import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiKey, ApiKeySecret } from '../domain/api-key.ts';
import { apiKey, apiKeySecret } from './schema.ts';

/** How stale `last_used_at` may be: written at most once a minute a secret, so that a token costs no write. */
const usedPrecisionMs = 60_000;

export async function insertApiKey(
  db: Executor,
  key: Pick<ApiKey, 'clientId' | 'accountId' | 'name' | 'scopes' | 'createdAt'>,
): Promise<void> {
  await db.insert(apiKey).values({ ...key, scopes: [...key.scopes] });
}

export async function insertSecret(
  db: Executor,
  values: { clientId: string; secretHash: string; createdAt: Date },
): Promise<void> {
  await db.insert(apiKeySecret).values(values);
}

/** False when the key has no such secret. */
export async function deleteSecret(db: Executor, clientId: string, secretId: bigint): Promise<boolean> {
  const { rowCount } = await db
    .delete(apiKeySecret)
    .where(and(eq(apiKeySecret.clientId, clientId), eq(apiKeySecret.secretId, secretId)));
  return rowCount === 1;
}

/** Keys of an account in the order they were made, revoked ones too. */
export async function listApiKeys(db: Executor, accountId: bigint): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.accountId, accountId)).orderBy(asc(apiKey.createdAt));
  return withSecrets(db, rows);
}

export async function findApiKey(db: Executor, clientId: string): Promise<ApiKey | null> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.clientId, clientId));
  return (await withSecrets(db, rows))[0] ?? null;
}

/** The key, locked until the transaction ends. */
export async function lockApiKey(db: Executor, clientId: string): Promise<ApiKey | null> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.clientId, clientId)).for('update');
  return (await withSecrets(db, rows))[0] ?? null;
}

async function withSecrets(db: Executor, keys: Omit<ApiKey, 'secrets'>[]): Promise<ApiKey[]> {
  const clientIds = keys.filter(({ revokedAt }) => revokedAt === null).map(({ clientId }) => clientId);
  const secrets =
    clientIds.length === 0
      ? []
      : await db
          .select()
          .from(apiKeySecret)
          .where(inArray(apiKeySecret.clientId, clientIds))
          .orderBy(asc(apiKeySecret.secretId));
  return keys.map((key) => ({ ...key, secrets: secrets.filter(({ clientId }) => clientId === key.clientId) }));
}

/** Changes a key and makes every token it has so far an old one. */
export async function changeApiKey(
  db: Executor,
  clientId: string,
  changes: { scopes?: readonly string[]; revokedAt?: Date },
): Promise<void> {
  const { scopes, ...rest } = changes;
  const values = { ...rest, ...(scopes && { scopes: [...scopes] }) };
  await db
    .update(apiKey)
    .set({ ...values, version: sql`${apiKey.version} + 1` })
    .where(eq(apiKey.clientId, clientId));
}

export type KeyForToken = Omit<ApiKey, 'name' | 'createdAt'>;

interface KeyForTokenRow {
  readonly account_id: bigint;
  readonly scopes: KeyForToken['scopes'];
  readonly version: bigint;
  readonly revoked_at: Date | null;
  readonly secret_id: bigint;
  readonly secret_hash: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/**
 * A key with its live secrets: the whole of what a token request reads, in one statement that a connection prepares
 * once. Built and planned anew for every token it cost Postgres four times as much.
 */
export async function findKeyForToken(database: Database, clientId: string): Promise<KeyForToken | null> {
  const rows = await runStatement<KeyForTokenRow>(database, {
    name: 'key-for-token',
    text: `
      select account_id, scopes, version, revoked_at, secret_id, secret_hash, api_key_secret.created_at, last_used_at
      from api_key join api_key_secret using (client_id)
      where client_id = $1`,
    values: [clientId],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const secrets = rows.map((row) => ({
    secretId: row.secret_id,
    secretHash: row.secret_hash,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
  const { account_id: accountId, scopes, version, revoked_at: revokedAt } = first;
  return { clientId, accountId, scopes, version, revokedAt, secrets };
}

/** Notes a secret's use unless that was done within the last minute. */
export async function touchSecret(db: Executor, secret: ApiKeySecret, now: Date): Promise<void> {
  if (secret.lastUsedAt !== null && now.getTime() - secret.lastUsedAt.getTime() < usedPrecisionMs) return;
  await db.update(apiKeySecret).set({ lastUsedAt: now }).where(eq(apiKeySecret.secretId, secret.secretId));
}

/** Keeps another hash of the same secret, unless somebody else did already. */
export async function replaceSecretHash(db: Executor, secret: ApiKeySecret, secretHash: string): Promise<void> {
  await db
    .update(apiKeySecret)
    .set({ secretHash })
    .where(and(eq(apiKeySecret.secretId, secret.secretId), eq(apiKeySecret.secretHash, secret.secretHash)));
}
