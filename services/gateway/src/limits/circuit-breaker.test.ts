import { eventually } from '@review-reply/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

let ended = new AbortController();
afterEach(() => {
  ended.abort();
  ended = new AbortController();
});

function open(probe: () => Promise<unknown>) {
  const changes: string[] = [];
  const breaker = createCircuitBreaker({
    timeoutMs: 20,
    probe,
    signal: ended.signal,
    onOpen: () => changes.push('open'),
    onClose: () => changes.push('closed'),
  });
  return { breaker, changes };
}

const never = () => new Promise<never>(() => {});

describe('a circuit breaker', () => {
  it('lets only what is under way wait for the timeout, and says once that it opened', async () => {
    const { breaker, changes } = open(never);
    const waited = await Promise.all([breaker.run(never), breaker.run(never)]);
    expect(waited).toEqual([undefined, undefined]);
    let begun = false;
    const later = await breaker.run(async () => {
      begun = true;
      return 1;
    });
    expect(later).toBeUndefined();
    expect(begun).toBe(false);
    expect(changes).toEqual(['open']);
  });

  it('closes by itself after several good probes in a row, one at a time', async () => {
    let probes = 0;
    let atOnce = 0;
    let atOnceMax = 0;
    const { breaker, changes } = open(async () => {
      probes += 1;
      atOnceMax = Math.max(atOnceMax, ++atOnce);
      await Promise.resolve();
      atOnce -= 1;
      if (probes === 2) throw new Error('not yet');
    });
    await breaker.run(() => Promise.reject(new Error('gone')));
    await eventually(() => expect(changes).toEqual(['open', 'closed']));
    expect(probes).toBe(5);
    expect(atOnceMax).toBe(1);
    expect(await breaker.run(async () => 1)).toBe(1);
  });
});
