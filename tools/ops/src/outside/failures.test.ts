import { describe, expect, it } from 'vitest';
import { describeFailures, isCutOff, isRefused, windowOf } from './failures.ts';

const failure = (what: string, atS = 1, phase = 'restart') => ({ phase, atS, what });

describe('what failed under a load', () => {
  it('is told by phase and kind, the most frequent first, with the time in which it failed', () => {
    const failures = [
      failure('GET /account: answered 503 service_unavailable', 2.04),
      failure('GET /places: ECONNREFUSED', 1),
      failure('GET /account: answered 503 service_unavailable', 7.96),
      failure('GET /places: ECONNREFUSED', 3, 'drain'),
    ];
    expect(describeFailures(failures)).toEqual([
      '2 × restart: GET /account: answered 503 service_unavailable, from 2.0 to 8.0 s',
      '1 × restart: GET /places: ECONNREFUSED, from 1.0 to 1.0 s',
      '1 × drain: GET /places: ECONNREFUSED, from 3.0 to 3.0 s',
    ]);
  });

  it('is a few lines, however much it was', () => {
    const failures = Array.from({ length: 500 }, (_, at) => failure(`GET /${at % 20}: ECONNREFUSED`));
    expect(describeFailures(failures)).toHaveLength(9);
    expect(describeFailures(failures).at(-1)).toBe('… and 12 other kinds');
  });

  it.each([
    ['GET /account, fresh connection: ECONNREFUSED', true, false],
    ['POST replies: UND_ERR_SOCKET', false, true],
    ['GET /account, fresh connection: ECONNRESET', false, true],
    ['POST replies: answered 503 service_unavailable', false, false],
    ['POST replies: answered 502 ECONNREFUSED because', false, false],
  ])('is a connection that was refused, one that broke under a request, or an answer: %s', (what, refused, broke) => {
    expect([isRefused(failure(what)), isCutOff(failure(what))]).toEqual([refused, broke]);
  });

  it('lies between two times', () => {
    expect(windowOf([failure('a', 3), failure('b', 2), failure('c', 5)])).toEqual({ fromS: 2, toS: 5 });
  });
});
