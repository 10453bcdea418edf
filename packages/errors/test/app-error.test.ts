import { expect, it } from 'vitest';
import { AppError, defineErrors, toAppError } from '../src/index.ts';

const errors = defineErrors({
  reviewNotFound: { kind: 'not_found', code: 'not_found' },
  tooLong: { kind: 'invalid', code: 'invalid_request' },
  away: { kind: 'unavailable', code: 'service_unavailable' },
});

it('makes errors from a catalogue, each with kind, code, details and cause', () => {
  const cause = new Error('below');
  const error = errors.tooLong({ max: 4096 }, cause);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    kind: 'invalid',
    code: 'invalid_request',
    details: { max: 4096 },
    message: 'invalid: invalid_request',
  });
  expect(error.cause).toBe(cause);
  expect(errors.reviewNotFound()).toMatchObject({ kind: 'not_found', details: {} });
  expect('cause' in errors.reviewNotFound()).toBe(false);
});

it('passes an AppError on as it is', () => {
  const error = errors.reviewNotFound();
  expect(toAppError(error)).toBe(error);
});

it.each([new TypeError('private'), 'private', undefined, { kind: 'not_found', code: 'private' }])(
  'makes internal_error of anything else (%#), keeping it for the log and out of what callers see',
  (thrown) => {
    const error = toAppError(thrown);
    expect(error).toMatchObject({ kind: 'internal', code: 'internal_error', details: {} });
    expect(error.cause).toBe(thrown);
    expect(error.message).not.toContain('private');
  },
);

const withCode = (code: string) => Object.assign(new Error('private'), { code });

it.each([
  ['a server that refuses connections', withCode('ECONNREFUSED')],
  ['a service that is away', new Error('private', { cause: errors.away() })],
  ['any of them wrapped', new Error('Failed to read', { cause: withCode('ECONNRESET') })],
])('tells callers to try again after %s', (_what, thrown) => {
  const error = toAppError(thrown);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'service_unavailable', details: {}, cause: thrown });
  expect(error.message).not.toContain('private');
});
