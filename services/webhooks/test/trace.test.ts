import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { currentTrace, withTrace } from '@review-reply/telemetry';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';

const spans = new InMemorySpanExporter();
const undici = new UndiciInstrumentation();
let platform: Platform;

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] });
  trace.setGlobalTracerProvider(provider);
  undici.setTracerProvider(provider);
  platform = await openPlatform();
});
afterAll(async () => {
  await platform?.stack.close();
  // Files of a worker share them; the first to set one keeps it.
  undici.disable();
  for (const shared of [trace, propagation, context]) shared.disable();
});

describe('the trace of an event', () => {
  it('goes on into each attempt, and the receiver is told nothing of it', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const { secret = '' } = await subscribe(account, receiver.url, 'review.created');
    const traceId = await withTrace({}, 'cause', {}, async () => {
      await publisher.publish('reviews', reviewCreated(account));
      return currentTrace().traceparent?.split('-')[1];
    });
    const attempt = await eventually(() => {
      const found = spans.getFinishedSpans().find(({ name }) => name === 'webhook attempt');
      expect(found).toBeDefined();
      return found;
    });
    expect(attempt?.spanContext().traceId).toBe(traceId);
    const consumed = spans.getFinishedSpans().find(({ name }) => name.startsWith('process '));
    expect(attempt?.parentSpanContext?.spanId).toBe(consumed?.spanContext().spanId);
    expect(attempt?.attributes).toMatchObject({ 'webhook.attempt': 1, 'http.response.status_code': 204 });
    expect(receiver.received[0]?.headers).not.toHaveProperty('traceparent');
    const told = JSON.stringify(spans.getFinishedSpans().map(({ attributes, events }) => [attributes, events]));
    expect(told).not.toContain(secret);
    expect(told).not.toContain('v1=');
  });
});
