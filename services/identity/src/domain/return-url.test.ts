import { describe, expect, it } from 'vitest';
import { findReturnUrlFaults, returnUrlWith } from './return-url.ts';

const codes = (url: string, domains: string[]) => findReturnUrlFaults(url, domains).map(({ code }) => code);

describe('a return URL', () => {
  it.each([
    ['https://app.example.com/back?kept=1', ['app.example.com']],
    ['https://APP.Example.com:8443/', ['App.example.com']],
    ['https://a.b.example.com/', ['*.example.com']],
    ['https://bücher.example/', ['xn--bcher-kva.example']],
  ])('may be %s for %j', (url, domains) => {
    expect(codes(url, domains)).toEqual([]);
  });

  it.each([
    ['another host that ends alike', 'https://evilexample.com/', ['example.com', '*.example.com']],
    ['a host below an exact one', 'https://app.example.com/', ['example.com']],
    ['the host itself of a wildcard', 'https://example.com/', ['*.example.com']],
    ['a host above', 'https://com/', ['example.com', '*.']],
    ['the declared host as a part', 'https://example.com.evil.test/', ['example.com', '*.example.com']],
    ['a declared host in the path', 'https://evil.test/example.com', ['example.com']],
    ['a trailing dot', 'https://example.com./', ['example.com']],
    ['no declared domain', 'https://example.com/', []],
  ])('on %s is refused', (_what, url, domains) => {
    expect(codes(url, domains)).toEqual(['url_host_not_declared']);
  });

  it.each([
    ['http://example.com/', 'url_scheme_not_allowed'],
    ['https://user@example.com/', 'url_credentials_not_allowed'],
    ['https://:secret@example.com/', 'url_credentials_not_allowed'],
    ['https://evil.test@example.com/', 'url_credentials_not_allowed'],
    ['https://example.com/#there', 'url_fragment_not_allowed'],
    ['https://example.com/#', 'url_fragment_not_allowed'],
    ['example.com', 'invalid_url'],
  ])('%s is refused as %s', (url, code) => {
    expect(codes(url, ['example.com'])).toEqual([code]);
  });

  it('tells every fault at once', () => {
    expect(codes('http://a:b@evil.test/#x', ['example.com'])).toEqual([
      'url_scheme_not_allowed',
      'url_credentials_not_allowed',
      'url_fragment_not_allowed',
      'url_host_not_declared',
    ]);
  });
});

describe('the way back', () => {
  const back = { enrollmentId: 7n, status: 'completed', externalRef: 'a b&c=d' } as const;

  it.each([
    ['https://example.com', 'https://example.com/?'],
    ['https://example.com/x?', 'https://example.com/x?'],
    ['https://example.com/x?a=%20+b&a=2', 'https://example.com/x?a=%20+b&a=2&'],
  ])('keeps the query of %s as it is', (url, start) => {
    expect(returnUrlWith(url, back)).toBe(`${start}enrollment_id=7&status=completed&external_ref=a+b%26c%3Dd`);
  });

  it('names no reference where the partner gave none', () => {
    expect(returnUrlWith('https://example.com/', { ...back, externalRef: null })).not.toContain('external_ref');
  });
});
