import { describe, expect, it } from 'vitest';
import { ClaimShare } from './claim-share.ts';

const claimOf = (endpoints: number, rowsOfEach: number) =>
  Array.from({ length: endpoints * rowsOfEach }, (_, row) => ({ webhookId: BigInt(row % endpoints) }));

describe('what a claim takes of one endpoint', () => {
  it('is shared evenly when more waits than one claim takes', () => {
    const share = new ClaimShare(500);
    expect(share.rows).toBe(500);
    share.learn(claimOf(100, 5), 500);
    expect(share.rows).toBe(5);
    share.learn(claimOf(250, 1), 250);
    expect(share.rows).toBe(2);
  });

  it('grows while claims could take more, and stays when nothing waits', () => {
    const share = new ClaimShare(500);
    share.learn(claimOf(500, 1), 500);
    share.learn([], 500);
    expect(share.rows).toBe(1);
    const grown = Array.from({ length: 10 }, () => {
      share.learn(claimOf(1, 1), 500);
      return share.rows;
    });
    expect(grown).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 500, 500]);
  });
});
