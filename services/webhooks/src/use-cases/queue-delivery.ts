import { randomUUID } from 'node:crypto';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { type Delivery, toPublicId } from '../domain/delivery.ts';
import { type EndpointOwner, waitingSince } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { eventBody, pingData } from '../events/event-body.ts';
import { eventIdOf } from '../events/event-id.ts';
import { findDelivery, makeDue } from '../storage/deliveries.ts';
import { findEndpoint, findSecrets } from '../storage/endpoints.ts';
import { mayHearAgain } from '../storage/leaving.ts';
import type { Context } from './context.ts';
import { writeDeliveries } from './fan-out-event.ts';
import { type IdempotencyKey, oncePerKey } from './once-per-key.ts';

export interface QueueInput {
  readonly owner: EndpointOwner;
  readonly webhookId: bigint;
  readonly idempotency: IdempotencyKey | null;
}

export interface Queued {
  readonly delivery: Delivery;
  readonly replayed: boolean;
}

/**
 * Queues a test event to one endpoint, whatever it subscribed to.
 * @throws AppError not_found; idempotency_key_reused; idempotency_in_progress
 */
export function sendTestEvent(context: Context, input: QueueInput): Promise<Queued> {
  const { owner, webhookId } = input;
  const { accountId } = owner;
  return queueOnce(context, input, 'test_webhook', async (tx) => {
    const endpoint = await findEndpoint(tx, owner, webhookId);
    const secrets = await findSecrets(tx, owner, webhookId);
    if (endpoint === null || secrets === null) throw errors.endpointNotFound();
    const now = context.clock.now();
    const type = 'ping';
    const eventId = eventIdOf(randomUUID(), type, now);
    const body = eventBody({ id: toPublicId(eventId), type, createdAt: now, accountId }, pingData());
    const receiver = {
      ...secrets,
      webhookId,
      accountId,
      isPartner: false,
      externalRef: null,
      url: endpoint.url,
      isEnabled: endpoint.status === 'enabled',
    };
    const subject = { subjectAccountId: accountId, enrollmentId: null };
    const [deliveryId = 0n] = await writeDeliveries(tx, context, [
      { eventId, accountId, type, ...subject, body, trace: {}, endpoints: [receiver] },
    ]);
    return deliveryId;
  });
}

/**
 * Sends a delivery once more under the same event id, in place of the attempt that is due next, if any. One that is
 * being made is left alone, and one that is too old to wait for a disabled endpoint. What a client did that has left is
 * no longer its partner's to hear.
 * @throws AppError not_found; idempotency_key_reused; idempotency_in_progress
 */
export function resendDelivery(context: Context, input: QueueInput & { readonly deliveryId: bigint }): Promise<Queued> {
  const { owner, webhookId, deliveryId } = input;
  const { clock, deliveryDue } = context;
  return queueOnce(context, input, 'resend_webhook_delivery', async (tx) => {
    if ((await findEndpoint(tx, owner, webhookId)) === null) throw errors.endpointNotFound();
    if (!(await mayHearAgain(tx, owner.accountId, { webhookId, deliveryId }))) throw errors.endpointNotFound();
    const now = clock.now();
    const times = { now, realNow: clock.realNow(), waitingSince: waitingSince(now) };
    await makeDue(tx, { webhookId, deliveryId }, times);
    afterCommit(tx, deliveryDue.wake);
    return deliveryId;
  });
}

async function queueOnce(
  context: Context,
  { owner, webhookId, idempotency }: QueueInput,
  operation: string,
  queue: (tx: Transaction) => Promise<bigint>,
): Promise<Queued> {
  const call = { owner, operation, idempotency, encode: encodeDelivery, decode: decodeDelivery };
  const { answer: delivery, replayed } = await oncePerKey(context, call, async (tx) => {
    const found = await findDelivery(tx, webhookId, await queue(tx));
    if (found === null) throw errors.endpointNotFound();
    return found;
  });
  return { delivery, replayed };
}

/** A delivery as it was answered: JSON has neither bigints nor times. */
function encodeDelivery(delivery: Delivery): Uint8Array {
  return Buffer.from(JSON.stringify({ ...delivery, deliveryId: String(delivery.deliveryId) }));
}

function decodeDelivery(answer: Uint8Array): Delivery {
  const stored: Omit<Delivery, 'deliveryId'> & { deliveryId: string } = JSON.parse(Buffer.from(answer).toString());
  const time = (value: Date | null) => (value === null ? null : new Date(value));
  return {
    ...stored,
    deliveryId: BigInt(stored.deliveryId),
    lastAttemptAt: time(stored.lastAttemptAt),
    nextAttemptAt: time(stored.nextAttemptAt),
    createdAt: new Date(stored.createdAt),
    timeline: stored.timeline.map((attempt) => ({ ...attempt, startedAt: new Date(attempt.startedAt) })),
  };
}
