import { env, stderr, stdout } from 'node:process';
import { readConfig, settings } from '@review-reply/config';
import { createLogger } from '@review-reply/telemetry';
import { z } from 'zod';
import { ensureTopics, topicsFile } from '../ensure-topics.ts';
import { openKafka } from '../kafka.ts';
import { kafkaServer, kafkaSettings } from '../settings.ts';

const topicSettings = settings({
  ...kafkaSettings,
  KAFKA_COPIES: {
    schema: z.enum(['development', 'production']).default('production'),
    description: 'Which copies of topics.json the topics are made with: development (one broker) or production.',
  },
});

/**
 * The step before the first start where no launcher does it: `KAFKA_BROKERS=… node make-topics.js` makes the topics of
 * topics.json that are not there yet and ends with 0, or says why not and ends with 1. The settings are those of a
 * service, for a user who may create topics.
 */
try {
  const config = readConfig(topicSettings, env);
  const logger = createLogger({ service: 'make-topics', level: 'error' });
  const admin = openKafka({ ...kafkaServer(config), clientId: 'make-topics', logger }).admin();
  await admin.connect();
  try {
    const copies = topicsFile.copies[config.KAFKA_COPIES];
    const made = await ensureTopics(admin, { kafkaPrefix: config.KAFKA_PREFIX, copies });
    stdout.write(made.length === 0 ? 'Every topic is there.\n' : `Made ${made.join(', ')}.\n`);
  } finally {
    await admin.disconnect();
  }
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
