import { createClient } from 'redis';

const scanCount = 1_000;

/** Removes a platform's keys from a Redis that it shares. */
export async function deleteRedisKeys(url: string, prefix: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  await client.connect();
  try {
    const pattern = `${prefix.replace(/[\\*?[\]]/g, '\\$&')}*`;
    for await (const keys of client.scanIterator({ MATCH: pattern, COUNT: scanCount })) {
      if (keys.length > 0) await client.unlink(keys);
    }
  } finally {
    client.destroy();
  }
}
