import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { developmentCredentials } from '../src/index.ts';
import { refreshForm, type User, useSimulator } from './support.ts';

const sim = useSimulator();
const { googleClientId: client_id, googleClientSecret: client_secret } = developmentCredentials;
const business = 'https://www.googleapis.com/auth/business.manage';
const redirect_uri = 'https://app.example.test/back?kept=1';
const accountsPath = '/mybusinessaccountmanagement.googleapis.com/v1/accounts';

function newRequest(more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: `openid ${business}`,
    state: randomBytes(16).toString('base64url'),
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  return {
    verifier,
    parameters,
    url: `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(parameters)}`,
  };
}

async function signIn(user: User, url: string, decision: Record<string, string> = {}): Promise<URLSearchParams> {
  const input = { authorization_url: url, ...decision };
  const { body } = await sim.control('POST', `/google/accounts/${user.sub}/sign-in`, input);
  return new URL(body.redirect_url).searchParams;
}

const exchange = (code: string | null, code_verifier: string, more: Record<string, string> = {}) =>
  sim.form('/oauth2.googleapis.com/token', {
    ...{ grant_type: 'authorization_code', client_id, client_secret, redirect_uri, code_verifier },
    code: code ?? '',
    ...more,
  });

test('a person who allows everything comes back with the state and a code for tokens and their sub', async () => {
  const { user } = await sim.place();
  const { verifier, parameters, url } = newRequest();
  const back = await signIn(user, url);
  expect(back.get('state')).toBe(parameters.state);
  expect(back.get('kept')).toBe('1');
  const { status, headers, body } = await exchange(back.get('code'), verifier);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ scope: `openid ${business}`, token_type: 'Bearer', expires_in: 3599 });
  const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ iss: 'https://accounts.google.com', aud: client_id, sub: user.sub });
  expect((await sim.request('GET', accountsPath, { token: body.access_token })).status).toBe(200);
  const refreshed = await sim.form('/oauth2.googleapis.com/token', refreshForm(body.refresh_token));
  expect(refreshed.status).toBe(200);
});

test('a code is good once, within ten minutes, with its own verifier and redirect URI', async () => {
  const user = await sim.user();
  const refusedWith = async (change: (code: string, verifier: string) => ReturnType<typeof exchange>) => {
    const { verifier, url } = newRequest();
    const { status, body } = await change((await signIn(user, url)).get('code') ?? '', verifier);
    return [status, body.error, body.error_description];
  };
  const invalid = (description: string) => [400, 'invalid_grant', description];
  expect(await refusedWith((code) => exchange(code, 'x'.repeat(43)))).toEqual(invalid('Invalid code verifier.'));
  expect(await refusedWith((code) => exchange(code, ''))).toEqual(invalid('Missing code verifier.'));
  expect(await refusedWith((code, v) => exchange(code, v, { redirect_uri: `${redirect_uri}&x=1` }))).toEqual([
    400,
    'redirect_uri_mismatch',
    'Bad Request',
  ]);
  const again = await refusedWith(async (code, verifier) => {
    expect((await exchange(code, verifier)).status).toBe(200);
    return exchange(code, verifier);
  });
  expect(again).toEqual(invalid('Malformed auth code.'));
  const late = await refusedWith((code, verifier) => {
    sim.clock.advance(600_000);
    return exchange(code, verifier);
  });
  expect(late).toEqual(invalid('Malformed auth code.'));
});

test('denying comes back as access_denied; a permission not ticked is missing from the scope', async () => {
  const user = await sim.user();
  const denied = newRequest();
  const back = await signIn(user, denied.url, { decision: 'deny' });
  expect(Object.fromEntries(back)).toEqual({ kept: '1', state: denied.parameters.state, error: 'access_denied' });
  const partial = newRequest();
  const { code } = Object.fromEntries(await signIn(user, partial.url, { scope: 'openid' }));
  const { body } = await exchange(code ?? '', partial.verifier);
  expect(body.scope).toBe('openid');
  expect((await sim.request('GET', accountsPath, { token: body.access_token })).status).toBe(403);
});

test('there is no refresh token without offline access and consent', async () => {
  const user = await sim.user();
  for (const parameters of [{ access_type: 'online' }, { prompt: 'select_account' }]) {
    const { verifier, url } = newRequest(parameters);
    const { body } = await exchange((await signIn(user, url)).get('code'), verifier);
    expect(body.access_token).toMatch(/^ya29\./);
    expect(body.refresh_token).toBeUndefined();
  }
});

test('the page offers accounts and permissions, and its form sends the browser back', async () => {
  const user = await sim.user();
  const { parameters } = newRequest();
  const path = '/accounts.google.com/o/oauth2/v2/auth';
  const shown = await fetch(`${sim.url()}${path}?${new URLSearchParams(parameters)}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await shown.text();
  expect(html).toContain(`value="${user.sub}"`);
  expect(html).toContain(`name="granted" value="${business}" checked`);
  const form = new URLSearchParams({ ...parameters, account: user.sub, decision: 'allow', granted: business });
  const sent = await fetch(`${sim.url()}${path}/consent`, { method: 'POST', body: form, redirect: 'manual' });
  expect(sent.status).toBe(302);
  const back = new URL(sent.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('https://app.example.test/back');
  expect(back.searchParams.get('state')).toBe(parameters.state);
  expect(back.searchParams.get('code')).toMatch(/^4\//);
});

test.each([
  ['another client', { client_id: 'unknown' }],
  ['a redirect URI that is no web address', { redirect_uri: 'javascript:alert(1)' }],
  ['a challenge without its method', { code_challenge_method: '' }],
  ['another response type', { response_type: 'token' }],
])('a request with %s is refused on a page of Google’s own, and nobody is sent anywhere', async (_what, parameters) => {
  const query = new URLSearchParams(newRequest(parameters).parameters);
  const path = `${sim.url()}/accounts.google.com/o/oauth2/v2/auth`;
  expect((await fetch(`${path}?${query}`, { redirect: 'manual' })).status).toBe(400);
  const sent = await fetch(`${path}/consent`, { method: 'POST', body: query, redirect: 'manual' });
  expect(sent.status).toBe(400);
});
