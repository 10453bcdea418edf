import { request } from 'node:http';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forUsers, type ServedService, serve } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Gateway, openEdge } from './edge.ts';

const scopes = ['places:read', 'reviews:read', 'reviews:write', 'webhooks:manage'];

let edge: Edge;
let gateway: Gateway;
let token: string;
/** Calls that a service was sent, with whether each was given up; each waits until it is let go or given up. */
const calls: { method: string; signal: AbortSignal; letGo: () => void }[] = [];

/** Services whose calls wait. */
function waiting(): ServedService[] {
  return [PlacesService, ReviewsService].map((descriptor) => {
    const methods = descriptor.methods.map(({ localName }) => [
      localName,
      forUsers(async (_request, { signal }) => {
        await new Promise<void>((resolve) => {
          calls.push({ method: localName, signal, letGo: resolve });
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
        return {};
      }),
    ]);
    return serve(descriptor, Object.fromEntries(methods));
  });
}

beforeAll(async () => {
  edge = await openEdge();
  const addresses = await edge.stack.serve(waiting());
  edge.stack.onClose(() => {
    for (const { letGo } of calls) letGo();
  });
  gateway = await edge.gateway({ ...addresses, SERVICE_CALLS_MAX: '1' });
  token = await edge.token(await edge.accountWithKey({ scopes }));
});
afterAll(() => edge?.stack.close());

/** Calls and goes away as soon as the service has been asked; answers what the service saw of it. */
async function callAndGo(method: string, path: string, of: string, body = '') {
  const before = calls.length;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(method === 'POST' && { 'idempotency-key': 'key', 'content-type': 'application/json' }),
  };
  const sent = request(`${gateway.url}/api/v1${path}`, { method, headers }).on('error', () => {});
  sent.end(body);
  await eventually(() => expect(calls).toHaveLength(before + 1));
  sent.destroy();
  const call = calls.at(-1);
  expect(call?.method).toBe(of);
  return call as (typeof calls)[number];
}

describe('a client that goes away', () => {
  it.each([
    ['/places', 'listPlaces'],
    ['/places/demo', 'getPlace'],
    ['/reviews/1', 'getReview'],
  ])('ends its read of %s in the service too, and makes room for the next', async (path, of) => {
    const { signal } = await callAndGo('GET', path, of);
    await eventually(() => expect(signal.aborted).toBe(true));
    // One call at a time fits to a service here.
    const next = await callAndGo('GET', path, of);
    expect(next.signal.aborted || next.signal !== signal).toBe(true);
    await eventually(() => expect(next.signal.aborted).toBe(true));
  });

  it.each([
    ['/reviews/1/suggestions', 'createSuggestion', '{}'],
    ['/reviews/1/replies', 'createReply', '{"text":"Thank you."}'],
  ])('does not end what it asked for by POST %s', async (path, of, body) => {
    const { signal, letGo } = await callAndGo('POST', path, of, body);
    // By now the gateway knows that clients have gone: a read that left later was given up.
    const later = await callAndGo('GET', '/places', 'listPlaces');
    await eventually(() => expect(later.signal.aborted).toBe(true));
    expect(signal.aborted).toBe(false);
    letGo();
  });
});
