import { describe, expect, it } from 'vitest';
import { slowMs } from '../domain/pace.ts';
import { SlotPools } from './slot-pools.ts';

describe('the pools', () => {
  it('give the slots of attempts that take long back to quick ones', () => {
    const pools = new SlotPools(2);
    const [first, second] = [pools.enter('quick', 0), pools.enter('quick', 100)];
    expect(pools.hasSlot('quick')).toBe(false);
    expect(pools.moveSlow(slowMs)).toBe(true);
    expect([first.pool, second.pool, pools.hasSlot('quick'), pools.used]).toEqual(['slow', 'quick', true, 2]);
    pools.leave(first);
    pools.leave(second);
    expect(pools.used).toBe(0);
  });

  it('bound slow attempts too', () => {
    const pools = new SlotPools(1);
    while (pools.hasSlot('slow')) pools.enter('slow', 0);
    expect(pools.used).toBe(3);
    pools.enter('quick', 0);
    expect([pools.moveSlow(10 * slowMs), pools.hasSlot('quick')]).toEqual([false, false]);
  });
});
