import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { metrics as api } from '@opentelemetry/api';
import { type CollectedMetrics, collectMetrics } from '@review-reply/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, type Declaration, declaredMetrics, observe, prometheusName, record, seriesMax } from '../src/index.ts';
import { metricsPage } from './metrics-page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const declared = Object.entries(declaredMetrics as Readonly<Record<string, Declaration>>);

describe('what is exported', () => {
  let metrics: CollectedMetrics;
  beforeEach(() => {
    metrics = collectMetrics();
  });
  afterEach(() => metrics.close());

  it('has the values that were recorded, by their labels', async () => {
    count('billing.holds.settled', 1, { outcome: 'captured' });
    count('billing.holds.settled', 2, { outcome: 'voided' });
    record('reviews.read.delay', 7, { platform: 'google' });
    record('reviews.read.delay', 3, { platform: 'google' });
    let age = 5;
    const end = observe(['outbox.oldest_age', 'outbox.rows'], (tell) => {
      tell('outbox.oldest_age', age);
      tell('outbox.rows', 2);
    });
    expect(await metrics.by('billing.holds.settled', 'outcome')).toEqual({ captured: 1, voided: 2 });
    expect(await metrics.read('reviews.read.delay')).toEqual([{ labels: { platform: 'google' }, value: 2, sum: 10 }]);
    expect(await metrics.value('outbox.oldest_age')).toBe(5);
    age = 1;
    expect(await metrics.value('outbox.oldest_age')).toBe(1);
    expect(await metrics.value('outbox.rows')).toBe(2);
    end();
    age = 9;
    expect(await metrics.value('outbox.oldest_age')).toBe(1);
  });

  it.each(declared.filter(([, { labels }]) => labels !== undefined))(
    '%s has no more series than its labels were declared to make',
    async (name, declaration) => {
      const { kind, labels = {}, recordedBy } = declaration;
      const most = Math.min(seriesMax(declaration) + 1, 2_000);
      const meter = api.getMeter(recordedBy ?? 'review-reply');
      const labelled = (n: number) => Object.fromEntries(Object.keys(labels).map((label) => [label, `id-${n}`]));
      const many = Array.from({ length: most + 50 }, (_, n) => labelled(n));
      if (kind === 'counter') for (const one of many) meter.createCounter(name).add(1, one);
      if (kind === 'histogram') for (const one of many) meter.createHistogram(name).record(1, one);
      if (kind === 'gauge')
        meter.createObservableGauge(name).addCallback((result) => {
          for (const one of many) result.observe(1, one);
        });
      const series = await metrics.read(name as keyof typeof declaredMetrics);
      expect(series.length).toBeLessThanOrEqual(most);
      expect(series.length).toBeGreaterThan(1);
      expect(series.some(({ labels: of }) => of['otel.metric.overflow'] === true)).toBe(true);
    },
  );

  it('has no label that was not declared', async () => {
    api.getMeter('review-reply').createCounter('outbox.sent').add(1, { account_id: '42' });
    expect(await metrics.read('outbox.sent')).toEqual([{ labels: {}, value: 1 }]);
  });
});

it('is on the page, as it is declared', async () => {
  await expect(metricsPage()).toMatchFileSnapshot('../../../docs/metrics.md');
});

it('is named apart where Prometheus writes dots and underscores alike', () => {
  const names = declared.map(([name, declaration]) => prometheusName(name, declaration));
  expect(new Set(names).size).toBe(names.length);
});

it('is recorded somewhere, where nobody else is to', () => {
  const sources = globSync('{packages,services}/*/src/**/*.ts', { cwd: root })
    .filter((file) => !/metrics\/of-\w+\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unrecorded = declared
    .filter(([, { recordedBy }]) => recordedBy === undefined)
    .filter(([name]) => !sources.includes(`'${name}'`));
  expect(unrecorded.map(([name]) => name)).toEqual([]);
});
