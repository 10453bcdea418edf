import { gzipSync } from 'node:zlib';
import { type Attack, type Base, type Changes, requestOf } from './attack.ts';
import { wrongValuesOf } from './hostile-values.ts';

const hugeBytes = 10 * 1024 * 1024;
const deepLevels = 5_000;
const unknownNames = [
  'unknown',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a\0b',
  '\ud800',
];
const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/json-seq',
  '',
  'json',
  '\xff',
];
const wrongCharsets = ['utf-16', 'iso-8859-1', 'utf-7', 'none'];

/** What is wrong about the body. */
export function bodyAttacks(base: Base): Attack[] {
  const { body } = base.operation;
  if (body === null) return [];
  return body.type === 'application/json' ? jsonAttacks(base) : formAttacks(base);
}

function jsonAttacks(base: Base): Attack[] {
  return [...notJson(base), ...notOurs(base), ...wrongJson(base), ...wrongFields(base)];
}

/** Bytes that no parser of JSON takes, or that ours does not: names twice, thousands of levels. */
function notJson(base: Base): Attack[] {
  const texts = [
    ...[
      '{',
      '}',
      '{"a":}',
      'NaN',
      "{'a':1}",
      '{"a":1}}',
      '{"a":1,}',
      '\0',
      '{"a":"\0"}',
      '[1,2',
      'undefined',
      '01',
      '{"a":"\\x00"}',
    ],
    ...['{"a":"\\u00"}', '{"a":"\t"}', '\u2028', '{"a":1} {"a":1}', '// a', '+1', '0x1', '"', '""""'],
    ...['{"a":1,"a":1}', '{"__proto__":1,"__proto__":2}', '{"a":1,"\\u0061":2}', '{"a":{"b":[{"c":1,"c":2}]}}'],
    `${'['.repeat(deepLevels)}${']'.repeat(deepLevels)}`,
    `${'{"a":'.repeat(deepLevels)}1${'}'.repeat(deepLevels)}`,
    '['.repeat(200_000),
  ];
  const bytes = [
    Buffer.from('{"a":"\xff"}', 'latin1'),
    Buffer.from('{"a":"\xc0\x80"}', 'latin1'),
    Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'),
    Buffer.from('\ufeff{}', 'utf16le'),
    Buffer.alloc(1_000),
    gzipSync('{}'),
  ];
  return [
    ...texts.map((text) => attack(base, `body ${text.slice(0, 30)}`, { body: text }, ['malformed_json'])),
    ...bytes.map((body) => attack(base, `body of bytes ${body.toString('hex', 0, 12)}`, { body }, ['malformed_json'])),
  ];
}

/** Too large, or sent as something else. */
function notOurs(base: Base): Attack[] {
  const type = base.operation.body?.type ?? '';
  const huge = Buffer.from(JSON.stringify({ text: 'a'.repeat(hugeBytes) }));
  const asType = (value: string, more: Changes = {}) =>
    attack(
      base,
      `body as ${value} ${more.headers ?? ''}`,
      { ...more, headers: [...(more.headers ?? []), ['Content-Type', value]] },
      ['unsupported_media_type'],
    );
  return [
    attack(base, 'body of 10 MB', { body: huge }, ['payload_too_large']),
    attack(base, 'body of 10 MB in chunks', { body: huge, chunked: true }, ['payload_too_large']),
    attack(base, 'body of 10 MB in spaces', { body: ' '.repeat(hugeBytes) }, ['payload_too_large']),
    attack(base, 'body without a type', { without: ['Content-Type'] }, ['unsupported_media_type']),
    ...wrongTypes.map((value) => asType(value)),
    ...wrongCharsets.map((charset) => asType(`${type}; charset=${charset}`)),
    ...['gzip', 'br', 'GZIP', 'identity, gzip', 'x'].map((encoding) =>
      asType(type, { body: gzipSync('{}'), headers: [['Content-Encoding', encoding]] }),
    ),
  ];
}

