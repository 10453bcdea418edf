import { ConfigError, parseConfig } from '@review-reply/config';
import { expect, it } from 'vitest';
import { postgresSettings } from './settings.ts';

const NODE_ENV = 'test';
const url = 'postgres://demo:demo@127.0.0.1:5432/demo';

it.each(['?sslmode=disable', '?application_name=demo&sslrootcert=ca.crt'])(
  'refuses a URL with its own word on TLS, and says what decides instead: %s',
  (parameters) => {
    const parse = () => parseConfig(postgresSettings, { NODE_ENV, POSTGRES_URL: `${url}${parameters}` });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow('must not contain ssl parameters: POSTGRES_TLS and POSTGRES_CA decide');
  },
);

it('takes a URL without', () => {
  expect(parseConfig(postgresSettings, { NODE_ENV, POSTGRES_URL: url }).POSTGRES_URL).toBe(url);
});
