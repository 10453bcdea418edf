import { startReceiver } from '@review-reply/demo';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startCollector } from '../../src/collector/start.ts';
import { openOtlpReceiver, usePlatform } from '../../src/index.ts';
import { missingOfReply } from '../../src/whole-reply.ts';
import { firstReviewId, newKey } from '../../src/work/requests.ts';

/** It decides half a minute after a trace began; deploy/telemetry/collector.yaml. */
const decidedWithinMs = 60_000;
const slowMs = 1_200;
const reads = 600;
/** Of 600 at one in a hundred each: more come in one of ten million runs. */
const readsKeptMax = 22;
const failures = 12;
const perMinute = '100000';

const kept = await openOtlpReceiver();
const collector = await startCollector(kept.url);
afterAll(async () => {
  await collector.close();
  await kept.close();
});

const e2e = usePlatform(() => ({
  env: {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  },
  settings: () => ({ gateway: { RATE_LIMIT_READS: perMinute }, places: { LISTING_READS_MAX: perMinute } }),
}));

const rootsOf = (route: string) =>
  kept.spans.filter(
    ({ attributes, parentSpanId, service }) =>
      service === 'gateway' && parentSpanId === '' && attributes['http.route'] === route,
  );

describe('the collector, as it is configured for production', () => {
  it('keeps a slow reply whole, from the request through the platform to the webhook', async () => {
    const [account, receiver] = await Promise.all([e2e().newAccount(), startReceiver()]);
    onTestFinished(() => receiver.close());
    const subscription = { url: receiver.url, events: ['reply.published'] };
    const { body } = await account.api.call('POST', '/webhooks', { body: subscription });
    receiver.setSecret(body.data.secret);
    const reviewId = await firstReviewId(account);
    await e2e().simulator.addFault({ target: 'google.reviews.reply', place_id: account.placeId, delay_ms: slowMs });
    await account.api.post(`/reviews/${reviewId}/replies`, { text: 'Thank you for your visit.' }, newKey());
    await eventually(() => expect(receiver.events).toHaveLength(1), { timeoutMs: decidedWithinMs });
    const [event] = receiver.events;
    await eventually(
      () => {
        const attempt = kept.spans.find(({ attributes }) => attributes['webhook.event.id'] === event?.id);
        const spans = kept.spans.filter(({ traceId }) => traceId === attempt?.traceId);
        expect(missingOfReply(spans)).toEqual([]);
      },
      { timeoutMs: decidedWithinMs },
    );
  });

  it('keeps all that failed and a hundredth of the rest', async () => {
    const account = await e2e().newAccount();
    const fault = { target: 'google.locations.get', place_id: account.placeId, status: 500, times: 10 * failures };
    await e2e().simulator.addFault(fault);
    for (let number = 0; number < reads; number += 1) await account.api.get('/account');
    for (let number = 0; number < failures; number += 1) {
      const { status } = await account.api.call('GET', `/places/${account.placeId}/listing`);
      expect(status).toBe(502);
    }
    await eventually(() => expect(rootsOf('/api/v1/places/{place_id}/listing')).toHaveLength(failures), {
      timeoutMs: decidedWithinMs,
    });
    expect(rootsOf('/api/v1/account').length).toBeLessThanOrEqual(readsKeptMax);
  });

  it('gives Prometheus the metrics of every service, and durations of spans with a trace beside them', async () => {
    await eventually(
      async () => {
        const metrics = await collector.metrics();
        for (const service of ['gateway', ...serviceNames])
          expect(metrics).toMatch(new RegExp(`^nodejs_eventloop_utilization.*job="${service}"`, 'm'));
        expect(metrics).toMatch(/^traces_calls_total\{.*service_name="gateway"/m);
        expect(metrics).toMatch(/^http_server_request_duration_seconds_count\{.*http_route="\/api\/v1\/account"/m);
      },
      { timeoutMs: decidedWithinMs },
    );
  });
});
