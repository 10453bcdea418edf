import { type ConfigOf, setting, settings } from '@review-reply/config';
import { z } from 'zod';
import type { KafkaServer } from './kafka.ts';

/** How Kafka is reached, and what of it is this platform's. */
export const kafkaSettings = settings({
  KAFKA_BROKERS: { schema: setting.list(), description: 'Kafka brokers to start from, host:port, comma separated.' },
  KAFKA_PREFIX: {
    schema: z
      .string()
      .regex(/^[a-zA-Z0-9._-]*$/)
      .default(''),
    description: 'Put before topic and group names, so that several platforms share a broker.',
  },
  KAFKA_TLS: {
    schema: setting.flag().default(false),
    description: 'Whether brokers are spoken to by TLS, and must prove to be the hosts that they are called by.',
    inProduction: setting.needed,
  },
  KAFKA_CA: {
    schema: setting.pem().optional(),
    description: 'Certificates that the brokers are known by, as PEM; those of the system unless set.',
  },
  KAFKA_USERNAME: {
    schema: z.string().min(1).optional(),
    description: 'Who this process is to the brokers, by SASL SCRAM-SHA-512.',
    inProduction: setting.needed,
  },
  KAFKA_PASSWORD: {
    schema: z.string().min(1).optional(),
    description: 'The password of KAFKA_USERNAME.',
    inProduction: setting.needed,
  },
});

/** What connects to Kafka, as it is configured. */
export function kafkaServer(config: ConfigOf<typeof kafkaSettings>): KafkaServer {
  const { KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = config;
  return {
    brokers: config.KAFKA_BROKERS,
    tls: config.KAFKA_TLS ? { ca: config.KAFKA_CA } : undefined,
    login: username === undefined ? undefined : { username, password: password ?? '' },
  };
}
