import { describe, expect, it } from 'vitest';
import { type AttemptError, isGone, isOverloaded, isSuccess } from './delivery.ts';

const answered = (responseStatus: number) => ({ error: null, responseStatus });
const failed = (error: AttemptError, responseStatus: number | null = null) => ({ error, responseStatus });

describe('a receiver', () => {
  it('that answers 429, 502, 503 or 504, or not in time, has too much to do', () => {
    for (const status of [429, 502, 503, 504]) expect(isOverloaded(answered(status))).toBe(true);
    for (const error of ['timeout', 'connection_timeout', 'tls_timeout'] as const)
      expect(isOverloaded(failed(error))).toBe(true);
    for (const status of [200, 400, 410, 500]) expect(isOverloaded(answered(status))).toBe(false);
    for (const error of ['look_up_timeout', 'connection_failed'] as const)
      expect(isOverloaded(failed(error))).toBe(false);
  });

  it('has taken a delivery with a complete 2xx alone', () => {
    for (const status of [200, 204, 299]) expect(isSuccess(answered(status))).toBe(true);
    for (const status of [199, 300, 304, 400, 500]) expect(isSuccess(answered(status))).toBe(false);
    expect(isSuccess(failed('timeout', 200))).toBe(false);
    expect(isSuccess(failed('connection_closed', 200))).toBe(false);
  });

  it('is gone with a complete 410 alone', () => {
    expect(isGone(answered(410))).toBe(true);
    expect(isGone(answered(404))).toBe(false);
    expect(isGone(failed('timeout', 410))).toBe(false);
  });
});
