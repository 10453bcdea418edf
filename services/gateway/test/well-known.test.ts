import { authorizationServerSchema, jsonWebKeySetSchema } from '@review-reply/api-schemas';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, openEdge, publicUrl } from './edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await openEdge();
});
afterAll(() => edge?.stack.close());

const keysPath = '/.well-known/jwks.json';
const metadataPath = '/.well-known/oauth-authorization-server';

describe('the published keys', () => {
  it('are those that sign now and next, public halves alone, cached for five minutes', async () => {
    const answer = await edge.call(keysPath);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const { keys } = jsonWebKeySetSchema.parse(answer.body);
    expect(keys).toHaveLength(2);
    const { kid } = decodeProtectedHeader(await edge.token(await edge.accountWithKey()));
    expect(keys.map((key) => key.kid)).toContain(kid);
  });
});

describe('the metadata', () => {
  it('names endpoints that exist, under the public URL', async () => {
    const answer = await edge.call(metadataPath);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const metadata = authorizationServerSchema.parse(answer.body);
    expect(metadata.issuer).toBe(publicUrl);
    for (const endpoint of [metadata.token_endpoint, metadata.revocation_endpoint]) {
      const unauthenticated = await edge.call(endpoint.replace(publicUrl, ''), {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      expect(unauthenticated).toMatchObject({ status: 401, body: { error: { code: 'invalid_client' } } });
    }
    expect((await edge.call(metadata.jwks_uri.replace(publicUrl, ''))).status).toBe(200);
  });
});

describe.each([keysPath, metadataPath])('%s', (path) => {
  it('is for everybody, by GET and HEAD alone, and nowhere below the API', async () => {
    const head = await fetch(`${edge.url}${path}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    const post = await edge.call(path, { method: 'POST' });
    expect(post).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
    expect(post.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await edge.call(`/api/v1${path}`)).status).toBe(404);
  });
});

describe.each([
  [keysPath, 300],
  [metadataPath, 3_600],
  ['/api/v1/openapi.json', 300],
])('%s', (path, keptForS) => {
  it('may be kept for as long as it says, and is not sent again while it has not changed', async () => {
    const answer = await edge.call(path);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const kept = { etag, 'cache-control': `public, max-age=${keptForS}` };
    expect(Object.fromEntries(answer.headers)).toMatchObject(kept);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await edge.call(path, { headers: { 'if-none-match': known } });
      expect(again).toMatchObject({ status: 304, body: null });
      expect(Object.fromEntries(again.headers)).toMatchObject(kept);
    }
    for (const other of ['"other"', 'W/"other"', etag.slice(1, -1), ''])
      expect((await edge.call(path, { headers: { 'if-none-match': other } })).status).toBe(200);
  });
});
