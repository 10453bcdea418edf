import { parseConfig } from '@review-reply/config';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';
import { type Edge, openEdge } from './edge.ts';

const nobody = '127.0.0.1:1';

let edge: Edge;
let token: string;
beforeAll(async () => {
  edge = await openEdge();
  token = await edge.token(await edge.accountWithKey());
});
afterAll(() => edge?.stack.close());

/** A gateway that starts while identity is away. @returns a call with the token */
async function gatewayWithoutIdentity(): Promise<() => Promise<Response>> {
  const services = ['IDENTITY', 'PLACES', 'REVIEWS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, nobody]);
  const env = await edge.stack.env({ more: { PORT: '0', HOST: '127.0.0.1', ...Object.fromEntries(services) } });
  const { port } = await buildGateway(parseConfig(gatewaySettings, env), edge.stack.lifecycle('gateway'));
  return async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/places`, { headers });
    await response.arrayBuffer();
    return response;
  };
}

describe('a gateway that has heard nothing of identity yet', () => {
  it('says that it can not judge a token, not that the token is wrong', async () => {
    const call = await gatewayWithoutIdentity();
    const { status, headers } = await call();
    expect(status).toBe(503);
    // As every answer of a counted operation, though nobody knows whose call it is.
    expect(headers.get('ratelimit')).toMatch(/^"unauthenticated";r=\d+;t=\d+$/);
  });
});

describe('a gateway that identity left', () => {
  it('says the same of a token that a key it never heard of may have signed', async () => {
    const [header = '', ...rest] = token.split('.');
    const decoded = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as { kid: string };
    const other = { ...decoded, kid: decoded.kid.split('').reverse().join('') };
    const stranger = [Buffer.from(JSON.stringify(other)).toString('base64url'), ...rest].join('.');
    expect((await edge.call('/api/v1/places', { token: stranger })).status).toBe(401);
    await edge.stopIdentity();
    await eventually(async () => expect((await edge.call('/api/v1/places', { token: stranger })).status).toBe(503));
    expect((await edge.call('/api/v1/places', { token: `${token.slice(0, -8)}AAAAAAAA` })).status).toBe(401);
  });
});

describe('a gateway that has not heard of identity for too long', () => {
  it('is not ready, for revocations may be known everywhere but here', async () => {
    const own = await openEdge();
    try {
      const life = own.stack.lifecycle('gateway');
      await own.gateway({ EDGE_STATE_SILENCE_MAX_MS: '1500' }, life);
      const isReady = async () => (await life.health()).ready;
      await own.stopIdentity();
      expect(await isReady()).toBe(true);
      await eventually(async () => expect(await isReady()).toBe(false));
    } finally {
      await own.stack.close();
    }
  });
});
