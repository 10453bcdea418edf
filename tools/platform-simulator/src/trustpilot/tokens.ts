import express, { type Request, Router } from 'express';
import { Refusal } from '../http/answer.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, refuse } from './errors.ts';
import { type Application, newKey, type TrustpilotState } from './state.ts';

/** Business time for which a token is good, in seconds. */
const tokenLifeS = 360_000;
const formLimit = '16kb';

/** Tokens for an application, by its key and secret (RFC 6749, section 4.4). */
export function tokenRoutes(simulation: Simulation, state: TrustpilotState): Router {
  const { clock } = simulation;
  const routes = Router();
  routes.post(
    '/v1/oauth/oauth-business-users-for-applications/accesstoken',
    express.urlencoded({ extended: false, limit: formLimit }),
    endpoint(simulation, {
      target: 'trustpilot.token',
      placesOf: (request) => state.applications.get(readBasic(request).key)?.businessUnitIds ?? [],
      failureBody: (status) => errorBody(status),
      handle: (request) => {
        const { key, secret } = readBasic(request);
        const application = state.applications.get(key);
        if (application === undefined || application.revoked || application.secret !== secret)
          throw tokenRefusal(401, 'invalid_client');
        const grantType = (request.body as { grant_type?: unknown } | undefined)?.grant_type;
        if (grantType !== 'client_credentials') throw tokenRefusal(400, 'unsupported_grant_type');
        const token = newKey();
        const nowMs = clock.now().getTime();
        for (const old of state.tokens.values()) if (old.expiresAtMs <= nowMs) state.tokens.delete(old.token);
        state.tokens.put(token, { token, key, expiresAtMs: nowMs + tokenLifeS * 1_000 });
        return { status: 200, body: { access_token: token, expires_in: tokenLifeS - 1, token_type: 'BearerToken' } };
      },
    }),
  );
  return routes;
}

/**
 * @returns the application whose token the call carries
 * @throws Refusal 401 without a live token
 */
export function requireApplication({ clock }: Simulation, state: TrustpilotState, request: Request): Application {
  const token = state.tokens.get(/^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '');
  const application = token === undefined ? undefined : state.applications.get(token.key);
  if (token === undefined || application === undefined) throw refuse(401);
  if (application.revoked || token.expiresAtMs <= clock.now().getTime()) throw refuse(401);
  return application;
}

function readBasic(request: Request): { key: string; secret: string } {
  const encoded = /^Basic (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '';
  const [, key = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return { key, secret };
}

const tokenRefusal = (status: number, error: string) => new Refusal({ status, body: { error } });
