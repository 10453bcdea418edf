import type { Transaction } from '@review-reply/postgres';
import { edgeStateChanged } from '../events/identity-events.ts';
import { appendEdgeChange, type EdgeChange } from '../storage/edge-changes.ts';
import type { Context } from './context.ts';

/**
 * Lets every gateway know within a second, sooner while Kafka is up. Call it last in a transaction: it holds a lock.
 */
export async function noteEdgeChange(
  tx: Transaction,
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  change: EdgeChange,
): Promise<void> {
  const cursor = await appendEdgeChange(tx, { ...change, changedAt: clock.now() });
  const key = change.clientId ?? change.accountId ?? change.tokenId ?? 'platform';
  await outbox.publish(tx, edgeStateChanged(cursor, String(key)));
}
