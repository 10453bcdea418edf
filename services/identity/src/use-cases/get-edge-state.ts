import type { EdgeState } from '../domain/edge-state.ts';
import { tokenLifetimeS } from '../domain/token.ts';
import { findTermsInForce } from '../storage/accounts.ts';
import { deleteEdgeChanges, edgeCursors, listEdgeChanges, listKeyStates } from '../storage/edge-changes.ts';
import { deleteRevokedTokens, listRevokedTokens } from '../storage/revoked-tokens.ts';
import { listPublishedKeys } from '../storage/signing-keys.ts';
import type { Context } from './context.ts';

/** Changes an answer, so that it stays far below what a gRPC message may hold. */
const changesMax = 1_000;
/** A token is refused by its own expiry long before the change that ended it is forgotten. */
const changesKeptForMs = 2 * tokenLifetimeS * 1_000;
/** For clocks that differ: a token is kept revoked a little longer than it could count. */
const expiryMarginMs = 60_000;

/**
 * What gateways judge tokens by: the changes since a cursor, or, for cursor 0 or one that nothing is known of, every
 * change that still matters. A page at a time; what changed is read after the page, so that it is never older.
 */
export async function getEdgeState({ database, clock }: Context, since: bigint): Promise<EdgeState> {
  const db = database.sql;
  const { first, last } = await edgeCursors(db);
  const full = since <= 0n || since > last || since + 1n < first;
  const found = await listEdgeChanges(db, full ? 0n : since, changesMax + 1);
  const changes = found.slice(0, changesMax);
  const expiringAfter = new Date(clock.now().getTime() - expiryMarginMs);
  const [signingKeys, terms, keys, revokedTokens] = await Promise.all([
    listPublishedKeys(db),
    findTermsInForce(db),
    listKeyStates(db, [...new Set(changes.flatMap(({ clientId }) => clientId ?? []))]),
    listRevokedTokens(db, [...new Set(changes.flatMap(({ tokenId }) => tokenId ?? []))], expiringAfter),
  ]);
  return {
    cursor: changes.at(-1)?.cursor ?? (full ? last : since),
    full,
    more: found.length > changesMax,
    signingKeys,
    keys,
    revokedTokens,
    changedAccountIds: [...new Set(changes.flatMap(({ accountId }) => accountId ?? []))],
    termsVersion: terms?.version ?? null,
  };
}

/** Forgets changes that no living token can be concerned by. */
export async function forgetOldEdgeChanges({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  await deleteEdgeChanges(database.sql, new Date(now - changesKeptForMs));
  await deleteRevokedTokens(database.sql, new Date(now - expiryMarginMs));
}
