import type {} from '@review-reply/testing';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type Collector, startCollector } from './collector.ts';
import { runFixture } from './run-fixture.ts';

const traceIdOfParent = 'a'.repeat(32);
let collector: Collector | undefined;

afterEach(async () => {
  await collector?.close();
  collector = undefined;
});

function servers(): Record<string, string> {
  return {
    POSTGRES_URL: inject('postgresUrl'),
    REDIS_URL: inject('redisUrl'),
  };
}

function traceIds(stdout: string): Array<string | undefined> {
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id);
}

describe('a process under the preload', () => {
  it('keeps one trace over a request, Postgres, Redis and fetch and exports it free of typed-in values', async () => {
    collector = await startCollector();
    const run = await runFixture('traced-app.ts', {
      ...servers(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'traced-app',
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const [traceId, ...others] = new Set(traceIds(run.stdout));
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([]);

    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const kinds = spans.map((span) => `${span.scope.replace('@opentelemetry/instrumentation-', '')} ${span.kind}`);
    // Kinds: 2 server, 3 client.
    expect(new Set(kinds)).toEqual(new Set(['review-reply 2', 'review-reply 3', 'pg 3', 'undici 3']));
    expect(spans.filter(({ scope, kind }) => scope === 'review-reply' && kind === 3).map(({ name }) => name)).toEqual([
      'SET',
      'INCR',
    ]);
    const server = spans.find(({ kind }) => kind === 2);
    expect(server?.name).toBe('GET /things/{thing_id}');
    // The fixture's client, which knows the path, tells it.
    expect(JSON.stringify(server)).not.toContain('hidden-in');
    const exported = collector.bodies.join('\n');
    expect(exported).toContain('traced-app');
    expect(exported).toContain('SELECT $1::text AS value');
    expect(exported).toContain('/asked');
    expect(exported.replaceAll('hidden-in-path', '')).not.toContain('hidden-in');
  });

  it('begins a trace of its own for a request, and links the one that came with it', async () => {
    collector = await startCollector();
    const foreign = 'c'.repeat(32);
    const run = await runFixture('traced-app.ts', {
      ...servers(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Its caller wants nothing of it recorded; that is not a stranger's to say.
      TRACEPARENT: `00-${foreign}-${'d'.repeat(16)}-00`,
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const server = collector.spans().find(({ kind }) => kind === 2);
    expect(server?.parentSpanId ?? '').toBe('');
    expect(server?.links?.map(({ traceId }) => traceId)).toEqual([foreign]);
    expect(new Set(traceIds(run.stdout))).toEqual(new Set([server?.traceId]));
    expect(server?.traceId).not.toBe(foreign);
  });

  it('joins the log lines of a request, and what it asks of others, without any collector', async () => {
    const run = await runFixture('traced-app.ts', servers());
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const ids = traceIds(run.stdout);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('carries a trace that is not sampled everywhere, records nothing of it, and measures its requests all the same', async () => {
    collector = await startCollector();
    const run = await runFixture('traced-app.ts', {
      ...servers(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const ids = traceIds(run.stdout);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(1);
    expect(collector.spans()).toEqual([]);
    expect(collector.bodies.join('\n')).toContain('http.server.request.duration');
  });

  it('samples the share of requests that was asked for, not a share of that', async () => {
    collector = await startCollector();
    const run = await runFixture('sampled-requests.ts', {
      REQUESTS: '400',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    // Of 400 throws of a coin: eight standard deviations to either side.
    const sampled = collector.spans().filter(({ kind }) => kind === 2).length;
    expect(sampled).toBeGreaterThan(120);
    expect(sampled).toBeLessThan(280);
  });

  it('sends metrics without spans when only they are wanted, no logs, and lets trace ids flow all the same', async () => {
    collector = await startCollector();
    const run = await runFixture('own-spans.ts', {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_EXPORTER: 'none',
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout.split('\n')[0] ?? '').inside.sent).toContain(traceIdOfParent);
    const exported = collector.bodies.join('\n');
    expect(exported).toContain('http.client.request.duration');
    expect(exported).toContain('service.instance.id');
    expect(exported).not.toContain('resourceLogs');
    expect(collector.spans()).toEqual([]);
  });

  it('is untouched with OTEL_SDK_DISABLED', async () => {
    collector = await startCollector();
    const run = await runFixture('traced-app.ts', {
      ...servers(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SDK_DISABLED: 'true',
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(new Set(traceIds(run.stdout))).toEqual(new Set([undefined]));
    expect(collector.bodies).toEqual([]);
  });
});

describe('own spans', () => {
  it('continue the given trace, start one without, and send no headers when suppressed', async () => {
    collector = await startCollector();
    const run = await runFixture('own-spans.ts', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect(run.stderr).toBe('');
    const said = JSON.parse(run.stdout.split('\n')[0] ?? '');
    expect(said.outside).toEqual({});
    expect(said.inside.current).toMatchObject({ tracestate: 'demo=1' });
    expect(said.inside.current.traceparent).toMatch(new RegExp(`^00-${traceIdOfParent}-[0-9a-f]{16}-01$`));
    expect(said.inside.sent).toContain(traceIdOfParent);
    expect(said.inside.suppressed).toEqual({ current: {}, sent: null });
    expect(said.root.traceparent).not.toContain(traceIdOfParent);
    expect(said.failure).toBe('as it was');
    const handled = collector.spans().find((span) => span.name === 'handle');
    expect(handled).toMatchObject({ traceId: traceIdOfParent, parentSpanId: 'b'.repeat(16) });
    expect(handled?.links?.[0]).toMatchObject({ traceId: traceIdOfParent });
  });

  it('still run what they wrap, and pass on its failure, when the SDK is off', async () => {
    const run = await runFixture('own-spans.ts', { OTEL_SDK_DISABLED: 'true' });
    expect(JSON.parse(run.stdout.split('\n')[0] ?? '')).toEqual({
      outside: {},
      inside: { current: {}, sent: null, suppressed: { current: {}, sent: null } },
      root: {},
      failure: 'as it was',
    });
  });

  it('hold up the end of a process for at most about two seconds when the collector is silent', async () => {
    collector = await startCollector({ answering: false });
    const run = await runFixture('own-spans.ts', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect(run.code).toBe(0);
    const shutdownMs = Number(run.stdout.split('\n')[1]);
    expect(collector.bodies.length).toBeGreaterThan(0);
    expect(shutdownMs).toBeGreaterThan(1_500);
    expect(shutdownMs).toBeLessThan(4_000);
  });

  it('refuse a sampler that is not known', async () => {
    const run = await runFixture('own-spans.ts', {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER: 'sometimes',
    });
    expect(run.code).not.toBe(0);
    expect(run.stderr).toContain('OTEL_TRACES_SAMPLER');
  });
});
