import type { EdgeState } from '../domain/edge-state.ts';
import { findTermsInForce } from '../storage/accounts.ts';
import { lastEdgeCursor, listEdgeChanges, listKeyStates, listKeyStatesChangedSince } from '../storage/edge-changes.ts';
import { listPublishedKeys } from '../storage/signing-keys.ts';
import type { Context } from './context.ts';
import { tokenLifetimeS } from './sign-token.ts';

/** More changes than this since the cursor are answered by the whole state. */
const changesMax = 500;
/** A token is refused by its own expiry long before its key leaves the whole state. */
const keysKeptForMs = 2 * tokenLifetimeS * 1_000;

/**
 * What gateways judge tokens by: the changes since a cursor, or everything for cursor 0, one that is unknown, or one
 * that is too far behind.
 */
export async function getEdgeState({ database, clock }: Context, since: bigint): Promise<EdgeState> {
  const db = database.sql;
  const [signingKeys, terms, last] = await Promise.all([
    listPublishedKeys(db),
    findTermsInForce(db),
    lastEdgeCursor(db),
  ]);
  const always = { signingKeys, termsVersion: terms?.version ?? null };
  if (since > 0n && since <= last) {
    const changes = await listEdgeChanges(db, since, changesMax + 1);
    if (changes.length <= changesMax) {
      const clientIds = changes.flatMap(({ clientId }) => clientId ?? []);
      return {
        ...always,
        full: false,
        cursor: changes.at(-1)?.cursor ?? since,
        keys: await listKeyStates(db, [...new Set(clientIds)]),
        changedAccountIds: changes.flatMap(({ accountId }) => accountId ?? []),
      };
    }
  }
  const keysSince = new Date(clock.now().getTime() - keysKeptForMs);
  const keys = await listKeyStatesChangedSince(db, keysSince);
  return { ...always, full: true, cursor: last, keys, changedAccountIds: [] };
}
