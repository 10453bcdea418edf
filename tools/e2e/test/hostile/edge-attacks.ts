import type { Attack } from './attack.ts';
import type { RawRequest } from './raw-request.ts';

/** What no operation is asked for: paths and methods that are not there, and what is hardly HTTP. */
export function edgeAttacks(basePath: string, token: string): Attack[] {
  const authorization = ['Authorization', `Bearer ${token}`] as const;
  const request = (what: string, codes: string[], changes: Partial<RawRequest>): Attack => ({
    what,
    codes,
    ...(codes.includes('malformed_request') || codes.includes('headers_too_large') ? { unreadable: true } : {}),
    request: { method: 'GET', target: `${basePath}/account`, headers: [authorization], ...changes },
  });
  const paths = [
    '/',
    '/nothing',
    '/%00',
    '/%',
    '/%zz',
    '/%ED%A0%80',
    '/__proto__',
    '/constructor',
    '//',
    '/../account',
    '/%2e%2e/account',
  ];
  const longPath = `${basePath}/${'a'.repeat(12_000)}`;
  return [
    ...[...paths.map((path) => `${basePath}${path}`), '/', '/%', '*', '/api', `${basePath}/ACCOUNT`, longPath].map(
      (target) => request(`path ${target.slice(0, 40)}`, ['not_found'], { target }),
    ),
    ...['PUT', 'PATCH', 'TRACE', 'PROPFIND', 'DELETE'].map((method) =>
      request(`method ${method}`, ['method_not_allowed'], { method }),
    ),
    ...['FOO', 'get', ''].map((method) => request(`method "${method}"`, ['malformed_request'], { method })),
    request('path of 100,000 characters', ['headers_too_large'], { target: `${basePath}/${'a'.repeat(100_000)}` }),
    request('path with a space', ['malformed_request'], { target: `${basePath}/a b` }),
    request('path of raw bytes', ['malformed_request', 'not_found'], { target: `${basePath}/\xff\xfe` }),
    request('path with a raw NUL', ['malformed_request'], { target: `${basePath}/\0` }),
    request('header of 100,000 characters', ['headers_too_large'], {
      headers: [authorization, ['X-Long', 'a'.repeat(100_000)]],
    }),
    request('5,000 headers', ['headers_too_large'], {
      headers: Array.from({ length: 5_000 }, (_, at) => [`X-${at}`, 'a'] as const),
    }),
    request('header with a NUL', ['malformed_request'], { headers: [authorization, ['X-Nul', 'a\0b']] }),
    request('header with a control character', ['malformed_request'], {
      headers: [authorization, ['X-Control', 'a\x01b']],
    }),
    request('header name with a space', ['malformed_request'], { headers: [authorization, ['X A', 'a']] }),
    request('two lengths', ['malformed_request'], {
      headers: [
        ['Content-Length', '1'],
        ['Content-Length', '2'],
      ],
      body: Buffer.from('ab'),
    }),
    request('a length and chunks', ['malformed_request'], {
      headers: [
        ['Content-Length', '1'],
        ['Transfer-Encoding', 'chunked'],
      ],
      body: Buffer.from('0\r\n\r\n'),
    }),
    request('a length that is no number', ['malformed_request'], { headers: [['Content-Length', '-1']] }),
    request('an unknown transfer coding', ['malformed_request'], { headers: [['Transfer-Encoding', 'x']] }),
    request('chunks of no length', ['malformed_request', 'malformed_json'], {
      method: 'POST',
      target: `${basePath}/webhooks`,
      headers: [
        authorization,
        ['Content-Type', 'application/json'],
        ['Transfer-Encoding', 'chunked'],
        ['Content-Length-Not', '1'],
      ],
      body: Buffer.from('zz\r\n'),
    }),
  ];
}
