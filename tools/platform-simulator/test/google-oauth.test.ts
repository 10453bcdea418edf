import { expect, test } from 'vitest';
import { refreshForm, useSimulator } from './support.ts';

const sim = useSimulator();
const tokenPath = '/oauth2.googleapis.com/token';
const revokePath = '/oauth2.googleapis.com/revoke';
const accountsPath = '/mybusinessaccountmanagement.googleapis.com/v1/accounts';

test('a refresh token and the client’s secret give an access token for the Business Profile scope', async () => {
  const { refresh_token } = await sim.user();
  const { status, headers, body } = await sim.form(tokenPath, refreshForm(refresh_token));
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    access_token: expect.stringMatching(/^ya29\./),
    expires_in: 3599,
    scope: 'https://www.googleapis.com/auth/business.manage',
    token_type: 'Bearer',
  });
  expect((await sim.request('GET', accountsPath, { token: body.access_token })).status).toBe(200);
});

test('a wrong client secret and an unknown client are told apart as invalid_client', async () => {
  const { refresh_token } = await sim.user();
  const wrong = await sim.form(tokenPath, { ...refreshForm(refresh_token), client_secret: 'wrong' });
  expect([wrong.status, wrong.body]).toEqual([401, { error: 'invalid_client', error_description: 'Unauthorized' }]);
  const unknown = await sim.form(tokenPath, { ...refreshForm(refresh_token), client_id: 'unknown' });
  expect(unknown.body.error_description).toBe('The OAuth client was not found.');
});

test.each(['grant_type', 'refresh_token', 'client_id'])(
  'a token request without %s is invalid_request',
  async (name) => {
    const { refresh_token } = await sim.user();
    const { status, body } = await sim.form(tokenPath, { ...refreshForm(refresh_token), [name]: '' });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  },
);

test('a grant that is not offered is unsupported_grant_type, an unknown refresh token invalid_grant', async () => {
  const { refresh_token } = await sim.user();
  const grant = await sim.form(tokenPath, { ...refreshForm(refresh_token), grant_type: 'password' });
  expect([grant.status, grant.body.error]).toEqual([400, 'unsupported_grant_type']);
  const unknown = await sim.form(tokenPath, refreshForm('1//0unknown'));
  expect([unknown.status, unknown.body]).toEqual([400, { error: 'invalid_grant', error_description: 'Bad Request' }]);
});

test('access ends with the user’s revocation: the access token at once, the refresh token with invalid_grant', async () => {
  const { user, token } = await sim.place();
  expect((await sim.control('POST', `/google/accounts/${user.sub}/revoke`)).body).toEqual({ revoked: 1 });
  expect((await sim.request('GET', accountsPath, { token })).status).toBe(401);
  const { status, body } = await sim.form(tokenPath, refreshForm(user.refresh_token));
  expect([status, body]).toEqual([
    400,
    { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
  ]);
});

test('a user who consents again gets a refresh token that works beside the revoked one', async () => {
  const { user } = await sim.place();
  await sim.control('POST', `/google/accounts/${user.sub}/revoke`);
  const { status, body } = await sim.control('POST', `/google/accounts/${user.sub}/tokens`, {});
  expect(status).toBe(201);
  expect(await sim.token(body.refresh_token)).toMatch(/^ya29\./);
});

test('the revocation endpoint ends a refresh token, also by one of its access tokens, and only once', async () => {
  const first = await sim.place();
  expect(await sim.form(revokePath, { token: first.user.refresh_token })).toMatchObject({ status: 200, body: {} });
  const again = await sim.form(revokePath, { token: first.user.refresh_token });
  expect([again.status, again.body.error]).toEqual([400, 'invalid_token']);
  const second = await sim.place();
  await sim.form(revokePath, { token: second.token });
  expect((await sim.form(tokenPath, refreshForm(second.user.refresh_token))).body.error).toBe('invalid_grant');
});

test('a call without a token, with an unknown one or with one an hour old is UNAUTHENTICATED', async () => {
  const { token } = await sim.place();
  const missing = await sim.request('GET', accountsPath);
  expect(missing.status).toBe(401);
  expect(missing.headers.get('www-authenticate')).toContain('Bearer');
  expect(missing.body.error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' });
  expect((await sim.request('GET', accountsPath, { token: 'ya29.unknown' })).status).toBe(401);
  sim.clock.advance(3_599_000);
  expect((await sim.request('GET', accountsPath, { token })).status).toBe(200);
  sim.clock.advance(1_000);
  expect((await sim.request('GET', accountsPath, { token })).body.error.status).toBe('UNAUTHENTICATED');
});

test('a user who did not grant the Business Profile scope cannot be read', async () => {
  const user = await sim.user({ scope: 'openid email' });
  const { status, body } = await sim.request('GET', accountsPath, { token: await sim.token(user.refresh_token) });
  expect([status, body.error.details[0].reason]).toEqual([403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
});
