import type { Clock } from '@review-reply/clock';
import { createHostResolver, type GuardedFetch, openGuardedFetch } from '@review-reply/guarded-http';
import { createRemoteJWKSet, customFetch, type JWTPayload, errors as jose, jwtVerify } from 'jose';
import { errors } from '../errors.ts';

const keysWithinMs = 5_000;
const keysKeptForMs = 3_600_000;
const tokenLengthMax = 4_096;
/** https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

export interface PushSender {
  /** As the push subscription names it. */
  readonly audience: string;
  /** E-mail of the service account that pushes. */
  readonly email: string;
}

export interface VerifyPushOptions {
  readonly sender: PushSender;
  /** Base URL of Google's published keys. */
  readonly certsUrl: string;
  /** Whether that may be on this machine: never in production. */
  readonly allowLocal: boolean;
  readonly clock: Clock;
}

/**
 * Whether the token of an Authorization header is our own subscription's: false when Google signed it for another.
 * @throws AppError invalid_token; service_unavailable when Google's keys can't be had
 */
export type VerifyPush = (authorization: string | undefined) => Promise<boolean>;

/**
 * Verifies the tokens of pushes. Google's keys are kept, and asked for again when a token names another
 * (https://cloud.google.com/pubsub/docs/authenticate-push-subscriptions).
 */
export function createPushVerifier(options: VerifyPushOptions): VerifyPush {
  const { sender, certsUrl, allowLocal, clock } = options;
  const resolveHost = createHostResolver([]);
  const guarded = openGuardedFetch({ allowLocal, timeoutMs: keysWithinMs, resolveHost, proxy: null });
  const keys = createRemoteJWKSet(new URL(`${certsUrl.replace(/\/+$/, '')}/oauth2/v3/certs`), {
    timeoutDuration: keysWithinMs,
    cacheMaxAge: keysKeptForMs,
    [customFetch]: (url, { signal }) => fetchKeys(guarded, new URL(url), signal),
  });
  return async (header) => {
    const token = /^Bearer +([A-Za-z0-9._-]+)$/i.exec(header ?? '')?.[1];
    if (token === undefined || token.length > tokenLengthMax)
      throw errors.invalidToken({ reason: header === undefined ? 'missing' : 'malformed' });
    const payload = await verify(token, keys, clock.now());
    const { aud, email, email_verified: isVerified } = payload;
    return aud === sender.audience && email === sender.email && isVerified === true;
  };
}

async function verify(token: string, keys: ReturnType<typeof createRemoteJWKSet>, now: Date): Promise<JWTPayload> {
  try {
    const known = { algorithms: ['RS256'], issuer: issuers, requiredClaims: ['exp', 'iat'], currentDate: now };
    return (await jwtVerify(token, keys, known)).payload;
  } catch (cause) {
    if (cause instanceof KeysUnavailable || cause instanceof jose.JWKSTimeout || cause instanceof jose.JWKSInvalid)
      throw errors.serviceUnavailable({}, cause);
    throw errors.invalidToken({ reason: cause instanceof jose.JWTExpired ? 'expired' : 'invalid' }, cause);
  }
}

class KeysUnavailable extends Error {}

async function fetchKeys(guarded: GuardedFetch, url: URL, signal: AbortSignal): Promise<Response> {
  const answer = await guarded.fetch(url, { signal }).catch((cause: unknown) => {
    throw new KeysUnavailable('Google’s keys could not be fetched.', { cause });
  });
  if (!answer.ok) throw new KeysUnavailable(`Google’s keys could not be fetched: ${answer.status}.`);
  return answer as unknown as Response;
}
