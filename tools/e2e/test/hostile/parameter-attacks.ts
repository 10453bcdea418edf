import { type Operation, operations as routed } from '@review-reply/api-schemas';
import { type Attack, type Base, requestOf } from './attack.ts';
import { wrongTextOf } from './hostile-values.ts';

/** Node reads at most 16 KiB of request line and headers; this stays below. */
const longBytes = 12_000;
const brokenPercents = ['%', '%zz', '%E0%A4', '%ED%A0%80', '%FF', '%C0%80'];
const unknownNames = [
  'unknown',
  '__proto__',
  'constructor',
  'toString',
  '__proto__[a]',
  'a[b]',
  'a%00b',
  '%ED%A0%80',
  '',
];
const keyName = 'Idempotency-Key';

/** What is wrong about path, query and headers. */
export function parameterAttacks(base: Base): Attack[] {
  return [...pathAttacks(base), ...queryAttacks(base), ...keyAttacks(base), ...headerAttacks(base)];
}

function pathAttacks(base: Base): Attack[] {
  return inPlace(base, 'path').flatMap(({ name, schema }) => [
    ...wrongTextOf(schema).map((value) =>
      attack(base, `path ${name} ${value}`, { ids: { [name]: value } }, ['validation_failed'], `path.${name}`),
    ),
    ...brokenPercents.map((value) =>
      attack(base, `path ${name} ${value}`, { ids: { [name]: value } }, ['not_found'], `path.${name}`),
    ),
    attack(
      base,
      `path ${name} very long`,
      { ids: { [name]: '1'.repeat(longBytes) } },
      ['validation_failed'],
      `path.${name}`,
    ),
  ]);
}

function queryAttacks(base: Base): Attack[] {
  if (!base.operation.byToken) return [];
  const at = (name: string) => (/^\w+$/.test(name) ? `query.${name}` : 'query');
  const refused = (what: string, query: string, name: string) =>
    attack(base, `query ${what}`, { query }, ['validation_failed'], at(name));
  return [
    ...inPlace(base, 'query').flatMap(({ name, schema }) => [
      ...wrongTextOf(schema).map((value) => refused(`${name}=${value}`, `${name}=${value}`, name)),
      ...(schema.enum ?? [schema.default ?? 1]).map((value: unknown) =>
        refused(`${name} twice`, `${name}=${value}&${name}=${value}`, name),
      ),
      refused(`${name} a hundred times`, Array(100).fill(`${name}=1`).join('&'), name),
      refused(`${name}[]`, `${name}[]=1`, ''),
      refused(`${name} very long`, `${name}=${'a'.repeat(longBytes)}`, name),
    ]),
    ...unknownNames.map((name) => refused(`unknown ${name}`, `${name}=1`, name.includes('%') ? '' : name)),
    ...brokenPercents.map((value) => refused(`unknown ${value}`, `${value}=${value}`, '')),
    refused('of thousands of parameters', Array.from({ length: 2_000 }, (_, at) => `a${at}`).join('&'), ''),
  ];
}

function keyAttacks(base: Base): Attack[] {
  const key = base.operation.parameters.find(({ name }) => name === keyName);
  if (key === undefined) return [];
  const refused = (what: string, values: readonly string[]) =>
    attack(
      base,
      `key ${what}`,
      { headers: values.map((value): [string, string] => [keyName, value]), without: [keyName] },
      ['validation_failed'],
      `header.${keyName}`,
    );
  return [
    refused('empty', ['']),
    refused('of spaces', ['   ']),
    refused('of 101 characters', ['k'.repeat(101)]),
    refused('of 12,000 characters', ['k'.repeat(longBytes)]),
    refused('beyond ASCII', ['cl\xe9']),
    refused('of bytes that are no UTF-8', ['\xff\xfe']),
    refused('with a tab', ['a\tb']),
    refused('twice the same', ['one', 'one']),
    refused('twice', ['one', 'two']),
    ...(key.required ? [refused('missing', [])] : []),
  ];
}

function headerAttacks(base: Base): Attack[] {
  if (!base.operation.byToken) return [];
  const tokens = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer \xff\xfe',
    'Basic dTpw',
    'Bearer a.b.c',
    'Bearer __proto__',
    `Bearer ${'a'.repeat(longBytes)}`,
  ];
  const accounts = [
    '',
    '0',
    '-1',
    '1e400',
    '9223372036854775808',
    '\xff',
    '__proto__',
    '1, 2',
    'null',
    'a'.repeat(longBytes),
  ];
  const { scope }: Operation = routed[base.operation.id as keyof typeof routed];
  return [
    ...tokens.map((value) =>
      attack(base, `token ${value.slice(0, 20)}`, { headers: [['Authorization', value]] }, ['invalid_token']),
    ),
    ...accounts.map((value) =>
      attack(
        base,
        `acting for ${value.slice(0, 20)}`,
        { headers: [['Service-Account', value]] },
        // What partners do as themselves is for no client account, whoever is named.
        [scope === 'accounts:manage' ? 'validation_failed' : 'account_not_found', 'insufficient_scope'],
      ),
    ),
  ];
}

function inPlace({ operation }: Base, place: 'path' | 'query') {
  return operation.parameters.filter((parameter) => parameter.in === place);
}

function attack(
  base: Base,
  what: string,
  changes: Parameters<typeof requestOf>[1],
  codes: string[],
  faultAt?: string,
): Attack {
  return { what, request: requestOf(base, changes), codes, ...(faultAt === undefined ? {} : { faultAt }) };
}
