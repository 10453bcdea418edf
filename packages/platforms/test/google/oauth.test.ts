import { createHash, randomBytes } from 'node:crypto';
import { developmentCredentials } from '@review-reply/platform-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleAuthorizationUrl } from '../../src/google/authorization-url.ts';
import { type GoogleOAuth, googleOAuth } from '../../src/google/oauth.ts';
import { openHttpClient } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { startTinyServer } from '../tiny-server.ts';
import { type SimulatedGoogle, startSimulatedGoogle } from './under-test.ts';

const signal = new AbortController().signal;
const http = openHttpClient({ timeoutMs: 2_000 });
let google: SimulatedGoogle;
let oauth: GoogleOAuth;

beforeAll(async () => {
  google = await startSimulatedGoogle(http);
  const { googleClientId: clientId, googleClientSecret: clientSecret } = developmentCredentials;
  oauth = googleOAuth({ http, oauthUrl: google.urls.GOOGLE_OAUTH_URL, clientId, clientSecret });
});
afterAll(async () => {
  await google.close();
  await http.close();
});

async function grant(): Promise<{ sub: string; refreshToken: string }> {
  const user = (await google.control('POST', '/google/accounts', {})) as { sub: string; refresh_token: string };
  return { sub: user.sub, refreshToken: user.refresh_token };
}

test('gives an access token with its life and what it allows', async () => {
  const { refreshToken } = await grant();
  const token = await oauth.refreshAccessToken({ refreshToken, signal });
  expect(token).toEqual({
    accessToken: expect.stringMatching(/./),
    expiresInSeconds: 3_599,
    scope: 'https://www.googleapis.com/auth/business.manage',
  });
});

test('says that a grant was revoked, apart from every other refusal', async () => {
  const { sub, refreshToken } = await grant();
  await google.control('POST', `/google/accounts/${sub}/revoke`);
  const error = await failureOf(oauth.refreshAccessToken({ refreshToken, signal }));
  expect(error).toMatchObject({ failure: 'grant_revoked', status: 400, reason: 'invalid_grant' });
  expect(`${error.message} ${error.stack}`).not.toContain(refreshToken);
});

test('does not blame the owner when Google refuses us as a client', async () => {
  const { refreshToken } = await grant();
  const stranger = googleOAuth({
    http,
    oauthUrl: google.urls.GOOGLE_OAUTH_URL,
    clientId: 'demo-stranger',
    clientSecret: 'demo-secret',
  });
  expect(await failureOf(stranger.refreshAccessToken({ refreshToken, signal }))).toMatchObject({
    failure: 'permanent',
    status: 401,
    reason: 'invalid_client',
  });
});

test.each([[500], [503], [429]])('keeps the grant when the token host answers %i', async (status) => {
  const { refreshToken } = await grant();
  const body = { error: 'invalid_grant' };
  await google.control('POST', '/faults', { target: 'google.token', status, body, headers: { 'Retry-After': '3' } });
  const error = await failureOf(oauth.refreshAccessToken({ refreshToken, signal }));
  expect(error).toMatchObject({ failure: 'retryable', status, retryAfterMs: 3_000 });
});

test('ends a grant, and ends it again without complaint', async () => {
  const { refreshToken } = await grant();
  await oauth.revoke({ token: refreshToken, signal });
  expect(await failureOf(oauth.refreshAccessToken({ refreshToken, signal }))).toMatchObject({
    failure: 'grant_revoked',
  });
  await oauth.revoke({ token: refreshToken, signal });
});

test('reports a revocation that did not happen', async () => {
  const { refreshToken } = await grant();
  await google.control('POST', '/faults', { target: 'google.revoke', status: 503 });
  expect(await failureOf(oauth.revoke({ token: refreshToken, signal }))).toMatchObject({ failure: 'retryable' });
});

test('never puts a token into a URL', async () => {
  const server = await startTinyServer((_request, response) => void response.end('{}'));
  try {
    const plain = googleOAuth({ http, oauthUrl: server.url, clientId: 'demo-client', clientSecret: 'demo-secret' });
    await plain.revoke({ token: 'demo-refresh-token', signal });
    await failureOf(plain.refreshAccessToken({ refreshToken: 'demo-refresh-token', signal }));
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /revoke', 'POST /token']);
  } finally {
    await server.close();
  }
});

async function signIn(sub: string, scope?: string): Promise<{ code: string; codeVerifier: string }> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const url = googleAuthorizationUrl({
    authorizeUrl: google.urls.GOOGLE_AUTHORIZE_URL,
    clientId: developmentCredentials.googleClientId,
    redirectUri,
    state: 'demo-state',
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  });
  const input = { authorization_url: url, ...(scope === undefined ? {} : { scope }) };
  const back = await google.control('POST', `/google/accounts/${sub}/sign-in`, input);
  const { redirect_url } = back as { redirect_url: string };
  return { code: new URL(redirect_url).searchParams.get('code') ?? '', codeVerifier };
}
const redirectUri = 'https://app.example.test/back';

test('redeems a sign-in’s code for who it was, a lasting grant and what was granted', async () => {
  const { sub } = await grant();
  const login = await oauth.exchangeCode({ ...(await signIn(sub)), redirectUri, signal });
  expect(login).toMatchObject({ sub, scope: expect.stringContaining('business.manage') });
  const fresh = await oauth.refreshAccessToken({ refreshToken: login.refreshToken ?? '', signal });
  expect(fresh.accessToken).toMatch(/./);
  const partly = await oauth.exchangeCode({ ...(await signIn(sub, 'openid')), redirectUri, signal });
  expect(partly.scope).not.toContain('business.manage');
});

test('says that a code is spent, or not its verifier’s, without showing it', async () => {
  const { sub } = await grant();
  const { code, codeVerifier } = await signIn(sub);
  await oauth.exchangeCode({ code, codeVerifier, redirectUri, signal });
  const stolen = await signIn(sub);
  for (const attempt of [
    { code, codeVerifier },
    { code: stolen.code, codeVerifier },
  ]) {
    const error = await failureOf(oauth.exchangeCode({ ...attempt, redirectUri, signal }));
    expect(error).toMatchObject({ failure: 'grant_revoked', reason: 'invalid_grant' });
    expect(`${error.message} ${error.stack}`).not.toContain(attempt.code);
  }
});
