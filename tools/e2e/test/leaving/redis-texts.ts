import { createClient } from 'redis';

const open = (url: string) => createClient({ url });

/** Every key below a prefix with what it holds, as text, by the key's name. */
export async function redisTexts(url: string, prefix: string): Promise<Map<string, string[]>> {
  const redis = open(url);
  await redis.connect();
  try {
    const texts = new Map<string, string[]>();
    for await (const keys of redis.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 }))
      for (const key of keys) texts.set(`redis ${key}`, [key, await textOf(redis, key)]);
    return texts;
  } finally {
    redis.destroy();
  }
}

async function textOf(redis: ReturnType<typeof open>, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return String(await redis.get(key));
    case 'hash':
      return JSON.stringify(await redis.hGetAll(key));
    case 'list':
      return JSON.stringify(await redis.lRange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.sMembers(key));
    case 'zset':
      return JSON.stringify(await redis.zRangeWithScores(key, 0, -1));
    default:
      return '';
  }
}
