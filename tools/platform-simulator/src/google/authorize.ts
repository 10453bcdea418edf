import express, { Router } from 'express';
import { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts';
import { isAskedFor, renderAuthorizePage, renderRefusalPage } from './authorize-page.ts';
import { issueCode } from './codes.ts';
import type { GoogleUser } from './model.ts';
import type { OAuthClient } from './oauth.ts';
import type { GoogleState } from './state.ts';
import type { Tokens } from './tokens.ts';

const formLimit = '64kb';
/** Accounts offered on the page, the newest; any other is typed. */
const offeredMax = 20;

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const decisionShape = z.object({
  decision: z.enum(['allow', 'deny']),
  sub: z.string().optional(),
  account: z.string().optional(),
  granted: texts.default([]),
});

/**
 * How a person decides on the sign-in page, where each scope can be left out
 * (https://developers.google.com/identity/protocols/oauth2/resources/granular-permissions).
 */
export interface Decision {
  readonly user: GoogleUser | undefined;
  /** The scopes granted, besides those of the sign-in itself; null when everything was denied. */
  readonly granted: readonly string[] | null;
}

/** accounts.google.com: the page that a client sends a browser to, and the form on it. */
export function authorizeRoutes(simulation: Simulation, state: GoogleState, client: OAuthClient): Router {
  const tokens = { clock: simulation.clock, state };
  const routes = Router();
  routes.use(express.urlencoded({ extended: false, limit: formLimit }));
  const common = { target: 'google.authorize', placesOf: () => [], failureBody: () => renderRefusalPage('Error 500') };

  routes.get(
    '/o/oauth2/v2/auth',
    endpoint(simulation, {
      ...common,
      handle: ({ query }) => {
        const read = readAuthorizationRequest(query, client.clientId);
        if ('fault' in read) return html(400, renderRefusalPage(read.fault));
        const users = [...state.users.values()].slice(-offeredMax).reverse();
        return html(200, renderAuthorizePage(read.request, query, users));
      },
    }),
  );

  routes.post(
    '/o/oauth2/v2/auth/consent',
    endpoint(simulation, {
      ...common,
      handle: ({ body }) => {
        const read = readAuthorizationRequest(body, client.clientId);
        if ('fault' in read) return html(400, renderRefusalPage(read.fault));
        const { data } = decisionShape.safeParse(body);
        if (data === undefined) return html(400, renderRefusalPage('Choose Continue or Cancel.'));
        const user = findUser(state, data.account || data.sub);
        if (data.decision === 'allow' && user === undefined)
          return html(400, renderRefusalPage('Couldn’t find your Google Account.'));
        const granted = data.decision === 'allow' ? data.granted : null;
        const location = decide(tokens, read.request, { user, granted });
        return { status: 302, body: '', headers: { Location: location, 'Content-Type': 'text/html; charset=utf-8' } };
      },
    }),
  );
  return routes;
}

/** @returns where the browser is sent back to, with a code or with `access_denied`, and the state as it came */
export function decide(tokens: Tokens, request: AuthorizationRequest, { user, granted }: Decision): string {
  const back = new URL(request.redirectUri);
  if (request.state !== null) back.searchParams.set('state', request.state);
  if (granted === null || user === undefined) {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const scope = request.scopes.filter((one) => !isAskedFor(one) || granted.includes(one)).join(' ');
  const { redirectUri, codeChallenge, nonce, offline } = request;
  const { code } = issueCode(tokens, { sub: user.sub, redirectUri, scope, codeChallenge, nonce, offline });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scope);
  return back.href;
}

function findUser(state: GoogleState, account: string | undefined): GoogleUser | undefined {
  if (account === undefined) return undefined;
  return state.users.get(account) ?? [...state.users.values()].find(({ email }) => email === account);
}

const html = (status: number, body: string): Answer => ({
  status,
  body,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
});
