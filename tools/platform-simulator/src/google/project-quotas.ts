import type { Clock } from '@review-reply/clock';
import { errorBody } from './errors.ts';

const minuteMs = 60_000;

/**
 * Calls a minute that a project may make of one API (https://developers.google.com/my-business/content/limits); 0 is a
 * project that was not granted access. Every one is without end until the control interface sets it.
 */
export class ProjectQuotas {
  readonly #clock: Clock;
  readonly #quotas = new Map<string, { readonly perMinute: number; calls: number[] }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param perMinute null for no end */
  set(host: string, perMinute: number | null): void {
    if (perMinute === null) this.#quotas.delete(host);
    else this.#quotas.set(host, { perMinute, calls: [] });
  }

  /** Counts a call of a host. @returns the answer to one too many, which counts nothing */
  take(host: string) {
    const quota = this.#quotas.get(host);
    if (quota === undefined) return null;
    const nowMs = this.#clock.now().getTime();
    quota.calls = quota.calls.filter((atMs) => atMs > nowMs - minuteMs);
    if (quota.calls.length < quota.perMinute) {
      quota.calls.push(nowMs);
      return null;
    }
    const freeAtMs = (quota.calls[0] ?? nowMs) + minuteMs;
    const retryAfterS = Math.max(1, Math.ceil((freeAtMs - nowMs) / 1_000));
    return { status: 429, body: errorBody(429), headers: { 'Retry-After': String(retryAfterS) } };
  }
}
