import type { Executor } from '@review-reply/postgres';
import { asc, eq, max, sql } from 'drizzle-orm';
import type { ApiKey, ApiKeySecret } from '../domain/api-key.ts';
import { apiKey, apiKeySecret } from './schema.ts';

/** How stale `last_used_at` may be: written at most once a minute a secret, so that a token costs no write. */
const usedPrecisionMs = 60_000;

export async function insertApiKey(
  db: Executor,
  key: Pick<ApiKey, 'clientId' | 'accountId' | 'name' | 'scopes' | 'createdAt'>,
  secretHash: string,
): Promise<void> {
  await db.insert(apiKey).values({ ...key, scopes: [...key.scopes] });
  await db.insert(apiKeySecret).values({ clientId: key.clientId, secretHash, createdAt: key.createdAt });
}

export async function listApiKeys(db: Executor, accountId: bigint): Promise<ApiKey[]> {
  return db
    .select({
      clientId: apiKey.clientId,
      accountId: apiKey.accountId,
      name: apiKey.name,
      scopes: apiKey.scopes,
      version: apiKey.version,
      revokedAt: apiKey.revokedAt,
      createdAt: apiKey.createdAt,
      lastUsedAt: max(apiKeySecret.lastUsedAt),
    })
    .from(apiKey)
    .leftJoin(apiKeySecret, eq(apiKeySecret.clientId, apiKey.clientId))
    .where(eq(apiKey.accountId, accountId))
    .groupBy(apiKey.clientId)
    .orderBy(asc(apiKey.createdAt));
}

export interface KeyForToken {
  readonly clientId: string;
  readonly accountId: bigint;
  readonly scopes: readonly string[];
  readonly version: bigint;
  readonly revokedAt: Date | null;
  readonly secrets: readonly ApiKeySecret[];
}

/** A key with its live secrets, in one statement: the whole of what a token request reads. */
export async function findKeyForToken(db: Executor, clientId: string): Promise<KeyForToken | null> {
  const rows = await db
    .select({
      accountId: apiKey.accountId,
      scopes: apiKey.scopes,
      version: apiKey.version,
      revokedAt: apiKey.revokedAt,
      secretId: apiKeySecret.secretId,
      secretHash: apiKeySecret.secretHash,
      lastUsedAt: apiKeySecret.lastUsedAt,
    })
    .from(apiKey)
    .innerJoin(apiKeySecret, eq(apiKeySecret.clientId, apiKey.clientId))
    .where(eq(apiKey.clientId, clientId));
  const [first] = rows;
  if (first === undefined) return null;
  return {
    clientId,
    accountId: first.accountId,
    scopes: first.scopes,
    version: first.version,
    revokedAt: first.revokedAt,
    secrets: rows,
  };
}

/** Notes a secret's use unless that was done within the last minute. */
export async function touchSecret(db: Executor, secret: ApiKeySecret, now: Date): Promise<void> {
  if (secret.lastUsedAt !== null && now.getTime() - secret.lastUsedAt.getTime() < usedPrecisionMs) return;
  await db.update(apiKeySecret).set({ lastUsedAt: now }).where(eq(apiKeySecret.secretId, secret.secretId));
}

/** Revokes a key and makes every token of it old. Null when there is no such key. */
export async function revokeApiKey(db: Executor, clientId: string, now: Date): Promise<ApiKey | null> {
  const [row] = await db
    .update(apiKey)
    .set({ revokedAt: sql`coalesce(${apiKey.revokedAt}, ${now.toISOString()})`, version: sql`${apiKey.version} + 1` })
    .where(eq(apiKey.clientId, clientId))
    .returning();
  return row === undefined ? null : { ...row, lastUsedAt: null };
}
