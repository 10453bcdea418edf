import { randomUUID } from 'node:crypto';
import { listingExample } from '@review-reply/api-schemas';
import { AppError } from '@review-reply/errors';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { forUsers, serve } from '@review-reply/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type Edge, openEdge } from './edge.ts';

let edge: Edge;
let call: Call;
let token: string;
/** What the places service was asked, and what it does for a place. */
const asked: Array<{ placeId: string; section?: string; body?: unknown }> = [];
const failures: Record<string, AppError> = {
  'ChIJ-revoked': new AppError('conflict', 'place_not_connected', { platform: 'google', reason: 'revoked' }),
  'ChIJ-away': new AppError('bad_gateway', 'listing_unavailable', {
    failed: ['update'],
    applied: 'unknown',
    retry_after_s: 30,
    secret: 'token',
  }),
  'ChIJ-busy': new AppError('rate_limited', 'rate_limited', { scope: 'listing_edits', retry_after_s: 12 }),
};

beforeAll(async () => {
  edge = await openEdge();
  const listingJson = Buffer.from(JSON.stringify(listingExample));
  const away = () => forUsers(async () => Promise.reject(new AppError('unavailable', 'service_unavailable')));
  const others = PlacesService.methods.map(({ localName }) => [localName, away()]);
  const settings = await edge.stack.serve([
    serve(PlacesService, {
      ...Object.fromEntries(others),
      getListing: forUsers(async ({ placeId }) => {
        asked.push({ placeId });
        const failure = failures[placeId];
        if (failure !== undefined) throw failure;
        return { listingJson };
      }),
      updateListingSection: forUsers(async ({ placeId, section, bodyJson }) => {
        asked.push({ placeId, section, body: JSON.parse(String(Buffer.from(bodyJson))) });
        const failure = failures[placeId];
        if (failure !== undefined) throw failure;
        return { listing: { listingJson }, changedMeanwhile: placeId === 'ChIJ-changed' };
      }),
    }),
  ]);
  ({ call } = await edge.gateway(settings));
  token = await edge.token(await edge.accountWithKey({ scopes: ['places:read', 'places:write'] }));
});
afterAll(() => edge?.stack.close());

const read = (placeId: string, by = token) => call(`/api/v1/places/${placeId}/listing`, { token: by });
function patch(placeId: string, section: string, body: unknown, { by = token, language = 'en' } = {}) {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const path = `/api/v1/places/${placeId}/listing/${section}`;
  return call(path, { method: 'PATCH', token: by, headers, body: JSON.stringify(body) });
}
const status = { status: 'OPEN' };

it('answers the listing as the places service renders it, and passes on what is sent of a section', async () => {
  const placeId = `ChIJ-${randomUUID()}`;
  expect(await read(placeId)).toMatchObject({ status: 200, body: { data: listingExample } });
  expect(await patch(placeId, 'status', status)).toMatchObject({ status: 200, body: { data: listingExample } });
  expect(asked.filter((one) => one.placeId === placeId)).toEqual([
    { placeId },
    { placeId, section: 'status', body: status },
  ]);
});

it('names every fault of a section in the caller’s language, and asks nobody', async () => {
  const placeId = `ChIJ-${randomUUID()}`;
  const answer = await patch(placeId, 'contact', { primary_phone: 'x', website: 'x', fax: 1 }, { language: 'fr' });
  expect(answer.status).toBe(422);
  const { fields } = answer.body.error.details;
  expect(fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()).toEqual([
    'body.fax unknown_field',
    'body.primary_phone invalid_phone_number',
    'body.website invalid_url',
  ]);
  for (const { message } of fields) expect(message).toMatch(/n’est pas|inconnu/);
  expect((await patch(placeId, 'contact', status)).status).toBe(422);
  expect((await patch(placeId, 'photos', {})).body.error.details.fields).toMatchObject([{ path: 'path.section' }]);
  expect(asked.some((one) => one.placeId === placeId)).toBe(false);
});

it('tells what failed of a listing and whether a change was made, and nothing else of it', async () => {
  const answer = await patch('ChIJ-away', 'status', status);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.body.error).toMatchObject({ code: 'listing_unavailable' });
  expect(answer.body.error.details).toEqual({
    request_id: answer.headers.get('request-id'),
    failed: ['update'],
    applied: 'unknown',
  });
});

it('gives the second of two writers the listing as it is now', async () => {
  expect(await patch('ChIJ-changed', 'status', status)).toMatchObject({
    status: 409,
    body: { error: { code: 'listing_changed', details: { listing: listingExample } } },
  });
});

it('says why a place is not connected, and when a profile takes edits again', async () => {
  const revoked = { status: 409, body: { error: { code: 'place_not_connected', details: { reason: 'revoked' } } } };
  expect(await read('ChIJ-revoked')).toMatchObject(revoked);
  const busy = await patch('ChIJ-busy', 'status', status);
  expect(busy).toMatchObject({ status: 429, body: { error: { details: { scope: 'listing_edits' } } } });
  expect(busy.headers.get('retry-after')).toBe('12');
});

it('needs places:read to be read and places:write to be changed', async () => {
  const reader = await edge.token(await edge.accountWithKey({ scopes: ['places:read'] }));
  const writer = await edge.token(await edge.accountWithKey({ scopes: ['places:write'] }));
  expect((await read('ChIJ1', reader)).status).toBe(200);
  expect((await patch('ChIJ1', 'status', status, { by: reader })).body.error.code).toBe('insufficient_scope');
  expect((await read('ChIJ1', writer)).body.error.code).toBe('insufficient_scope');
});
