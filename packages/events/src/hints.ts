import { randomUUID } from 'node:crypto';
import type { Lifecycle } from '@review-reply/runtime';
import type { EventBus } from './kafka.ts';
import { subscribe } from './subscription.ts';

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
 * something they would do anyway. Nothing is remembered; with Kafka away the hints do not come, until it is back.
 */
export function subscribeToHints({ bus, topic, types, onHint, life }: HintSubscription): void {
  subscribe({
    name: 'hints',
    bus,
    // A group of its own, so that every replica gets every hint; without offsets the broker forgets it when it is left.
    group: `hints-${randomUUID()}`,
    topics: [topic],
    fromBeginning: false,
    life,
    begin: () => ({
      eachBatch: async ({ batch, resolveOffset, heartbeat }) => {
        const wanted = batch.messages.some((message) => types.includes(String(message.headers?.ce_type ?? '')));
        if (wanted) onHint();
        resolveOffset(batch.lastOffset());
        await heartbeat();
      },
      leave: async () => {},
    }),
    onCrash: () => true,
  });
}
