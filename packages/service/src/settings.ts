import { setting, settings } from '@review-reply/config';
import { kafkaSettings } from '@review-reply/events';
import { postgresSettings } from '@review-reply/postgres';
import { commonSettings } from '@review-reply/runtime';
import { z } from 'zod';

/** What every service with a database is configured by, beside what it needs of its own. */
export const serviceSettings = settings({
  ...commonSettings,
  ...postgresSettings,
  POSTGRES_CONNECTIONS_MAX: {
    schema: setting.integer(2, 200).default(10),
    description: 'Connections to the database at most.',
  },
  ...kafkaSettings,
  KAFKA_SESSION_TIMEOUT_MS: {
    schema: setting.integer(3_000, 300_000).default(10_000),
    description: 'How long the broker waits for a silent consumer; below 6 s only where the broker allows it.',
  },
  KAFKA_CRASHES_MAX: {
    schema: setting.integer(1, 1_000).default(9),
    description: 'Consumers in a row that KafkaJS may give up until the process ends: 9 take two minutes.',
  },
  EVENTS_RELAY: {
    schema: z.enum(['on', 'off']).default('on'),
    description:
      'off: events wait in the outbox, in their order, until it is on again; for a topic that is to get more partitions.',
  },
  GRPC_HOST: {
    schema: z.string().default('0.0.0.0'),
    description: 'Address that the gRPC server listens on; every one unless set.',
  },
  GRPC_PORT: { schema: setting.port(), description: 'Port of the gRPC server; 0 takes a free one.' },
  RPC_DIR: {
    schema: z.string().min(1),
    description:
      'Folder with ca.crt, <service>.crt, <service>.key and callers.pem: who calls, and whom to believe. Read again when changed.',
  },
  DATA_KEYS: {
    schema: setting.keys(),
    description:
      'Keys that stored secrets are sealed with: id:base64-of-32-bytes, comma separated, the current one first.',
  },
});