/** JSON, but no object, or one with fields that do not belong there. */
function wrongJson(base: Base): Attack[] {
  const { example, required } = base.operation.body ?? {};
  const refused = (body: string, at: string) =>
    attack(base, `body ${body.slice(0, 60)}`, { body }, ['validation_failed'], at);
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${at}`, at]));
  return [
    ...['null', 'true', '1', '1e400', '"a"', '[]', '[{}]', '"\\u0000"', '"\\ud800"'].map((body) =>
      refused(body, 'body'),
    ),
    ...(required ? [refused('', 'body')] : []),
    ...unknownNames.map((name) =>
      refused(
        `{${JSON.stringify(name)}:1,${JSON.stringify(example).slice(1)}`,
        /^\w+$/.test(name) ? `body.${name}` : 'body[',
      ),
    ),
    refused(JSON.stringify({ ...example, __proto__: undefined, polluted: { __proto__: null, a: 1 } }), 'body.polluted'),
    refused(JSON.stringify({ ...example, ...many }), 'body.a0'),
  ];
}

/** One field at a time, the others as in the example; and each name twice. */
function wrongFields(base: Base): Attack[] {
  const { schema, example } = base.operation.body ?? {};
  return Object.entries<{ type: string }>(schema.properties).flatMap(([name, property]) => {
    const others = Object.entries<unknown>(example).filter(([other]) => other !== name);
    const withValue = (...values: string[]) =>
      `{${[...others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`), ...values.map((value) => `${JSON.stringify(name)}:${value}`)].join(',')}}`;
    const right = JSON.stringify(example[name] ?? 1);
    return [
      ...wrongValuesOf(property).map((value) =>
        attack(
          base,
          `body.${name} ${value.slice(0, 40)}`,
          { body: withValue(value) },
          ['validation_failed'],
          `body.${name}`,
        ),
      ),
      ...(schema.required?.includes(name)
        ? [attack(base, `body.${name} missing`, { body: withValue() }, ['validation_failed'], `body.${name}`)]
        : []),
      attack(base, `body.${name} twice`, { body: withValue(right, right) }, ['malformed_json']),
    ];
  });
}

/** OAuth has words of its own for what is wrong, and ignores parameters that it does not know. */
function formAttacks(base: Base): Attack[] {
  const { example, type = '' } = base.operation.body ?? {};
  const right = String(new URLSearchParams(example));
  const values = ['%00', '%ED%A0%80', '%', '%zz', 'null', '__proto__', '%F0%9F%9B%8B', 'a'.repeat(10_000)];
  const words = ['invalid_request', 'invalid_client', 'unsupported_grant_type', 'invalid_scope'];
  const refusals = words.filter((code) => base.operation.errorCodes.has(code));
  const request = (what: string, changes: Changes, codes = ['invalid_request']) =>
    attack(base, `form ${what}`, changes, codes);
  return [
    ...Object.keys(example).flatMap((name) => [
      ...values.map((value) =>
        request(
          `${name}=${value.slice(0, 20)}`,
          {
            body: `${String(new URLSearchParams({ ...example, [name]: '' })).replace(`${name}=`, `${name}=${value}`)}`,
          },
          refusals,
        ),
      ),
      request(`${name} twice`, { body: `${right}&${name}=a` }),
    ]),
    request('of unknown names', { body: `${right}&__proto__=1&constructor=2&a[b]=3` }, refusals),
    request('of nothing', { body: '' }, refusals),
    request('of JSON', { body: JSON.stringify(example) }, refusals),
    request('of bytes that are no UTF-8', { body: Buffer.from(`${right}&a=\xff\xfe`, 'latin1') }),
    request('of 10 MB', { body: `a=${'a'.repeat(hugeBytes)}` }, ['payload_too_large']),
    request('of 10 MB in chunks', { body: `a=${'a'.repeat(hugeBytes)}`, chunked: true }, ['payload_too_large']),
    request('without a type', { without: ['Content-Type'] }),
    ...[
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=a',
      ...wrongCharsets.map((charset) => `${type}; charset=${charset}`),
    ].map((value) => request(`as ${value}`, { headers: [['Content-Type', value]] })),
    request('in gzip', { body: gzipSync(right), headers: [['Content-Encoding', 'gzip']] }),
    ...[
      '',
      'Basic',
      'Basic !!!',
      'Basic dTpw',
      'Basic AAAA',
      'Bearer a',
      `Basic ${'A'.repeat(10_000)}`,
      'Basic \xff',
    ].map((value) =>
      request(`with Authorization ${value.slice(0, 20)}`, { headers: [['Authorization', value]] }, refusals),
    ),
  ];
}

function attack(base: Base, what: string, changes: Changes, codes: string[], faultAt?: string): Attack {
  return { what, request: requestOf(base, changes), codes, ...(faultAt === undefined ? {} : { faultAt }) };
}
