import { randomUUID } from 'node:crypto';
import type { Lifecycle } from '@review-reply/runtime';
import type { EventBus } from './kafka.ts';
import { subscribe } from './subscription.ts';

export interface WakeSignalSubscription {
  readonly bus: EventBus;
  readonly topic: string;
  /** Full names of the event types to react to. */
  readonly types: readonly string[];
  readonly onSignal: () => void;
  readonly life: Lifecycle;
}

/**
 * Calls back for events of some types, from now on, on every replica: for readers without a database that only hasten
 * something they would do anyway. Nothing is remembered; with Kafka away none come, until it is back.
 */
export function subscribeToWakeSignals({ bus, topic, types, onSignal, life }: WakeSignalSubscription): void {
  const group = `wake-signals-${randomUUID()}`;
  subscribe({
    name: 'wake-signals',
    // A group of its own, so that every replica gets every one; without offsets the broker forgets it when it is left.
    open: () => bus.consumer(group),
    topics: [topic],
    fromBeginning: false,
    life,
    begin: () => ({
      eachBatch: async ({ batch, resolveOffset, heartbeat }) => {
        const wanted = batch.messages.some((message) => types.includes(String(message.headers?.ce_type ?? '')));
        if (wanted) onSignal();
        resolveOffset(batch.lastOffset());
        await heartbeat();
      },
      leave: async () => {},
    }),
    onCrash: () => true,
  });
}
