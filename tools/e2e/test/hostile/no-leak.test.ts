import { runDemo } from '@review-reply/demo';
import { eventually } from '@review-reply/testing';
import { Kafka, logLevel } from 'kafkajs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTopic, SecretsUsed, usePlatform } from '../../src/index.ts';
import { newKey } from '../../src/work/requests.ts';
import { rowsAsText } from './tables.ts';

const wayWithinMs = 120_000;
const readWithinMs = 30_000;

const e2e = usePlatform();
let name: string;

/** Each kind of secret is made, used, stored to be answered again, and sent where it does not belong. */
beforeAll(async () => {
  const account = await e2e().newAccount({ suns: 20 });
  ({ name } = (await account.api.call('GET', '/account')).body.data);
  await runDemo({
    api: e2e().api(),
    simulatorUrl: e2e().platform.simulatorUrl,
    account: { client_id: account.clientId, client_secret: account.clientSecret, place_id: account.placeId },
    step: async (_, work) => work(),
    grantSuns: () => Promise.reject(new Error('The account holds enough Suns.')),
  });
  const creation = { headers: newKey(), body: { url: 'http://127.0.0.1:9/hook', events: ['review.created'] } };
  const created = await account.api.call('POST', '/webhooks', creation);
  expect((await account.api.call('POST', '/webhooks', creation)).status).toBe(201);
  await account.api.call('POST', '/webhooks', { body: { ...creation.body, secret: created.body.data.secret } });
  await account.api.call('GET', `/reviews?cursor=${account.clientSecret}`);
}, wayWithinMs);

/** All messages of all topics, with their keys and headers. */
async function messagesAsText(): Promise<Map<string, string[]>> {
  const { platform, kafkaBrokers } = e2e();
  const admin = new Kafka({ brokers: [...kafkaBrokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const texts = new Map<string, string[]>();
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(platform.site.names.kafkaPrefix));
    for (const topic of topics) {
      const offsets = await admin.fetchTopicOffsets(topic);
      const count = offsets.reduce((sum, { high, low }) => sum + Number(high) - Number(low), 0);
      const opened = await openTopic(kafkaBrokers, topic);
      try {
        await eventually(() => expect(opened.messages.length).toBeGreaterThanOrEqual(count), {
          timeoutMs: readWithinMs,
        });
        texts.set(
          topic,
          opened.messages.map(({ message: { key, value, headers } }) =>
            [key, value, ...Object.values(headers ?? {}).flat()].map((part) => part?.toString('latin1')).join('\n'),
          ),
        );
      } finally {
        await opened.close();
      }
    }
  } finally {
    await admin.disconnect();
  }
  return texts;
}

function leaksIn(texts: ReadonlyMap<string, readonly string[]>): string[] {
  return [...texts].flatMap(([where, parts]) =>
    e2e()
      .secrets.findIn(parts.join('\n'))
      .map((what) => `${where} holds a ${what}`),
  );
}

const everything = (texts: ReadonlyMap<string, readonly string[]>) => [...texts.values()].flat().join('\n');

describe('after the way of the demo, no secret stands in clear', () => {
  it('in any row of any database', async () => {
    expect([...e2e().secrets.kinds]).toEqual(
      expect.arrayContaining(['client secret', 'webhook secret', 'refresh token', 'access token', 'key of callers']),
    );
    const rows = await rowsAsText(e2e());
    expect(leaksIn(rows)).toEqual([]);
    // The search would see one: what is kept in clear is found.
    const known = new SecretsUsed();
    known.add('name', name);
    expect(known.findIn(everything(rows))).toEqual(['name']);
  });

  it(
    'in any message of any topic',
    async () => {
      const messages = await messagesAsText();
      expect(messages.size).toBeGreaterThan(0);
      expect(everything(messages)).toContain('Demo Lounge');
      expect(leaksIn(messages)).toEqual([]);
    },
    4 * readWithinMs,
  );
});
