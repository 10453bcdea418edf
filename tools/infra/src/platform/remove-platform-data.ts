import { dropDatabases } from './databases.ts';
import type { Program } from './programs.ts';
import { deleteRedisKeys } from './redis-keys.ts';
import type { InstanceNames, ServerAddresses } from './site.ts';
import { deleteTopics } from './topics.ts';

/** Removes the databases, roles, topics and keys of a platform that does not run from servers that do. */
export async function removePlatformData(options: {
  servers: ServerAddresses;
  names: InstanceNames;
  programs: readonly Program[];
}): Promise<void> {
  const { servers, names, programs } = options;
  const { databasePrefix, kafkaPrefix, redisPrefix } = names;
  const namesOf = (chosen: readonly Program[]) => chosen.map((program) => program.name);
  const owners = namesOf(programs.filter((program) => program.migrationsDir !== undefined));
  const publishers = namesOf(programs.filter((program) => program.publishes));
  await Promise.all([
    dropDatabases({ adminUrl: servers.postgres.adminUrl, databasePrefix, programs: owners }),
    deleteTopics({ brokers: servers.kafka.brokers, kafkaPrefix, publishers }),
    deleteRedisKeys(servers.redis.url, redisPrefix),
  ]);
}
