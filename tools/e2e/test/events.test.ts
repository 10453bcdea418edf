import { type ReceivedEvent, startReceiver, type WebhookReceiver } from '@review-reply/demo';
import { eventually } from '@review-reply/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type E2eAccount, openTopic, topicOf, usePlatform } from '../src/index.ts';
import { eventuallyByApi } from '../src/work/requests.ts';

const withinMs = 30_000;
// What the process that died was reading is taken over after its lease, in real time.
const e2e = usePlatform(() => ({ settings: () => ({ reviews: { SYNC_LEASE_MS: '2000' } }) }));

/** An account with a webhook for new reviews. */
async function subscribe() {
  const [account, receiver] = await Promise.all([e2e().newAccount(), startReceiver()]);
  onTestFinished(() => receiver.close());
  const { body } = await account.api.call('POST', '/webhooks', {
    body: { url: receiver.url, events: ['review.created'] },
  });
  receiver.setSecret(body.data.secret);
  return { account, receiver, webhookId: body.data.webhook_id as number };
}

const openReviewsTopic = async () => {
  const topic = await openTopic(e2e().kafkaBrokers, topicOf(e2e(), 'reviews'));
  onTestFinished(() => topic.close());
  return topic;
};

/** A customer writes; the webhook tells. */
async function writeAndReceive(
  { placeId }: E2eAccount,
  receiver: WebhookReceiver,
  text: string,
): Promise<ReceivedEvent> {
  await e2e().simulator.write(placeId, [{ rating: 5, text }]);
  return received(receiver, text);
}

function received(receiver: WebhookReceiver, text: string): Promise<ReceivedEvent> {
  return eventually(
    () => {
      const event = receiver.events.find(({ data }) => (data.review as { text: string }).text === text);
      if (event === undefined) throw new Error(`No event tells of "${text}".`);
      return event;
    },
    { timeoutMs: withinMs },
  );
}

const subjectOf = ({ data }: ReceivedEvent) => `review/${(data.review as { review_id: number }).review_id}`;

/**
 * One delivery for each review, each of them sent once. The last review is written and told of after all repeats, in
 * the same partition: what a repeat does has then been done.
 */
async function expectOneDeliveryEach(
  account: E2eAccount,
  receiver: WebhookReceiver,
  webhookId: number,
  events: ReceivedEvent[],
) {
  const last = await writeAndReceive(account, receiver, 'Written after the repeats.');
  const ids = [...events, last].map(({ id }) => id);
  await eventuallyByApi(async () => {
    const { body } = await account.api.call('GET', `/webhooks/${webhookId}/deliveries`);
    const deliveries: Array<{ event_id: string; attempts: number; status: string }> = body.data;
    expect(deliveries.map(({ event_id }) => event_id).sort()).toEqual(ids.toSorted());
    for (const { attempts, status } of deliveries)
      expect({ attempts, status }).toEqual({ attempts: 1, status: 'delivered' });
  });
  expect(receiver.events.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  await eventuallyByApi(async () => {
    const { body } = await account.api.call('GET', `/places/${account.placeId}`);
    expect(body.data.reviews_count).toBe(ids.length + 1);
  });
}

async function expectNothingParked(): Promise<void> {
  const { services } = e2e();
  for (const service of ['places', 'reviews', 'billing', 'webhooks'] as const) {
    // A client takes a moment to find a service that was away.
    const parked = await eventually(() => services.operations(service).listParkedEvents({}, services.operator));
    expect(parked.events, service).toEqual([]);
  }
}

describe('an event', () => {
  it('that Kafka holds several times has one effect and one delivery', async () => {
    const { account, receiver, webhookId } = await subscribe();
    const topic = await openReviewsTopic();
    const event = await writeAndReceive(account, receiver, 'Delivered again and again.');
    const [message] = await topic.find({ subject: subjectOf(event), type: /ReviewCreated$/, countMin: 1 });
    if (message === undefined) throw new Error('The event is not in the topic.');
    await topic.sendAgain(message, 3);
    await topic.find({ subject: subjectOf(event), type: /ReviewCreated$/, countMin: 4 });
    await expectOneDeliveryEach(account, receiver, webhookId, [event]);
    await expectNothingParked();
  });

  it('whose relay died between sending and deleting it has one effect and one delivery', async () => {
    const { account, receiver, webhookId } = await subscribe();
    const topic = await openReviewsTopic();
    const reviews = e2e().platform.process('reviews');
    await reviews.arm('relay.after-send');
    const event = await writeAndReceive(account, receiver, 'Sent by a relay that died.');
    const sent = await topic.find({ subject: subjectOf(event), type: /ReviewCreated$/, countMin: 2 });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(reviews.output).toContain('kill point relay.after-send');
    await reviews.waitReady();
    await expectOneDeliveryEach(account, receiver, webhookId, [event]);
    await expectNothingParked();
  });
});
