import { timingSafeEqual } from 'node:crypto';
import express, { type Request, Router } from 'express';
import { type Answer, Refusal } from '../http/answer.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { redeemCode } from './codes.ts';
import { createIdToken } from './id-token.ts';
import type { AccessToken } from './model.ts';
import type { GoogleState } from './state.ts';
import { accessTokenLifeS, issueAccessToken, issueRefreshToken, revoke, type Tokens } from './tokens.ts';

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

const formLimit = '16kb';

/**
 * The token host: `/token` (codes and refresh) and `/revoke`, with RFC 6749 error bodies worded as Google words them
 * (https://developers.google.com/identity/protocols/oauth2/web-server).
 */
export function oauthRoutes(simulation: Simulation, state: GoogleState, client: OAuthClient): Router {
  const { clock } = simulation;
  const routes = Router();
  routes.use(express.urlencoded({ extended: false, limit: formLimit }));
  const subOf = (token: string | undefined) =>
    token === undefined ? undefined : (state.refreshTokens.get(token) ?? state.accessTokens.get(token))?.sub;

  routes.post(
    '/token',
    endpoint(simulation, {
      target: 'google.token',
      placesOf: (request) => {
        const code = state.codes.get(parameter(request, 'code') ?? '');
        return state.placeIdsOf(code?.sub ?? subOf(parameter(request, 'refresh_token')));
      },
      failureBody,
      handle: (request) => {
        authenticateClient(request, client);
        const grantType = required(request, 'grant_type');
        if (grantType === 'authorization_code') return exchange({ clock, state }, client, request);
        if (grantType !== 'refresh_token') throw refusal('unsupported_grant_type', `Invalid grant_type: ${grantType}`);
        const refreshToken = state.refreshTokens.get(required(request, 'refresh_token'));
        if (refreshToken === undefined) throw refusal('invalid_grant', 'Bad Request');
        if (refreshToken.revoked) throw refusal('invalid_grant', 'Token has been expired or revoked.');
        return tokenAnswer(issueAccessToken({ clock, state }, refreshToken));
      },
    }),
  );

  routes.post(
    '/revoke',
    endpoint(simulation, {
      target: 'google.revoke',
      placesOf: (request) => state.placeIdsOf(subOf(tokenOf(request))),
      failureBody,
      handle: (request) => {
        const token = tokenOf(request);
        if (token === undefined) throw refusal('invalid_request', 'Missing required parameter: token');
        const refreshToken = state.refreshTokens.get(state.accessTokens.get(token)?.refreshToken ?? token);
        if (refreshToken === undefined || refreshToken.revoked)
          throw refusal('invalid_token', 'Token expired or revoked');
        revoke({ state }, refreshToken);
        return { status: 200, body: {} };
      },
    }),
  );
  return routes;
}

/** Without offline access the client gets no refresh token, and its access ends with the access token. */
function exchange(tokens: Tokens, client: OAuthClient, request: Request): Answer {
  const code = redeemCode(tokens, {
    code: required(request, 'code'),
    redirectUri: required(request, 'redirect_uri'),
    codeVerifier: parameter(request, 'code_verifier'),
  });
  const { sub, scope, nonce, offline } = code;
  const scopes = scope.split(' ');
  const refreshToken = issueRefreshToken(tokens, { sub, scope });
  const email = scopes.includes('email') ? (tokens.state.users.get(sub)?.email ?? null) : null;
  const idToken = { clientId: client.clientId, sub, email, nonce, now: tokens.clock.now() };
  return tokenAnswer(issueAccessToken(tokens, refreshToken), {
    ...(offline ? { refresh_token: refreshToken.token } : {}),
    ...(scopes.includes('openid') ? { id_token: createIdToken(idToken) } : {}),
  });
}

/** One second less than the token's life, as Google answers. */
function tokenAnswer({ token, scope }: AccessToken, more: Readonly<Record<string, string>> = {}): Answer {
  const body = { access_token: token, expires_in: accessTokenLifeS - 1, scope, token_type: 'Bearer', ...more };
  return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
}

const tokenOf = (request: Request) =>
  parameter(request, 'token') ?? (typeof request.query.token === 'string' ? request.query.token : undefined);

function authenticateClient(request: Request, client: OAuthClient): void {
  const clientId = required(request, 'client_id');
  if (clientId !== client.clientId) throw refusal('invalid_client', 'The OAuth client was not found.', 401);
  const given = Buffer.from(parameter(request, 'client_secret') ?? '');
  const wanted = Buffer.from(client.clientSecret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw refusal('invalid_client', 'Unauthorized', 401);
}

function parameter(request: Request, name: string): string | undefined {
  const body: unknown = request.body;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function required(request: Request, name: string): string {
  const value = parameter(request, name);
  if (value === undefined) throw refusal('invalid_request', `Missing required parameter: ${name}`);
  return value;
}

function refusal(error: string, description: string, status = 400): Refusal {
  return new Refusal({ status, body: { error, error_description: description } } satisfies Answer);
}

function failureBody(status: number): unknown {
  if (status === 400) return { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };
  if (status === 401) return { error: 'invalid_client', error_description: 'Unauthorized' };
  return { error: 'internal_failure', error_description: 'Backend Error' };
}
