import { createHmac, randomBytes } from 'node:crypto';
import { hasValidChecksum } from '@review-reply/crypto';
import { AppError } from '@review-reply/errors';
import { LRUCache } from 'lru-cache';
import { errors } from '../errors.ts';
import type { Limiter } from './limiter.ts';
import type { TokenRules } from './rate-limits.ts';
import { freeInS, type Verdict } from './rule.ts';

const wrongRememberedMax = 10_000;
/** Tries at a time of an address that is over its failures; the services' limits are not to be used up by it. */
const triesAtOnceMax = 8;

export interface SecretAttempt {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly address: string;
}

export interface SecretAttempts {
  /**
   * Runs a try of a secret. @throws AppError rate_limited in place of invalid_client when there were too many failures
   */
  guard<T>(attempt: SecretAttempt, tryIt: () => Promise<T>): Promise<T>;
  /** The same for a try that gives a token; tokens are counted too. */
  guardIssue<T>(attempt: SecretAttempt, tryIt: () => Promise<T>): Promise<T>;
}

/**
 * Bounds guessing without letting anybody lock out somebody else. Failures are counted per client id and address, and
 * per address, never per client id alone; and a secret that may be right is tried whatever was counted, so that they who
 * share an address with a guesser still get in. What failures beyond the limit get is 429 in place of 401, and without
 * asking identity when the secret can't be right (its checksum is wrong, or it was found wrong within a minute) or when
 * the address has other such tries under way. Tokens are counted when they are issued, which only the right secret does.
 * @param limiter apart from that of keys: addresses are many
 */
export function createSecretAttempts(limiter: Limiter, rules: TokenRules): SecretAttempts {
  const { issued, failures, failuresOfAddress } = rules;
  const wrong = rememberWrongSecrets(failures.windowMs);
  const triesOfAddress = new Map<string, number>();

  const keysOf = ({ clientId, address }: SecretAttempt) => ({
    ofPair: `{${address}}:failures:${clientId}`,
    ofAddress: `{${address}}:failures`,
  });

  /** Counts a failure. @throws AppError rate_limited when it is one too many */
  const countFailure = async (attempt: SecretAttempt) => {
    const { ofPair, ofAddress } = keysOf(attempt);
    const pair = await limiter.take(ofPair, failures);
    if (!pair.allowed) throw limited(pair);
    const address = await limiter.take(ofAddress, failuresOfAddress);
    if (!address.allowed) throw limited(address);
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
  const trySuspect = async <T>(attempt: SecretAttempt, over: Verdict, tryIt: () => Promise<T>): Promise<T> => {
    const { address, clientSecret } = attempt;
    const tries = triesOfAddress.get(address) ?? 0;
    if (!hasValidChecksum(clientSecret) || wrong.has(attempt) || tries >= triesAtOnceMax) throw limited(over);
    triesOfAddress.set(address, tries + 1);
    try {
      return await tryIt();
    } catch (thrown) {
      if (!isWrongSecret(thrown)) throw thrown;
      wrong.add(attempt);
      throw limited(over);
    } finally {
      const left = (triesOfAddress.get(address) ?? 1) - 1;
      if (left === 0) triesOfAddress.delete(address);
      else triesOfAddress.set(address, left);
    }
  };

  const guard: SecretAttempts['guard'] = (attempt, tryIt) => {
    const { ofPair, ofAddress } = keysOf(attempt);
    const over = limiter.refusal(ofPair, failures) ?? limiter.refusal(ofAddress, failuresOfAddress);
    return over === undefined ? tryCounted(attempt, tryIt) : trySuspect(attempt, over, tryIt);
  };

  return {
    guard,
    guardIssue: async (attempt, tryIt) => {
      const key = `{${attempt.clientId}}:tokens`;
      const full = limiter.refusal(key, issued);
      if (full !== undefined) throw limited(full);
      const token = await guard(attempt, tryIt);
      const verdict = await limiter.take(key, issued);
      if (!verdict.allowed) throw limited(verdict);
      return token;
    },
  };
}

const limited = (verdict: Verdict) => errors.rateLimited({ retry_after_s: freeInS(verdict) });

const isWrongSecret = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'invalid_client';

interface WrongSecrets {
  add(attempt: SecretAttempt): void;
  has(attempt: SecretAttempt): boolean;
}

/** Fingerprints of secrets that identity refused, under a key that nobody has but this process; a secret never becomes right. */
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
