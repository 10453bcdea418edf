import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigError, readConfig, setting, settings } from '../src/index.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'config-'));
afterAll(() => rmSync(dir, { recursive: true }));

const declared = settings({
  DEMO_URL: { schema: setting.httpUrl(), description: 'Where the demo is.', inProduction: setting.https },
  DEMO_PASSWORD: { schema: setting.secret(4), description: 'Secret of the demo.', inProduction: setting.needed },
  DEMO_TLS: { schema: setting.flag().default(false), description: 'Whether.', inProduction: setting.needed },
  DEMO_FILE: { schema: setting.secret(1).optional(), description: 'A file.' },
  DEMO: { schema: setting.secret(1).optional(), description: 'Not of that file.' },
});
const password = path.join(dir, 'password');
writeFileSync(password, 'hunter\n22\n');

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(declared, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

it('takes a value out of the file that NAME_FILE names, without its last line break', () => {
  const env = { NODE_ENV: 'test', DEMO_URL: 'http://demo.test', DEMO_PASSWORD_FILE: password, DEMO_FILE: password };
  expect(readConfig(declared, env)).toMatchObject({ DEMO_PASSWORD: 'hunter\n22', DEMO_FILE: password });
  expect(readConfig(declared, env).DEMO).toBeUndefined();
});

it('names a file that is not there, and a value that is given twice, beside every other fault', () => {
  const env = { NODE_ENV: 'test', DEMO_URL: 'demo', DEMO_PASSWORD_FILE: path.join(dir, 'none') };
  expect(problemsOf(env)).toEqual([
    expect.stringMatching(/^DEMO_URL is not valid/),
    expect.stringMatching(/^DEMO_PASSWORD is missing/),
    "DEMO_PASSWORD_FILE can't be read: ENOENT.",
  ]);
  const twice = { NODE_ENV: 'test', DEMO_URL: 'http://demo.test', DEMO_PASSWORD: 'demo', DEMO_PASSWORD_FILE: password };
  expect(problemsOf(twice)).toEqual([expect.stringMatching(/^DEMO_PASSWORD and DEMO_PASSWORD_FILE are both given/)]);
});

it.each([{}, { NODE_ENV: 'production' }])('refuses in production what can be overheard, %j', (env) => {
  expect(problemsOf({ ...env, DEMO_URL: 'http://demo.test', DEMO_PASSWORD_FILE: password })).toEqual([
    'DEMO_URL must begin with https:// in production: Where the demo is.',
    'DEMO_TLS is needed in production: Whether.',
  ]);
  const secured = { DEMO_URL: 'https://demo.test', DEMO_PASSWORD_FILE: password, DEMO_TLS: 'true' };
  expect(problemsOf({ ...env, ...secured })).toEqual([]);
});
