/**
 * Downloads and prepares what the servers need, so that nobody waits for it later: `.ci/run` does so beside its first
 * steps.
 */
import { obtainPostgres } from '../parts/postgres-part.ts';
import { obtainRedis } from '../parts/redis-part.ts';
import { obtainKafkaWithClasses } from '../servers/kafka-classes.ts';

const options = { env: process.env, progress: (line: string) => console.error(line) };
await Promise.all([obtainPostgres(options), obtainRedis(options), obtainKafkaWithClasses(options)]);
