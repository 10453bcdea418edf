/** Downloads what the servers need, so that nobody waits for it later: `.ci/run` does so beside its first steps. */
import { obtainKafka } from '../parts/kafka-part.ts';
import { obtainPostgres } from '../parts/postgres-part.ts';
import { obtainRedis } from '../parts/redis-part.ts';

const options = { env: process.env, progress: (line: string) => console.error(line) };
await Promise.all([obtainPostgres(options), obtainRedis(options), obtainKafka(options)]);
