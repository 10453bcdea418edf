import { Metadata } from '@grpc/grpc-js';
import { testCaller } from '@review-reply/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemCaller } from './caller.ts';
import { createContextSigner, createContextVerifier } from './caller-context.ts';

const secret = 'a key of at least 32 characters, for tests';
const method = '/reviewreply.reviews.v1.ReviewsService/ListReviews';
const user = testCaller(7n, { actingAccountId: 8n, requestId: 'request-1', scopes: ['reviews:read'] });

afterEach(() => {
  vi.useRealTimers();
});

function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

describe('a context that is sent again', () => {
  it('is the same for the same caller and method, under the request id of each call', () => {
    const sign = createContextSigner(secret);
    const verify = createContextVerifier(secret);
    const first = sign(method, user);
    const second = sign(method, { ...user, requestId: 'request-2' });
    expect(second.get('rr-caller-bin')).toEqual(first.get('rr-caller-bin'));
    expect(verify(method, first)).toEqual(user);
    expect(verify(method, second)).toEqual({ ...user, requestId: 'request-2' });
  });

  it.each([
    ['account', { ...user, accountId: 9n }],
    ['acting account', { ...user, actingAccountId: 9n }],
    ['key', { ...user, clientId: 'another' }],
    ['scopes', { ...user, scopes: ['reviews:read', 'replies:write'] }],
    ['locale', { ...user, locale: 'fr' }],
    ['kind', systemCaller('reviews', 'request-1')],
  ])('is none of a caller with another %s', (_, other) => {
    const sign = createContextSigner(secret);
    const verify = createContextVerifier(secret);
    expect(verify(method, sign(method, user))).toEqual(user);
    expect(verify(method, sign(method, other))).toEqual(other);
    expect(verify(method, sign(method, user))).toEqual(user);
  });

  it('is made anew long before it is refused', () => {
    const sign = createContextSigner(secret);
    const verify = createContextVerifier(secret);
    const old = sign(method, user);
    passTime(11_000);
    const fresh = sign(method, user);
    expect(verify(method, old)).toEqual(user);
    passTime(19_500);
    expect(() => verify(method, old)).toThrow(expect.objectContaining({ code: 'caller_stale' }));
    expect(verify(method, fresh)).toEqual(user);
  });

  it('is refused with a signature that is not its own, also where it is known', () => {
    const metadata = createContextSigner(secret)(method, user);
    const verify = createContextVerifier(secret);
    verify(method, metadata);
    const forged = new Metadata();
    forged.set('rr-caller-bin', metadata.get('rr-caller-bin')[0] as Buffer);
    for (const signature of [Buffer.alloc(32), Buffer.alloc(0)]) {
      forged.set('rr-caller-mac-bin', signature);
      expect(() => verify(method, forged)).toThrow(expect.objectContaining({ code: 'caller_forged' }));
    }
    expect(() => verify('/another/Method', metadata)).toThrow(expect.objectContaining({ code: 'caller_stale' }));
  });
});
