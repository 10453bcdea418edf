import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumUpRuns } from './failure-runs.ts';

describe('failures in a row', () => {
  it('are counted in groups as they would be one by one', () => {
    const group = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(group, fc.nat({ max: 60 }), fc.integer({ min: 1, max: 60 }), (outcomes, before, limit) => {
        let count = before;
        let highest = before;
        for (const succeeded of outcomes) {
          count = succeeded ? 0 : count + 1;
          highest = Math.max(highest, count);
        }
        const [run] = sumUpRuns(outcomes.map((succeeded) => ({ webhookId: 1n, succeeded, isGone: false })));
        if (run === undefined) throw new Error('no run');
        expect(run.hadSuccess ? run.failuresAtEnd : before + run.failuresAtStart).toBe(count);
        const reached = Math.max(before + run.failuresAtStart, run.failuresLongest);
        expect(reached >= limit).toBe(highest >= limit);
      }),
    );
  });

  it('are counted apart for each endpoint', () => {
    const ended = (webhookId: bigint, succeeded: boolean) => ({ webhookId, succeeded, isGone: false });
    const runs = sumUpRuns([ended(1n, false), ended(2n, true), ended(1n, false)]);
    expect(runs.map(({ webhookId, failuresAtEnd }) => [webhookId, failuresAtEnd])).toEqual([
      [1n, 2],
      [2n, 0],
    ]);
  });
});
