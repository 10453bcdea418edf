import type { Clock } from '@review-reply/clock';
import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import type { JWK } from 'jose';
import { errors } from '../errors.ts';
import { KnownState, type VerificationKey } from './known-state.ts';
import { pullInTurn } from './pull-in-turn.ts';

const pullEveryMs = 1_000;
const pullTimeoutMs = 2_000;
/** Pages of one pull; the next pull goes on where it ended. */
const pagesMax = 100;
/** Anybody can name a key that does not exist: that makes us pull at most so often. */
const unknownKeyGapMs = 250;
/** For clocks that differ: a revoked token is remembered a little longer than it could count. */
const expiryMarginS = 60;
const forgetEveryMs = 60_000;
/** Key ids are SHA-256 thumbprints (RFC 7638); no other can become known by asking. */
const kidPattern = /^[A-Za-z0-9_-]{43}$/;

/** What this gateway judges tokens by, as of the last pull. */
export interface EdgeState {
  /**
   * Tokens can be judged only once the whole state was pulled: before, a good one would seem wrong, and one that was
   * revoked might seem good.
   * @throws AppError service_unavailable
   */
  requireLoaded(): void;
  /** Whether a signing key is published now. */
  isPublished(kid: string): boolean;
  /**
   * The key of that id. One that is not known is asked for at once, so that a token signed by a key that is younger
   * than the last pull is not refused; the answer takes a pull at most.
   * @throws AppError service_unavailable when identity can't be asked: who signs now is not known then
   */
  findSigningKey(kid: string): Promise<VerificationKey | undefined>;
  /** The published keys, for others to verify with. */
  publicJwks(): JWK[];
  /** Whether a token made with this version of a key still counts. */
  isCurrent(clientId: string, keyVersion: bigint): boolean;
  /** Whether this one token was ended before its time. */
  isRevoked(tokenId: string): boolean;
  /** The terms in force, or null when there are none. */
  readonly termsVersion: string | null;
  /** Pull now rather than at the next second. */
  hasten(): void;
  /** Called with the accounts that changed, or null when everything may have. */
  onAccountsChanged(callback: (accountIds: readonly bigint[] | null) => void): void;
}

export interface EdgeStateOptions {
  readonly identity: RpcClient<typeof IdentityService>;
  readonly clock: Clock;
  /** Milliseconds without a word of identity after which this gateway is not ready. */
  readonly silenceMaxMs: number;
}

type Listener = (accountIds: readonly bigint[] | null) => void;

/** How the pulls go. */
interface Puller {
  readonly pulls: ReturnType<typeof pullInTurn>;
  /** Whether the whole state was pulled once. */
  isLoaded(): boolean;
  /** Whether the last pull failed. */
  isAway(): boolean;
  /** Milliseconds since identity was heard last. */
  silentForMs(): number;
}

/** Pulls page by page into `known` and tells the listeners what changed. */
function createPuller(
  identity: RpcClient<typeof IdentityService>,
  known: KnownState,
  listeners: readonly Listener[],
  life: Lifecycle,
): Puller {
  let loaded = false;
  let away = false;
  let heardAtMs = performance.now();

  /** @returns whether there is more to ask for */
  const pullPage = async (): Promise<boolean> => {
    const answer = await identity.getEdgeState(
      { since: known.cursor },
      { caller: systemCaller('gateway'), timeoutMs: pullTimeoutMs, signal: life.signal },
    );
    await known.apply(answer);
    const changed = answer.full ? null : answer.changedAccountIds;
    if (changed === null || changed.length > 0) for (const listener of listeners) listener(changed);
    return answer.more;
  };

  const pull = async () => {
    try {
      let more = true;
      for (let page = 0; more && page < pagesMax; page++) more = await pullPage();
      if (!more) loaded = true;
      heardAtMs = performance.now();
      if (away) life.logger.info('The edge state is fresh again.');
      away = false;
    } catch (error) {
      if (!away && !life.signal.aborted)
        life.logger.error({ err: error }, 'The edge state could not be pulled; the last one holds.');
      away = true;
    }
  };
  return {
    pulls: pullInTurn(pull, unknownKeyGapMs),
    isLoaded: () => loaded,
    isAway: () => away,
    silentForMs: () => performance.now() - heardAtMs,
  };
}

/**
 * Pulls identity's state once a second and holds the last one while identity is away: a revocation is known within two
 * seconds whatever else is down. Without a first state the gateway is not ready, nor when it has not heard of identity
 * for so long that revocations may be known everywhere but here.
 */
export function followEdgeState({ identity, clock, silenceMaxMs }: EdgeStateOptions, life: Lifecycle): EdgeState {
  const known = new KnownState();
  const listeners: Listener[] = [];
  const { pulls, isLoaded, isAway, silentForMs } = createPuller(identity, known, listeners, life);

  const timer = setInterval(() => void pulls.now(), pullEveryMs);
  const forgetting = setInterval(
    () => known.forgetEnded(Math.floor(clock.now().getTime() / 1000) - expiryMarginS),
    forgetEveryMs,
  );
  const endMetrics = observe(['gateway.edge_state.age'], (tell) =>
    tell('gateway.edge_state.age', silentForMs() / 1_000),
  );
  life.onStop('edge state', () => {
    endMetrics();
    clearInterval(timer);
    clearInterval(forgetting);
  });
  life.addCheck('edge state', async () => {
    if (!isLoaded()) await pulls.now();
    if (!isLoaded()) throw new Error('No edge state was pulled from identity yet.');
    if (silentForMs() > silenceMaxMs) throw new Error('Identity was not heard of for too long.');
    return { stale: isAway() };
  });
  void pulls.now();

  return {
    requireLoaded: () => {
      if (!isLoaded()) throw errors.serviceUnavailable();
    },
    isPublished: (kid) => known.signingKey(kid) !== undefined,
    findSigningKey: async (kid) => {
      const key = known.signingKey(kid);
      if (key !== undefined || !kidPattern.test(kid)) return key;
      await pulls.seldom();
      const found = known.signingKey(kid);
      if (found === undefined && isAway()) throw errors.serviceUnavailable();
      return found;
    },
    publicJwks: () => known.publicJwks(),
    isCurrent: (clientId, keyVersion) => known.isCurrent(clientId, keyVersion),
    isRevoked: (tokenId) => known.isRevoked(tokenId),
    get termsVersion() {
      return known.termsVersion;
    },
    hasten: () => void pulls.now(),
    onAccountsChanged: (callback) => {
      listeners.push(callback);
    },
  };
}
