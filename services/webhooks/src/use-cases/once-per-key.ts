import { type Answered, findStored, type IdempotencyKey, type KeyedCall, onlyOnce } from '@review-reply/idempotency';
import type { Transaction } from '@review-reply/postgres';
import type { EndpointOwner } from '../domain/endpoint.ts';
import type { Context } from './context.ts';

export type { IdempotencyKey };

export interface OwnersCall {
  readonly owner: EndpointOwner;
  /** Stable name of the operation, such as create_webhook. */
  readonly operation: string;
  /** Null when the caller sent none. */
  readonly idempotency: IdempotencyKey | null;
  /** What has to be asked of others first, outside of any transaction. A repetition of what is stored does without. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Does something once for each key of a sender: what one partner was answered is no other's to have again.
 * @throws AppError idempotency_key_reused; idempotency_in_progress; what `prepare` and `work` throw, which leaves the
 *   key free
 */
export async function oncePerKey<T>(
  context: Context,
  { owner, operation, idempotency, prepare, encode, decode }: OwnersCall & Pick<KeyedCall<T>, 'encode' | 'decode'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<Answered<T>> {
  const { accountId, partnerAccountId } = owner;
  const ofSender = partnerAccountId === null ? operation : `${operation}:${partnerAccountId}`;
  const call = { accountId, operation: ofSender, idempotency, encode, decode };
  if (prepare !== undefined) {
    const stored = await findStored(context, call);
    if (stored !== null) return stored;
    await prepare();
  }
  return onlyOnce(context, call, work);
}
