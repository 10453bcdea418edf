import { createOutbox, type OutgoingEvent, openKafka, startRelay } from '@review-reply/events';
import { createWakeSignal } from '@review-reply/jobs';
import { inTransaction, openDatabase, type Transaction } from '@review-reply/postgres';
import type { Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';

export const publishers = ['reviews', 'places', 'identity', 'billing'] as const;
export type PublisherName = (typeof publishers)[number];

export interface Publisher {
  /** Publishes events in one transaction, as the named service would: through an outbox and its relay. */
  publish(service: PublisherName, ...events: OutgoingEvent[]): Promise<void>;
  /** The same, and each event arrives twice under the same id. */
  publishTwice(service: PublisherName, event: OutgoingEvent): Promise<void>;
}

const migrations = new URL('../../migrations', import.meta.url);

/** Stands for the services that publish: their outboxes in a database of its own, with a real relay. */
export async function openPublisher(stack: Stack): Promise<Publisher> {
  const env = await stack.env({ migrations });
  const life = stack.lifecycle('publisher');
  const database = openDatabase({ url: env.POSTGRES_URL ?? '', applicationName: 'publisher', onError: () => {} });
  life.onStop('database', () => database.close());
  const { clock, kafkaPrefix, kafkaBrokers } = stack;
  const published = createWakeSignal();
  const outboxes = Object.fromEntries(
    publishers.map((service) => [service, createOutbox({ service, kafkaPrefix, clock, published })]),
  ) as Record<PublisherName, ReturnType<typeof createOutbox>>;
  const bus = openKafka({ brokers: kafkaBrokers, clientId: 'publisher', logger: life.logger });
  startRelay({ database, bus, service: 'publisher', published, life });
  const publishAll = async (tx: Transaction, service: PublisherName, events: readonly OutgoingEvent[]) => {
    for (const event of events) await outboxes[service].publish(tx, event);
  };
  return {
    publish: (service, ...events) => inTransaction(database, (tx) => publishAll(tx, service, events)),
    publishTwice: (service, event) =>
      inTransaction(database, async (tx) => {
        await publishAll(tx, service, [event]);
        await tx.execute(sql`
          insert into outbox (event_id, topic, key, type, subject, occurred_at, payload)
          select event_id, topic, key, type, subject, occurred_at, payload from outbox`);
      }),
  };
}
