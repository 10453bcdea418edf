import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import type { Transaction } from '@review-reply/postgres';
import type { Envelope } from './envelope.ts';

/** What came with an event beside its payload. */
export interface EventMeta {
  readonly eventId: string;
  readonly type: string;
  readonly key: string;
  /** When it happened, in business time. */
  readonly occurredAt: Date;
}

export interface EventHandler {
  readonly type: string;
  readonly schema: DescMessage;
  readonly handle: (tx: Transaction, envelope: Envelope) => Promise<void>;
}

/**
 * Ties one event type to what it causes. `handle` works in the transaction that also records the event as handled, so
 * its effect happens exactly once; it must have none outside of that transaction.
 */
export function on<D extends DescMessage>(
  schema: D,
  handle: (tx: Transaction, message: MessageShape<D>, meta: EventMeta) => Promise<void>,
): EventHandler {
  return {
    type: schema.typeName,
    schema,
    handle: (tx, envelope) => {
      const { id: eventId, type, key, occurredAt } = envelope;
      return handle(tx, fromBinary(schema, envelope.payload), { eventId, type, key, occurredAt });
    },
  };
}
