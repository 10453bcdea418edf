import type { Request } from 'express';
import { isCurrent, readJwt } from '../http/read-jwt.ts';
import type { Simulation } from '../simulation.ts';
import { refuse } from './errors.ts';
import type { ApiKey, AppStoreState } from './state.ts';

const lifeSecondsMax = 20 * 60;

const jwtOf = (request: Request) =>
  readJwt(/^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '', 'ES256');

/** Whose token a call carries, be it good or not. */
export const keyOf = (state: AppStoreState, request: Request) => state.keys.get(jwtOf(request)?.keyId ?? '');

/** @throws Refusal 401 without a token of a live key, or with one that is made for more than 20 minutes */
export function requireKey({ clock }: Simulation, state: AppStoreState, request: Request): ApiKey {
  const jwt = jwtOf(request);
  const key = keyOf(state, request);
  if (jwt === null || key === undefined || key.revoked || !jwt.isSignedBy(key.publicKey)) throw refuse(401);
  const { iss, aud } = jwt.claims;
  if (iss !== key.issuerId || aud !== 'appstoreconnect-v1') throw refuse(401);
  if (!isCurrent(jwt, lifeSecondsMax, clock.realNow().getTime())) throw refuse(401);
  return key;
}
