import assert from 'node:assert/strict';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import type { E2ePlatform } from '../open-platform.ts';
import type { Databases } from './databases.ts';

/** The broker misses a consumer that was killed only after seconds. */
const settledWithinMs = 120_000;

/**
 * A reply to a review that the platform does not show just now waits for hours; what became of it is told elsewhere.
 */
const waitsForReview = "status = 'retrying' and failure_code = 'review_not_shown' and lease_until is null";

/** Everything that is under way; each query counts what must not be left. */
const underWay: ReadonlyArray<readonly [what: string, owner: ServiceName, query: string]> = [
  ...serviceNames.map((owner) => [`events of ${owner} not sent`, owner, 'select count(*) from outbox'] as const),
  ...serviceNames.map((owner) => [`events parked in ${owner}`, owner, 'select count(*) from parked_event'] as const),
  ['keys of reviews still running', 'reviews', 'select count(*) from idempotency_claim where outcome is null'],
  ['keys of webhooks still running', 'webhooks', 'select count(*) from idempotency_claim where outcome is null'],
  ['generations still running', 'reviews', "select count(*) from generation where status = 'running'"],
  [
    'publications without an end',
    'reviews',
    `select count(*) from publication
     where (due_at is not null or lease_until is not null or status in ('queued', 'publishing'))
       and not (${waitsForReview})`,
  ],
  ['holds still open', 'billing', "select count(*) from hold where state = 'reserved'"],
  ['Suns still held', 'billing', 'select count(*) from wallet where held <> 0'],
  ['deliveries still pending', 'webhooks', "select count(*) from delivery where status = 'pending'"],
];

/** Waits until nothing is under way anywhere, and holds the books of the services against each other. */
export async function expectSettled(
  { services }: E2ePlatform,
  databases: Databases,
  { timeoutMs = settledWithinMs } = {},
): Promise<void> {
  await eventually(
    async () => {
      const counts = await Promise.all(
        underWay.map(async ([what, owner, query]) => {
          const [row] = await databases.query<{ count: string }>(owner, query);
          return [what, Number(row?.count)] as const;
        }),
      );
      const left = counts.filter(([, count]) => count !== 0);
      assert.deepEqual(Object.fromEntries(left), {}, 'Nothing is under way.');
    },
    { timeoutMs },
  );
  // Billing may just have come back from a death, and not be reached at the first try.
  const { violations } = await eventually(() => services.billing.verifyLedger({}, services.operator));
  assert.deepEqual(violations, [], 'The ledger holds.');
  await expectEachSuggestionPaidOnce(databases);
}

/** What was delivered was captured, and nothing else was. */
async function expectEachSuggestionPaidOnce(databases: Databases): Promise<void> {
  const delivered = await databases.query<{ id: string }>('reviews', 'select generation_id as id from suggestion');
  const captured = await databases.query<{ id: string }>(
    'billing',
    "select hold_id as id from hold where state = 'captured'",
  );
  const sorted = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id).sort();
  assert.deepEqual(sorted(captured), sorted(delivered), 'What was delivered was captured, and nothing else was.');
}
