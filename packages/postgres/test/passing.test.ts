import { isPassing, toAppError } from '@review-reply/errors';
import { expect, it } from 'vitest';
import '../src/index.ts';

const withCode = (code: string) => Object.assign(new Error('private'), { code });

it.each([
  ['a database that stops', withCode('57P01')],
  ['a database that comes up', withCode('57P03')],
  ['a lost connection to it', new Error('Connection terminated unexpectedly')],
  ['none that came free', new Error('timeout exceeded when trying to connect')],
  ['a lock that others held', withCode('55P03')],
  ['any of them wrapped', new Error('Failed query: select 1', { cause: withCode('57P01') })],
])('tells callers to try again after %s', (_what, thrown) => {
  const error = toAppError(thrown);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'service_unavailable', details: {}, cause: thrown });
  expect(error.message).not.toContain('private');
});

it.each([
  ['a statement that took too long', withCode('57014')],
  ['a violated constraint', withCode('23505')],
  ['words that somebody wrote', new Error('Failed query: insert … params: Connection terminated unexpectedly')],
])('takes %s for no outage', (_what, thrown) => {
  expect(isPassing(thrown)).toBe(false);
  expect(toAppError(thrown)).toMatchObject({ kind: 'internal', code: 'internal_error' });
});
