import { createHmac, randomBytes } from 'node:crypto';
import { hasValidChecksum } from '@review-reply/crypto';
import { AppError } from '@review-reply/errors';
import { LRUCache } from 'lru-cache';
import type { Limiter } from './limiter.ts';
import type { TokenRules } from './rate-limits.ts';
import { refusalBy } from './refuse.ts';
import type { LimitRule, Verdict } from './rule.ts';

const wrongRememberedMax = 10_000;
/** Tries at a time of a client id from an address that is over its failures. */
const triesAtOnceMax = 8;
/** The same of an address, whatever ids it names; the services' limits are not to be used up by it. */
const triesOfAddressAtOnceMax = 64;

export interface SecretAttempt {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly address: string;
  /** Told how the caller stands with what it was counted by; the last word counts. */
  readonly tell: (name: Granted | 'failures', rule: LimitRule, verdict: Verdict) => void;
}

/** What a right secret asks for; each is counted apart. */
export type Granted = 'tokens' | 'revocations';

export interface SecretAttempts {
  /** Tells how an address stands, before anything else is known of the request; counts nothing. */
  tellStanding(attempt: Pick<SecretAttempt, 'address' | 'tell'>): void;
  /**
   * Runs a try of a secret, and counts what a right one asked for, whether it got it or not.
   * @throws AppError rate_limited when the client id asked too often, or in place of invalid_client when there were too
   *   many failures
   */
  guard<T>(attempt: SecretAttempt, granted: Granted, tryIt: () => Promise<T>): Promise<T>;
}

/**
 * Bounds guessing without letting anybody lock out somebody else. Failures are counted per client id and address, and
 * per address, never per client id alone; and a secret that may be right is tried whatever was counted, so that they
 * who share an address with a guesser still get in. What failures beyond the limit get is 429 in place of 401, and
 * without asking identity when the secret can't be right (its checksum is wrong, or it was found wrong within a minute)
 * or when the client id has other such tries under way from this
 * address (or the address has too many, whatever it names). Tokens and revocations are counted once the secret was
 * found right, so that nobody else can use them up.
 * @param limiter apart from that of keys: addresses are many
 */
export function createSecretAttempts(limiter: Limiter, rules: TokenRules): SecretAttempts {
  const { granted: rule, failures, failuresOfAddress } = rules;
  const wrong = rememberWrongSecrets(failures.windowMs);
  const tries = new Map<string, number>();

  const keysOf = ({ clientId, address }: SecretAttempt) => ({
    ofPair: `{${address}}:failures:${clientId}`,
    ofAddress: `{${address}}:failures`,
  });

  /** Counts a failure. @throws AppError rate_limited when it is one too many */
  const countFailure = async (attempt: SecretAttempt) => {
    const { ofPair, ofAddress } = keysOf(attempt);
    const pair = await limiter.take(ofPair, failures);
    attempt.tell('failures', failures, pair);
    if (!pair.allowed) throw refusalBy('failures', pair);
    const address = await limiter.take(ofAddress, failuresOfAddress);
    if (address.remaining < pair.remaining || !address.allowed) attempt.tell('failures', failuresOfAddress, address);
    if (!address.allowed) throw refusalBy('failures_of_address', address);
  };

  const tryCounted = async <T>(attempt: SecretAttempt, tryIt: () => Promise<T>): Promise<T> => {
    try {
      return await tryIt();
    } catch (thrown) {
      if (!isWrongSecret(thrown)) throw thrown;
      wrong.add(attempt);
      await countFailure(attempt);
      throw thrown;
    }
  };

  /** A try of an address that is over its limit: only the right secret makes a difference. */
  const trySuspect = async <T>(
    attempt: SecretAttempt,
    limited: () => AppError,
    tryIt: () => Promise<T>,
  ): Promise<T> => {
    const { ofPair, ofAddress } = keysOf(attempt);
    const areTooMany = under(tries, ofPair) >= triesAtOnceMax || under(tries, ofAddress) >= triesOfAddressAtOnceMax;
    if (!hasValidChecksum(attempt.clientSecret) || wrong.has(attempt) || areTooMany) throw limited();
    for (const key of [ofPair, ofAddress]) tries.set(key, under(tries, key) + 1);
    try {
      return await tryIt();
    } catch (thrown) {
      if (!isWrongSecret(thrown)) throw thrown;
      wrong.add(attempt);
      throw limited();
    } finally {
      for (const key of [ofPair, ofAddress]) {
        if (under(tries, key) <= 1) tries.delete(key);
        else tries.set(key, under(tries, key) - 1);
      }
    }
  };

  const guardSecret = <T>(attempt: SecretAttempt, tryIt: () => Promise<T>): Promise<T> => {
    const { ofPair, ofAddress } = keysOf(attempt);
    const ofBoth = [
      { name: 'failures' as const, rule: failures, refusal: limiter.refusal(ofPair, failures) },
      {
        name: 'failures_of_address' as const,
        rule: failuresOfAddress,
        refusal: limiter.refusal(ofAddress, failuresOfAddress),
      },
    ];
    const over = ofBoth.find(({ refusal }) => refusal !== undefined);
    attempt.tell('failures', over?.rule ?? failures, over?.refusal ?? limiter.standing(ofPair, failures));
    if (over?.refusal === undefined) return tryCounted(attempt, tryIt);
    const { name, refusal } = over;
    return trySuspect(attempt, () => refusalBy(name, refusal), tryIt);
  };

  return {
    tellStanding: ({ address, tell }) =>
      tell('failures', failuresOfAddress, limiter.standing(`{${address}}:failures`, failuresOfAddress)),
    guard: async (attempt, granted, tryIt) => {
      const key = `{${attempt.clientId}}:${granted}`;
      const check = (verdict: Verdict) => {
        attempt.tell(granted, rule, verdict);
        if (!verdict.allowed) throw refusalBy(granted, verdict);
      };
      const full = limiter.refusal(key, rule);
      if (full !== undefined) check(full);
      return guardSecret(attempt, async () => {
        const answer = await tryIt().catch(async (thrown: unknown) => {
          if (isOfRightSecret(thrown)) check(await limiter.take(key, rule));
          throw thrown;
        });
        check(await limiter.take(key, rule));
        return answer;
      });
    },
  };
}

const under = (tries: ReadonlyMap<string, number>, key: string) => tries.get(key) ?? 0;

/** What identity refuses after it has found the secret right. */
const refusedAfterSecret: readonly string[] = ['invalid_scope', 'invalid_request', 'rate_limited'];
const isOfRightSecret = (thrown: unknown) => thrown instanceof AppError && refusedAfterSecret.includes(thrown.code);

const isWrongSecret = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'invalid_client';

interface WrongSecrets {
  add(attempt: SecretAttempt): void;
  has(attempt: SecretAttempt): boolean;
}

/**
 * Fingerprints of secrets that identity refused, under a key that nobody has but this process; a secret never becomes
 * right.
 */
function rememberWrongSecrets(forMs: number): WrongSecrets {
  const secretKey = randomBytes(32);
  const refused = new LRUCache<string, true>({ max: wrongRememberedMax, ttl: forMs });
  const fingerprint = ({ clientId, clientSecret }: SecretAttempt) =>
    createHmac('sha256', secretKey).update(`${clientId}\0${clientSecret}`).digest('base64');
  return {
    add: (attempt) => {
      refused.set(fingerprint(attempt), true);
    },
    has: (attempt) => refused.has(fingerprint(attempt)),
  };
}
