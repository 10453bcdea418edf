import express, { type Request, Router } from 'express';
import { permissionDenied, unauthenticated } from '../google/errors.ts';
import { Refusal } from '../http/answer.ts';
import { endpoint } from '../http/endpoint.ts';
import { isCurrent, type ReadJwt, readJwt } from '../http/read-jwt.ts';
import type { Simulation } from '../simulation.ts';
import { type GooglePlayState, newToken, type ServiceAccount } from './state.ts';

/** Business time for which a token is good, in seconds. */
const tokenLifeS = 3_600;
/**
 * Google refuses assertions that are made for longer
 * (https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests).
 */
const assertionLifeSecondsMax = 3_600;
const formLimit = '16kb';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const audience = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/androidpublisher';

/** The token host's grant for service accounts (RFC 7523); every other grant is left to whoever comes next. */
export function tokenRoutes(simulation: Simulation, state: GooglePlayState): Router {
  const { clock } = simulation;
  const routes = Router();
  const accountOf = (jwt: ReadJwt | null) => state.accounts.get(String(jwt?.claims.iss));
  routes.post(
    '/token',
    express.urlencoded({ extended: false, limit: formLimit }),
    (request, _response, next) => next(parameter(request, 'grant_type') === grantType ? undefined : 'route'),
    endpoint(simulation, {
      target: 'googleplay.token',
      placesOf: (request) => accountOf(assertionOf(request))?.packages ?? [],
      failureBody: (status) => ({ error: 'internal_failure', error_description: `Status ${status}` }),
      handle: (request) => {
        const jwt = assertionOf(request);
        const account = accountOf(jwt);
        if (jwt === null || account === undefined) throw invalidGrant('Invalid grant: account not found');
        if (account.revoked || jwt.keyId !== account.keyId || !jwt.isSignedBy(account.publicKey))
          throw invalidGrant('Invalid JWT Signature.');
        if (!isCurrent(jwt, assertionLifeSecondsMax, clock.realNow().getTime()) || jwt.claims.aud !== audience)
          throw invalidGrant('Invalid JWT: Token must be a short-lived token.');
        if (jwt.claims.scope !== scope) throw tokenRefusal('invalid_scope', 'Invalid OAuth scope.');
        const token = newToken();
        const nowMs = clock.now().getTime();
        for (const old of state.tokens.values()) if (old.expiresAtMs <= nowMs) state.tokens.delete(old.token);
        state.tokens.put(token, { token, email: account.email, expiresAtMs: nowMs + tokenLifeS * 1_000 });
        return { status: 200, body: { access_token: token, expires_in: tokenLifeS - 1, token_type: 'Bearer' } };
      },
    }),
  );
  return routes;
}

/** @throws Refusal 401 without a live token, 403 for an app that its account was not let into */
export function requirePackage({ clock }: Simulation, state: GooglePlayState, request: Request): string {
  const token = state.tokens.get(/^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '');
  const account: ServiceAccount | undefined = token === undefined ? undefined : state.accounts.get(token.email);
  if (token === undefined || account === undefined || token.expiresAtMs <= clock.now().getTime())
    throw unauthenticated('ACCESS_TOKEN_EXPIRED');
  const name = String(request.params.package);
  if (!account.packages.includes(name)) throw permissionDenied();
  return name;
}

const assertionOf = (request: Request) => readJwt(parameter(request, 'assertion') ?? '', 'RS256');

function parameter(request: Request, name: string): string | undefined {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

const tokenRefusal = (error: string, error_description: string) =>
  new Refusal({ status: 400, body: { error, error_description } });
const invalidGrant = (description: string) => tokenRefusal('invalid_grant', description);
