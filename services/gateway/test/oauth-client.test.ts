import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  discoveryRequest,
  processClientCredentialsResponse,
  processDiscoveryResponse,
  processRevocationResponse,
  revocationRequest,
  validateJwtAccessToken,
} from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Key, openEdge, publicUrl } from './edge.ts';

let edge: Edge;
let key: Key;
let server: AuthorizationServer;

/** The public URL stands for the gateway's own, as a load balancer would have it. */
const toGateway = (url: string, init: object) => fetch(url.replace(publicUrl, edge.url), init as RequestInit);
const options = { [allowInsecureRequests]: true, [customFetch]: toGateway } as const;

beforeAll(async () => {
  edge = await openEdge();
  key = await edge.accountWithKey();
  const issuer = new URL(publicUrl);
  const response = await discoveryRequest(issuer, { algorithm: 'oauth2', ...options });
  server = await processDiscoveryResponse(issuer, response);
});
afterAll(() => edge?.stack.close());

describe.each([
  ['by form', ClientSecretPost],
  ['by Basic', ClientSecretBasic],
])('a standard OAuth client that authenticates %s', (_name, method) => {
  async function token(): Promise<string> {
    const client = { client_id: key.clientId };
    const credentials = method(key.clientSecret);
    const parameters = { scope: 'reviews:read' };
    const response = await clientCredentialsGrantRequest(server, client, credentials, parameters, options);
    const { access_token } = await processClientCredentialsResponse(server, client, response);
    return access_token;
  }

  it('finds the endpoints, gets a token and can verify it with the published keys', async () => {
    const request = new Request(publicUrl, { headers: { authorization: `Bearer ${await token()}` } });
    const claims = await validateJwtAccessToken(server, request, publicUrl, {
      ...options,
      signingAlgorithms: ['EdDSA'],
    });
    expect(claims).toMatchObject({
      iss: publicUrl,
      client_id: key.clientId,
      sub: String(key.accountId),
      scope: 'reviews:read',
    });
  });

  it('ends a token, and the token is refused from then on', async () => {
    const accessToken = await token();
    const reviews = () => edge.call('/api/v1/reviews', { token: accessToken });
    expect((await reviews()).status).not.toBe(401);
    const client = { client_id: key.clientId };
    const response = await revocationRequest(server, client, method(key.clientSecret), accessToken, options);
    await processRevocationResponse(response);
    await expect.poll(async () => (await reviews()).status, { timeout: 2_000, interval: 20 }).toBe(401);
  });
});
