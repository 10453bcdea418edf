import type { Logger } from '@review-reply/telemetry';
import { type Admin, type Consumer, type Kafka as KafkaClient, default as kafkajs, type Producer } from 'kafkajs';
import './kafkajs-timers.ts';

const connectionTimeoutMs = 3_000;
const requestTimeoutMs = 15_000;
const sessionTimeoutByDefaultMs = 10_000;
const heartbeatEveryMs = 1_000;
const rebalanceTimeoutMs = 30_000;
/** How long a poll waits for `minBytes`: the next event, or enough of them. */
const fetchWaitMaxMs = 500;
const manyBytes = 262_144;
const partitionBytesMax = 1_048_576;

/** Kafka as this platform uses it; the settings and why they are so are in the README. */
export interface EventBus {
  producer(): Producer;
  /** @param inNoHurry whether events may wait for others, half a second or 256 KiB at most */
  consumer(groupId: string, options?: { readonly inNoHurry?: boolean }): Consumer;
  admin(): Admin;
}

/** Where the brokers are and how they are spoken to. */
export interface KafkaServer {
  /** host:port, some to start from. */
  readonly brokers: readonly string[];
  /** TLS; without `ca`, PEM, the system says whom to believe. Left out for none. */
  readonly tls?: { readonly ca?: string | undefined } | undefined;
  /** By SASL SCRAM-SHA-512. */
  readonly login?: { readonly username: string; readonly password: string } | undefined;
}

export interface KafkaOptions extends KafkaServer {
  readonly clientId: string;
  readonly logger: Logger;
  /** How long the broker waits for a consumer that went silent before others get its partitions; 10 s by default. */
  readonly sessionTimeoutMs?: number;
}

export function openKafka(options: KafkaOptions): EventBus {
  const { sessionTimeoutMs = sessionTimeoutByDefaultMs } = options;
  const kafka: KafkaClient = new kafkajs.Kafka({
    clientId: options.clientId,
    brokers: [...options.brokers],
    ...(options.tls !== undefined && { ssl: options.tls.ca === undefined ? true : { ca: options.tls.ca } }),
    ...(options.login !== undefined && { sasl: { mechanism: 'scram-sha-512' as const, ...options.login } }),
    connectionTimeout: connectionTimeoutMs,
    requestTimeout: requestTimeoutMs,
    enforceRequestTimeout: true,
    // Growth is capped low: after an outage everything is back within seconds, not after the default 30 s.
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 8 },
    logCreator:
      () =>
      ({ level, log }) =>
        forward(options.logger, level, log),
  });
  return {
    // One request in flight keeps the order; duplicates are the inbox's business, so the experimental idempotent
    // producer, which may retry for ever, is not needed.
    producer: () =>
      kafka.producer({
        allowAutoTopicCreation: false,
        idempotent: false,
        maxInFlightRequests: 1,
        createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      }),
    consumer: (groupId, { inNoHurry = false } = {}) =>
      kafka.consumer({
        groupId,
        allowAutoTopicCreation: false,
        sessionTimeout: sessionTimeoutMs,
        heartbeatInterval: heartbeatEveryMs,
        rebalanceTimeout: rebalanceTimeoutMs,
        maxWaitTimeInMs: fetchWaitMaxMs,
        minBytes: inNoHurry ? manyBytes : 1,
        maxBytesPerPartition: partitionBytesMax,
        readUncommitted: false,
      }),
    admin: () => kafka.admin(),
  };
}

/** KafkaJS reports every retry as an error; while it retries that is a warning at most. */
function forward(logger: Logger, level: number, log: { message: string; [key: string]: unknown }): void {
  const { message, timestamp: _timestamp, logger: _logger, stack: _stack, ...fields } = log;
  if (level === kafkajs.logLevel.ERROR || level === kafkajs.logLevel.WARN) logger.warn({ kafka: fields }, message);
  else logger.debug({ kafka: fields }, message);
}
