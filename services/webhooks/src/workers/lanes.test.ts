import { describe, expect, it } from 'vitest';
import { slowMs } from '../domain/pace.ts';
import { Lanes } from './lanes.ts';

describe('the lanes', () => {
  it('give the slots of attempts that take long back to quick ones', () => {
    const lanes = new Lanes(2);
    const [first, second] = [lanes.enter('quick', 0), lanes.enter('quick', 100)];
    expect(lanes.hasSlot('quick')).toBe(false);
    expect(lanes.moveSlow(slowMs)).toBe(true);
    expect([first.lane, second.lane, lanes.hasSlot('quick'), lanes.used]).toEqual(['slow', 'quick', true, 2]);
    lanes.leave(first);
    lanes.leave(second);
    expect(lanes.used).toBe(0);
  });

  it('bound slow attempts too', () => {
    const lanes = new Lanes(1);
    while (lanes.hasSlot('slow')) lanes.enter('slow', 0);
    expect(lanes.used).toBe(3);
    lanes.enter('quick', 0);
    expect([lanes.moveSlow(10 * slowMs), lanes.hasSlot('quick')]).toEqual([false, false]);
  });
});
