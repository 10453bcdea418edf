import type { Clock } from '@review-reply/clock';
import type { Request } from 'express';
import { errorInfo, permissionDenied, unauthenticated } from './errors.ts';
import { newAccessToken, newRefreshToken } from './ids.ts';
import { type AccessToken, businessScope, type RefreshToken } from './model.ts';
import type { GoogleState } from './state.ts';

/**
 * Business time for which an access token is good, in seconds
 * (https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code).
 */
export const accessTokenLifeS = 3_600;
/**
 * Google lets the oldest refresh token of a user die, without saying so, when there are more than this
 * (https://developers.google.com/identity/protocols/oauth2#expiration).
 */
const refreshTokensMax = 100;

export interface Tokens {
  readonly clock: Clock;
  readonly state: GoogleState;
}

export function issueAccessToken({ clock, state }: Tokens, refreshToken: RefreshToken): AccessToken {
  const nowMs = clock.now().getTime();
  for (const old of state.accessTokens.values()) if (old.expiresAtMs <= nowMs) state.accessTokens.delete(old.token);
  const token = newAccessToken();
  const { sub, scope, token: refresh } = refreshToken;
  const issued = { token, sub, scope, refreshToken: refresh, expiresAtMs: nowMs + accessTokenLifeS * 1_000 };
  state.accessTokens.put(token, issued);
  return issued;
}

export function issueRefreshToken(
  { state }: Tokens,
  options: { sub: string; scope?: string | undefined; token?: string | undefined },
): RefreshToken {
  const { sub, scope = businessScope, token = newRefreshToken() } = options;
  const live = [...state.refreshTokens.values()].filter((one) => one.sub === sub && !one.revoked);
  for (const oldest of live.slice(0, Math.max(0, live.length - refreshTokensMax + 1))) revoke({ state }, oldest);
  const issued = { token, sub, scope, revoked: false };
  state.refreshTokens.put(token, issued);
  return issued;
}

/** Ends a refresh token and the access tokens made with it. */
export function revoke({ state }: Pick<Tokens, 'state'>, refreshToken: RefreshToken): void {
  state.refreshTokens.put(refreshToken.token, { ...refreshToken, revoked: true });
  for (const access of state.accessTokens.values())
    if (access.refreshToken === refreshToken.token) state.accessTokens.delete(access.token);
}

/** Whose token a call carries, be it good or not. */
export function bearerOf({ state }: Pick<Tokens, 'state'>, request: Request): AccessToken | undefined {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : state.accessTokens.get(token);
}

/**
 * @returns the `sub` of the Google account whose token the call carries
 * @throws Refusal 401 without a live token, 403 when the token lacks the scope of the Business Profile APIs
 *   (https://developers.google.com/my-business/content/implement-oauth)
 */
export function requireSub(tokens: Tokens, request: Request): string {
  if (request.get('authorization') === undefined) throw unauthenticated('CREDENTIALS_MISSING');
  const access = bearerOf(tokens, request);
  if (access === undefined || access.expiresAtMs <= tokens.clock.now().getTime())
    throw unauthenticated('ACCESS_TOKEN_EXPIRED');
  if (!access.scope.split(' ').includes(businessScope))
    throw permissionDenied([errorInfo('ACCESS_TOKEN_SCOPE_INSUFFICIENT')]);
  return access.sub;
}
