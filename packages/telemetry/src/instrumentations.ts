import type { IncomingMessage } from 'node:http';
import { context } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { unlessRecording, withBypasses } from './bypass.ts';
import { bypassClientCall, bypassServedCall } from './bypass-grpc.ts';
import { bypassRequests } from './bypass-http.ts';

/** What is wrapped when it is loaded by `import`; loading by `require` is followed by the instrumentations themselves. */
export const hookedModules = ['http', 'https', 'express', 'pg', 'pg-pool', '@redis/client', 'kafkajs', '@grpc/grpc-js'];

const probePaths = new Set(['/healthz', '/readyz']);

function isProbe(request: IncomingMessage): boolean {
  return probePaths.has((request.url ?? '').split('?', 1)[0] ?? '');
}

/** Of what is wrapped of the client: the calls that a request makes. */
const redisCalls = ['sendCommand', 'multi', 'MULTI', 'exec', 'execAsPipeline', 'addCommand'];

/**
 * The instrumentations of this process. Those that carry trace context between processes are always there; those that
 * only make spans (database, cache, routes) are loaded when `spans` are exported. All of them are gone round where a
 * trace is not recorded.
 */
export async function createInstrumentations(exported: {
  readonly spans: boolean;
  readonly metrics: boolean;
}): Promise<Instrumentation[]> {
  const [{ HttpInstrumentation }, { GrpcInstrumentation }, { KafkaJsInstrumentation }, { UndiciInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-grpc'),
      import('@opentelemetry/instrumentation-kafkajs'),
      import('@opentelemetry/instrumentation-undici'),
    ]);
  const requests = bypassRequests({ isProbe, measures: exported.metrics });
  const http = new HttpInstrumentation({
    ignoreIncomingRequestHook: isProbe,
    disableOutgoingRequestInstrumentation: true,
  });
  const carriers: Instrumentation[] = [
    unmeasured(withBypasses(http, { emit: requests })),
    new HttpInstrumentation({ disableIncomingRequestInstrumentation: true }),
    withBypasses(new GrpcInstrumentation({ ignoreGrpcMethods: ['Check', 'Watch'] }), {
      func: bypassServedCall,
      makeUnaryRequest: bypassClientCall,
    }),
    new KafkaJsInstrumentation(),
    // By default it describes a request, in attributes, before it asks whether anybody wants to know.
    new UndiciInstrumentation({ ignoreRequestHook: () => isTracingSuppressed(context.active()) }),
  ];
  return exported.spans ? [...carriers, ...(await createSpanOnly())] : carriers;
}

async function createSpanOnly(): Promise<Instrumentation[]> {
  const [{ ExpressInstrumentation, ExpressLayerType }, { PgInstrumentation }, { RedisInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/instrumentation-express'),
      import('@opentelemetry/instrumentation-pg'),
      import('@opentelemetry/instrumentation-redis'),
    ]);
  // A span a layer would cost about as much as the rest together and says nothing that the route's name does not.
  const express = new ExpressInstrumentation({
    ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.REQUEST_HANDLER, ExpressLayerType.ROUTER],
  });
  const pg = new PgInstrumentation({
    ignoreConnectSpans: true,
    requireParentSpan: true,
    enhancedDatabaseReporting: false,
  });
  // The command's name alone: keys and values hold account ids and cached contents.
  const redis = new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command });
  // It hands on to one instrumentation for each of the client's generations; ours is the latest.
  const { instrumentationV4_V5: client } = redis as unknown as { readonly instrumentationV4_V5: Instrumentation };
  withBypasses(client, Object.fromEntries(redisCalls.map((name) => [name, unlessRecording])));
  return [
    withBypasses(express, { handle: unlessRecording }),
    unmeasured(withBypasses(pg, { query: unlessRecording, connect: unlessRecording })),
    redis,
  ];
}

/** Keeps an instrumentation from measuring: it sees recorded traces alone, so its numbers would be a share of the truth. */
function unmeasured<I extends Instrumentation>(instrumentation: I): I {
  instrumentation.setMeterProvider = () => {};
  return instrumentation;
}
