import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { importJWK, type JWK } from 'jose';

const pullEveryMs = 1_000;
const pullTimeoutMs = 2_000;

type VerificationKey = Awaited<ReturnType<typeof importJWK>>;

/** What this gateway judges tokens by, as of the last pull. */
export interface EdgeState {
  signingKey(kid: string): VerificationKey | undefined;
  /** Whether a token made with this version of a key still counts. */
  isCurrent(clientId: string, keyVersion: bigint): boolean;
  /** The terms in force, or null when there are none. */
  readonly termsVersion: string | null;
  /** Pull now rather than at the next second. */
  hasten(): void;
  /** Called with the accounts that changed, or null when everything may have. */
  onAccountsChanged(callback: (accountIds: readonly bigint[] | null) => void): void;
}

interface KeyState {
  readonly version: bigint;
  readonly revoked: boolean;
}

/**
 * Pulls identity's state once a second and holds the last one while identity is away: a revocation is known within two
 * seconds whatever else is down. Without a first state the gateway is not ready.
 */
export function followEdgeState(identity: RpcClient<typeof IdentityService>, life: Lifecycle): EdgeState {
  const signingKeys = new Map<string, VerificationKey>();
  const keys = new Map<string, KeyState>();
  const listeners: Array<(accountIds: readonly bigint[] | null) => void> = [];
  let cursor = 0n;
  let termsVersion: string | null = null;
  let loaded = false;
  let away = false;
  let pulling = false;
  let again = false;

  const pull = async () => {
    const state = await identity.getEdgeState(
      { since: cursor },
      { caller: systemCaller('gateway'), timeoutMs: pullTimeoutMs, signal: life.signal },
    );
    for (const { kid, jwkJson } of state.signingKeys) {
      if (!signingKeys.has(kid)) signingKeys.set(kid, await importJWK(JSON.parse(jwkJson) as JWK, 'EdDSA'));
    }
    const published = new Set(state.signingKeys.map(({ kid }) => kid));
    for (const kid of signingKeys.keys()) if (!published.has(kid)) signingKeys.delete(kid);
    if (state.full) keys.clear();
    for (const { clientId, version, revoked } of state.keys) keys.set(clientId, { version, revoked });
    termsVersion = state.termsVersion === '' ? null : state.termsVersion;
    cursor = state.cursor;
    loaded = true;
    const changed = state.full ? null : state.changedAccountIds;
    if (changed === null || changed.length > 0) for (const listener of listeners) listener(changed);
  };

  const refresh = async () => {
    if (pulling) {
      again = true;
      return;
    }
    pulling = true;
    try {
      do {
        again = false;
        await pull();
      } while (again);
      if (away) life.logger.info('The edge state is fresh again.');
      away = false;
    } catch (error) {
      if (!away && !life.signal.aborted)
        life.logger.error({ err: error }, 'The edge state could not be pulled; the last one holds.');
      away = true;
    } finally {
      pulling = false;
    }
  };

  const timer = setInterval(() => void refresh(), pullEveryMs);
  life.onStop('edge state', () => clearInterval(timer));
  life.addCheck('edge state', async () => {
    if (!loaded) await refresh();
    if (!loaded) throw new Error('No edge state was pulled from identity yet.');
    return { stale: away };
  });
  void refresh();

  return {
    signingKey: (kid) => signingKeys.get(kid),
    isCurrent: (clientId, keyVersion) => {
      const state = keys.get(clientId);
      return state === undefined || (!state.revoked && keyVersion >= state.version);
    },
    get termsVersion() {
      return termsVersion;
    },
    hasten: () => void refresh(),
    onAccountsChanged: (callback) => {
      listeners.push(callback);
    },
  };
}
