import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  ParentBasedSampler,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AppError } from '@review-reply/errors';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { currentTrace, withTrace } from '@review-reply/telemetry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forSystem, forUsersAndSystem, type RpcClient, type RpcServer, systemCaller } from '../src/index.ts';
import { peers, startDemo } from './demo-service.ts';

const spans = new InMemorySpanExporter();
const options = { caller: systemCaller('reviews', 'request-1') };
let server: RpcServer;
let client: RpcClient<typeof WebhooksService>;
let inside: ReturnType<typeof currentTrace> = {};

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new TracerProvider({
      sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
      spanProcessors: [new SimpleSpanProcessor({ exporter: spans })],
    }),
  );
  server = await startDemo({
    listEndpoints: forUsersAndSystem(async () => {
      inside = currentTrace();
      return {};
    }),
    deleteEndpoint: forSystem(async ({ webhookId }) => {
      throw webhookId === 1n ? new AppError('not_found', 'not_found') : new Error('a defect');
    }),
  });
  client = peers.client(WebhooksService, { address: `127.0.0.1:${server.port}` });
});
afterAll(async () => {
  client?.close();
  await server?.stop(1_000);
});
afterEach(() => spans.reset());

const method = 'reviewreply.webhooks.v1.WebhooksService/ListEndpoints';

describe('a call', () => {
  it('goes on in the trace of its caller, with a span at either end', async () => {
    await withTrace({}, 'work', {}, () => client.listEndpoints({}, options));
    const [served, called, work] = spans.getFinishedSpans();
    expect(served).toMatchObject({ name: method, kind: SpanKind.SERVER });
    expect(called).toMatchObject({ name: method, kind: SpanKind.CLIENT });
    expect(served?.parentSpanContext?.spanId).toBe(called?.spanContext().spanId);
    expect(called?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
    expect(served?.spanContext().traceId).toBe(work?.spanContext().traceId);
    expect(inside.traceparent).toContain(served?.spanContext().spanId);
    expect(served?.attributes).toMatchObject({ 'rpc.system': 'grpc', 'rpc.method': 'ListEndpoints' });
  });

  it('carries a trace that is not recorded, and records nothing of it', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
    await withTrace({ traceparent, tracestate: 'demo=1' }, 'work', {}, () => client.listEndpoints({}, options));
    expect(inside.traceparent).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-00$`));
    expect(inside.tracestate).toBe('demo=1');
    expect(spans.getFinishedSpans()).toEqual([]);
  });

  it.each([
    ["is no failure of the service when the caller's own fault refuses it", 1n, 5, SpanStatusCode.UNSET],
    ['is a failure of the service when a defect ends it', 2n, 13, SpanStatusCode.ERROR],
  ])('%s', async (_, webhookId, code, spanStatus) => {
    await expect(client.deleteEndpoint({ webhookId }, options)).rejects.toThrow();
    const served = spans.getFinishedSpans().find(({ kind }) => kind === SpanKind.SERVER);
    expect(served?.attributes).toMatchObject({ 'rpc.grpc.status_code': code });
    expect(served?.status.code).toBe(spanStatus);
    expect(JSON.stringify(served?.status)).not.toContain('a defect');
  });
});
