import { randomUUID } from 'node:crypto';
import type { Lifecycle } from '@review-reply/runtime';
import type { EventBus } from './kafka.ts';

export interface HintSubscription {
  readonly bus: EventBus;
  readonly topic: string;
  /** Full names of the event types to react to. */
  readonly types: readonly string[];
  readonly onHint: () => void;
  readonly life: Lifecycle;
}

/**
 * Calls back for events of some types, from now on, on every replica: for readers without a database that only hasten
 * something they would do anyway. Nothing is remembered; with Kafka away the hints just do not come.
 */
export function subscribeToHints({ bus, topic, types, onHint, life }: HintSubscription): void {
  const consumer = bus.consumer(`hints-${randomUUID()}`);
  const started = (async () => {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: false });
    await consumer.run({
      autoCommit: false,
      eachMessage: async ({ message }) => {
        if (types.includes(String(message.headers?.ce_type ?? ''))) onHint();
      },
    });
  })().catch((error: unknown) => life.logger.warn({ err: error }, 'Hints from Kafka do not come.'));
  life.onStop('hints', async () => {
    await started;
    await consumer.disconnect();
  });
}
