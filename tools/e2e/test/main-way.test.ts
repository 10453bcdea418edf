import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Operation, operations } from '@review-reply/api-schemas';
import { type ReceivedEvent, runDemo, startReceiver, type WebhookReceiver } from '@review-reply/demo';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openOtlpReceiver, openTopic, type ReceivedSpan, topicOf, usePlatform } from '../src/index.ts';
import { eventuallyByApi, firstReviewId, newKey, publicationIn } from '../src/work/requests.ts';

const processes = ['gateway', ...serviceNames];
const publishers = ['identity', 'places', 'reviews', 'billing'];
const spansWithinMs = 15_000;
/** OpenTelemetry's kinds of span, as they go over the wire. */
const [internalKind, serverKind, clientKind, consumerKind] = [1, 2, 3, 5];

const collector = await openOtlpReceiver();
afterAll(() => collector.close());

const e2e = usePlatform(() => ({
  env: {
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  },
}));

describe('the way of the demo', () => {
  it('comes to its end, every answer as documented', async () => {
    const account = await e2e().newAccount({ suns: 20 });
    const titles: string[] = [];
    await runDemo({
      api: e2e().api(),
      simulatorUrl: e2e().platform.simulatorUrl,
      account: { client_id: account.clientId, client_secret: account.clientSecret, place_id: account.placeId },
      step: async (title, work) => {
        titles.push(title);
        return work();
      },
      grantSuns: () => Promise.reject(new Error('The account holds enough Suns.')),
    });
    expect(titles.at(-1)).toBe('unsubscribe the webhook');
    const replies = await e2e().simulator.replies(account.placeId);
    expect(replies.map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED']);
    await eventuallyByApi(async () => {
      const { body } = await account.api.call('GET', '/account');
      expect(body.data.suns).toEqual({ balance: 18, held: 0, available: 18 });
    });
  });

  it('is judged by a document that describes every routed operation', async () => {
    const response = await fetch(`${e2e().baseUrl}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    for (const { method, path: template } of Object.values<Operation>(operations))
      expect(paths[template]).toHaveProperty(method);
  });
});

/** An account whose suggestions are told to a webhook. */
async function subscribe() {
  const [account, receiver] = await Promise.all([e2e().newAccount({ suns: 5 }), startReceiver()]);
  onTestFinished(() => receiver.close());
  const webhook = await account.api.call('POST', '/webhooks', {
    body: { url: receiver.url, events: ['review.suggestion_ready', 'reply.published'] },
  });
  receiver.setSecret(webhook.body.data.secret);
  const reviewId = await firstReviewId(account);
  const suggest = () => account.api.call('POST', `/reviews/${reviewId}/suggestions`, { headers: newKey(), body: {} });
  return { account, receiver, reviewId, suggest };
}

interface Trace {
  readonly root: ReceivedSpan;
  readonly spans: readonly ReceivedSpan[];
}

/**
 * Waits for the trace that a webhook attempt belongs to. Each process tells of its spans when it likes: what has come
 * is judged anew until it is whole.
 */
function traceOf({ id }: ReceivedEvent, judge: (trace: Trace) => void = () => {}): Promise<Trace> {
  return eventually(
    () => {
      const [attempt, ...others] = collector.spans.filter(({ attributes }) => attributes['webhook.event.id'] === id);
      expect(others).toEqual([]);
      const spans = collector.spans.filter(({ traceId }) => traceId === attempt?.traceId);
      const root = spans.find(({ parentSpanId }) => parentSpanId === '');
      if (root === undefined) throw new Error(`Nothing tells how the trace of ${id} began.`);
      judge({ root, spans });
      return { root, spans };
    },
    { timeoutMs: spansWithinMs },
  );
}

function expectWhole({ root, spans }: Trace, route: string): void {
  expect(root).toMatchObject({ service: 'gateway', kind: serverKind, attributes: { 'http.route': route } });
  const spanIds = new Set(spans.map(({ spanId }) => spanId));
  const orphans = spans.filter(({ parentSpanId }) => parentSpanId !== '' && !spanIds.has(parentSpanId));
  expect(orphans).toEqual([]);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === '')).toHaveLength(1);
}

const hasOf =
  ({ spans }: Trace) =>
  (service: string, kind: number, name: RegExp) =>
    spans.some((span) => span.service === service && span.kind === kind && name.test(span.name));

function expectWayOfSuggestion(trace: Trace): void {
  expectWhole(trace, '/api/v1/reviews/{review_id}/suggestions');
  const { spans } = trace;
  const has = hasOf(trace);
  expect(has('reviews', serverKind, /CreateSuggestion/), 'gRPC of reviews').toBe(true);
  expect(has('places', serverKind, /GetWritingContext/), 'gRPC of places').toBe(true);
  expect(has('billing', serverKind, /Reserve/), 'gRPC of billing').toBe(true);
  expect(has('billing', serverKind, /Capture/), 'gRPC of billing').toBe(true);
  const withDatabase = spans.filter(({ scope }) => scope.endsWith('instrumentation-pg')).map(({ service }) => service);
  expect(new Set(withDatabase)).toEqual(new Set(['reviews', 'places', 'billing', 'webhooks']));
  expect(has('webhooks', consumerKind, /^process .*SuggestionReady/), 'Kafka').toBe(true);
  expect(has('webhooks', clientKind, /^webhook attempt$/), 'the webhook').toBe(true);
}

/** The worker's steps are part of what asked for them, though that was answered long before. */
function expectWayOfReply(trace: Trace): void {
  expectWhole(trace, '/api/v1/reviews/{review_id}/replies');
  const has = hasOf(trace);
  expect(has('reviews', serverKind, /CreateReply/), 'gRPC of reviews').toBe(true);
  expect(has('reviews', internalKind, /^publication step$/), 'the worker').toBe(true);
  expect(has('places', serverKind, /GetPlatformAccess/), 'gRPC of places').toBe(true);
  expect(has('reviews', clientKind, /^PUT/), 'the platform').toBe(true);
  expect(has('webhooks', consumerKind, /^process .*ReplyPublished/), 'Kafka').toBe(true);
  expect(has('webhooks', clientKind, /^webhook attempt$/), 'the webhook').toBe(true);
}

async function onlyEvent(receiver: WebhookReceiver): Promise<ReceivedEvent> {
  await eventually(() => expect(receiver.events).toHaveLength(1));
  const [event] = receiver.events;
  if (event === undefined) throw new Error('There is no event.');
  return event;
}

describe('one trace', () => {
  it('goes from the request through gRPC, Postgres and Kafka to the webhook attempt', async () => {
    const { receiver, suggest } = await subscribe();
    expect((await suggest()).status).toBe(201);
    await traceOf(await onlyEvent(receiver), expectWayOfSuggestion);
  });

  it('goes from the request for a reply through its publication to the webhook attempt', async () => {
    const { account, receiver, reviewId } = await subscribe();
    await account.api.post(`/reviews/${reviewId}/replies`, { text: 'Thank you for your visit.' }, newKey());
    await traceOf(await onlyEvent(receiver), expectWayOfReply);
  });

  it('is named in the log lines of what took part', async () => {
    const { suggest, receiver } = await subscribe();
    await suggest();
    const { root } = await traceOf(await onlyEvent(receiver));
    const log = (await e2e().logs()).get('gateway.log') ?? '';
    const lines = log.split('\n').filter((line) => line.includes(`"trace_id":"${root.traceId}"`));
    expect(lines.join('\n')).toContain('"route":"/api/v1/reviews/{review_id}/suggestions"');
  });
});

describe('what the platform writes down', () => {
  it('holds no secret that was used, when all goes well and when it does not', async () => {
    const { secrets, kafkaBrokers } = e2e();
    const { account, receiver, reviewId, suggest } = await subscribe();
    await suggest();
    const reply = { headers: newKey(), body: { text: 'Thank you for your visit.' } };
    const { body } = await account.api.call('POST', `/reviews/${reviewId}/replies`, reply);
    await publicationIn(account, body.data.publication_id, ['published']);
    await eventually(() => expect(receiver.events).toHaveLength(2));
    await goWrong(account.api.token ?? '', account.clientId, suggest);
    secrets.add('Google access token', await googleAccessToken());

    const topics = await Promise.all(publishers.map((name) => openTopic(kafkaBrokers, topicOf(e2e(), name))));
    onTestFinished(async () => {
      for (const topic of topics) await topic.close();
    });
    await eventually(() => expect(collector.text).toContain('ListReviews'), { timeoutMs: spansWithinMs });
    const messages = topics.flatMap((topic) => topic.messages).map(({ message }) => String(message.value));
    const written = new Map([
      ...(await e2e().logs()),
      ['spans', collector.text] as const,
      ['events', messages.join('\n')] as const,
    ]);
    expect([...secrets.kinds].sort()).toEqual(kindsUsed);
    for (const name of processes) expect(written.get(`${name}.log`), name).toContain('"msg"');
    for (const [where, text] of written) expect(secrets.findIn(text), where).toEqual([]);
  });
});

const kindsUsed = [
  'Google access token',
  'Google client secret',
  'access token',
  'client secret',
  'database password',
  'database secret',
  'encryption or hash key',
  'key of callers',
  'refresh token',
  'webhook secret',
  'wrong client secret',
];

/** Errors are where secrets come out: refused tokens and secrets, tokens in the wrong place, a service that is away. */
async function goWrong(token: string, clientId: string, suggest: () => Promise<{ status: number }>): Promise<void> {
  const { secrets, baseUrl, platform, api } = e2e();
  const wrongSecret = `rrs_${'wrong'.repeat(9)}`;
  secrets.add('wrong client secret', wrongSecret);
  const credentials = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: wrongSecret,
  });
  expect((await api().call('POST', '/oauth/token', { body: credentials })).status).toBe(401);
  expect((await api(`${token}x`).call('GET', '/account')).status).toBe(401);
  for (const place of [`/reviews?access_token=${token}`, `/reviews/${token}`, `/webhooks/${wrongSecret}/deliveries`])
    expect((await api(token).call('GET', place)).status).toBe(422);
  expect((await fetch(`${baseUrl}/nowhere/${token}?access_token=${token}`)).status).toBe(404);
  const body = { url: `http://user:${wrongSecret}@127.0.0.1/`, events: ['reply.published'] };
  expect((await api(token).call('POST', '/webhooks', { body })).status).toBe(422);
  const billing = platform.process('billing');
  await billing.stop();
  expect((await suggest()).status).toBe(503);
  await billing.start();
}

/** One that the platform got from the simulated Google, out of what that keeps. */
async function googleAccessToken(): Promise<string> {
  const state = await readFile(path.join(e2e().platform.site.stateDir, 'data/simulator.json'), 'utf8');
  const token = /ya29\.[\w-]+/.exec(state)?.[0];
  if (token === undefined) throw new Error('The simulated Google has given no access token.');
  return token;
}
