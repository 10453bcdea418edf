import { expect, it } from 'vitest';
import type { z } from 'zod';
import { ConfigError, parseConfig, setting, settings } from '../src/index.ts';

const declared = settings({
  PORT: { schema: setting.port(), description: 'Port of the demo.' },
  RETRIES_MAX: { schema: setting.integer(1, 10).default(3), description: 'Tries at most.' },
  SECRET: { schema: setting.secret(), description: 'Key of at least 32 characters.' },
  VERBOSE: { schema: setting.flag().default(false), description: 'true or false.' },
});
const good = { PORT: '8080', SECRET: 's'.repeat(32) };

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseConfig(declared, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

it('reads typed values with their defaults, looks at nothing else, and freezes them', () => {
  const config = parseConfig(declared, { ...good, OTHER: 'ignored', VERBOSE: 'true' });
  expect(config).toEqual({ PORT: 8080, RETRIES_MAX: 3, SECRET: good.SECRET, VERBOSE: true });
  expect(Object.isFrozen(config)).toBe(true);
});

it('counts an empty variable as absent', () => {
  expect(parseConfig(declared, { ...good, RETRIES_MAX: '' }).RETRIES_MAX).toBe(3);
  expect(problemsOf({ ...good, PORT: '' })).toEqual(['PORT is missing: Port of the demo.']);
});

it('names every problem at once, with what each setting is for, and repeats no value', () => {
  const problems = problemsOf({ PORT: '99999', SECRET: 'short-and-private', VERBOSE: 'yes-private' });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/^PORT is not valid .*Port of the demo\.$/);
  expect(problems[1]).toMatch(/^SECRET is not valid .*Key of at least 32 characters\.$/);
  expect(problems.join()).not.toContain('private');
  expect(problemsOf({})).toHaveLength(2);
});

const keyOf = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

it.each<[string, z.ZodType, string, unknown]>([
  ['an address', setting.address(), 'reviews:50051', 'reviews:50051'],
  ['an IPv6 address', setting.address(), '[::1]:50051', '[::1]:50051'],
  ['a URL, without its last slash', setting.httpUrl(), 'https://example.com/base/', 'https://example.com/base'],
  ['a list, trimmed', setting.list(), ' a:1, b:2 ,', ['a:1', 'b:2']],
  ['a key ring', setting.keys(), `a:${keyOf(32)},b-2:${keyOf(32)}`, `a:${keyOf(32)},b-2:${keyOf(32)}`],
  ['off', setting.flag(), 'false', false],
  ['any free port', setting.port(), '0', 0],
])('takes %s', (_name, schema, text, value) => {
  expect(schema.parse(text)).toEqual(value);
});

it('says of a key ring what the ids of its keys may be', () => {
  for (const id of ['2026-A', 'main_1', 'longer-than-sixteen']) {
    const { error } = setting.keys().safeParse(`${id}:${keyOf(32)}`);
    expect(error?.issues.map(({ message }) => message).join()).toContain('1 to 16 of a-z, 0-9 and -');
  }
});

it.each<[string, z.ZodType, string]>([
  ['an address without a port', setting.address(), 'reviews'],
  ['an address with a port that is none', setting.address(), 'reviews:70000'],
  ['an address to port 0', setting.address(), 'reviews:0'],
  ['a URL as an address', setting.address(), 'http://reviews:50051'],
  ['another protocol', setting.httpUrl(), 'ftp://example.com'],
  ['an empty list', setting.list(), ' , '],
  ['a short key', setting.keys(), `a:${keyOf(31)}`],
  ['a key without an id', setting.keys(), keyOf(32)],
  ['a flag in another spelling', setting.flag(), '1'],
  ['a part of a number', setting.integer(0, 10), '1.5'],
  ['a number with a unit', setting.integer(0, 10), '5s'],
  ['a number beyond its bounds', setting.integer(0, 10), '11'],
])('refuses %s', (_name, schema, text) => {
  expect(schema.safeParse(text).success).toBe(false);
});
