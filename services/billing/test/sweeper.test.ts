import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { createRpcServer, forSystem, type ServiceMethods, serve } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { eventually, freePort } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operator, startBilling, type TestBilling } from './start-billing.ts';

const refuse = forSystem(async () => {
  throw new Error('not asked in this test');
});

let billing: TestBilling;
let reviewsPort: number;
/** Generations that the reviews service says were delivered. */
const delivered = new Set<string>();

async function startReviews(port: number): Promise<{ stop(): Promise<void>; port: number }> {
  const methods = {
    ...Object.fromEntries(ReviewsService.methods.map(({ localName }) => [localName, refuse])),
    resolveGeneration: forSystem(async ({ generationId, holdId }) => ({
      delivered: delivered.has(generationId) && generationId === holdId,
    })),
  } as ServiceMethods<typeof ReviewsService>;
  const logger = createLogger({ service: 'test', level: 'silent' });
  const credentials = billing.stack.credentials('reviews');
  return createRpcServer({ services: [serve(ReviewsService, methods)], credentials, logger, host: '127.0.0.1', port });
}

beforeAll(async () => {
  reviewsPort = await freePort();
  const more = { REVIEWS_ADDRESS: `127.0.0.1:${reviewsPort}`, HOLD_TTL_MS: '1', SWEEP_EVERY_MS: '20' };
  billing = await startBilling({ more });
});
afterAll(() => billing?.stack.close());

const balance = (accountId: bigint) => billing.client.getAccountBalance({ accountId }, operator);
/** As if the wait after a failed look were over. */
const lookAgain = () =>
  billing.database.pool.query(`update hold set sweep_at = '2000-01-01Z' where state = 'reserved'`);

describe('an old hold', () => {
  it('is kept while the reviews service is away, and captured once that says it was delivered', async () => {
    const accountId = await billing.accountWith(3n);
    const lost = await billing.reserve({ accountId });
    const given = await billing.reserve({ accountId });
    delivered.add(given.holdId);
    const leased = `select from hold where hold_id = any($1) and sweep_at > now() + interval '10 s'`;
    await eventually(async () => {
      const { rowCount } = await billing.database.pool.query(leased, [[lost.holdId, given.holdId]]);
      expect(rowCount).toBe(2);
    });
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 3_000n, heldMilliSuns: 2_000n });

    const reviews = await startReviews(reviewsPort);
    billing.stack.onClose(() => reviews.stop());
    await eventually(async () => {
      await lookAgain();
      expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 2_000n, heldMilliSuns: 0n });
    });
    await expect(billing.void(given.holdId)).rejects.toMatchObject({ code: 'hold_captured' });
    await expect(billing.capture(lost.holdId)).rejects.toMatchObject({ code: 'hold_voided' });
  });
});

it('leaves a ledger in which every invariant holds', async () => {
  await eventually(async () => {
    const { rowCount } = await billing.database.pool.query(`select from hold where state = 'reserved'`);
    expect(rowCount).toBe(0);
  });
  expect(await billing.violations()).toEqual([]);
});
