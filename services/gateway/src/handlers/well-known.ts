import { createHash } from 'node:crypto';
import type { Handler } from '../answer.ts';
import type { EdgeState } from '../edge/edge-state.ts';
import { errors } from '../errors.ts';
import { authorizationServer } from '../oauth/metadata.ts';

/** Shorter than identity publishes a key before it signs: nobody who caches the list misses a key. */
const keysCachedS = 300;
const metadataCachedS = 3_600;

/** GET /.well-known/oauth-authorization-server: made once, for it depends on nothing but the configuration. */
export function getAuthorizationServer(publicUrl: string): Handler {
  const body = Buffer.from(JSON.stringify(authorizationServer(publicUrl)));
  return async () => ({ status: 200, body, headers: { 'Cache-Control': `public, max-age=${metadataCachedS}` } });
}

/** GET /.well-known/jwks.json: the keys of the edge state. */
export function getSigningKeys(edge: EdgeState): Handler {
  return async ({ request }) => {
    const keys = edge.publicJwks();
    // An empty list would be believed for minutes.
    if (keys.length === 0) throw errors.serviceUnavailable();
    const body = Buffer.from(JSON.stringify({ keys }));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = { 'Cache-Control': `public, max-age=${keysCachedS}`, ETag: etag };
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(etag) || known?.includes('*')) return { status: 304, body: Buffer.alloc(0), headers };
    return { status: 200, body, headers };
  };
}
