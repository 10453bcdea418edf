import type { IncomingMessage } from 'node:http';
import type { Instrumentation } from '@opentelemetry/instrumentation';

/** What is wrapped when it is loaded by `import`; loading by `require` is followed by the instrumentations themselves. */
export const hookedModules = ['http', 'https', 'express', 'pg', 'pg-pool', '@redis/client', 'kafkajs', '@grpc/grpc-js'];

const probePaths = new Set(['/healthz', '/readyz']);

function isProbe(request: IncomingMessage): boolean {
  return probePaths.has((request.url ?? '').split('?', 1)[0] ?? '');
}

/**
 * The instrumentations of this process. Those that carry trace context between processes are always there; those that
 * only make spans (database, cache, routes) are loaded when `spans` are exported.
 */
export async function createInstrumentations({ spans }: { readonly spans: boolean }): Promise<Instrumentation[]> {
  const [{ HttpInstrumentation }, { GrpcInstrumentation }, { KafkaJsInstrumentation }, { UndiciInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-grpc'),
      import('@opentelemetry/instrumentation-kafkajs'),
      import('@opentelemetry/instrumentation-undici'),
    ]);
  const carriers: Instrumentation[] = [
    new HttpInstrumentation({ ignoreIncomingRequestHook: isProbe }),
    new GrpcInstrumentation({ ignoreGrpcMethods: ['Check', 'Watch'] }),
    new KafkaJsInstrumentation(),
    new UndiciInstrumentation(),
  ];
  return spans ? [...carriers, ...(await createSpanOnly())] : carriers;
}

async function createSpanOnly(): Promise<Instrumentation[]> {
  const [{ ExpressInstrumentation, ExpressLayerType }, { PgInstrumentation }, { RedisInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/instrumentation-express'),
      import('@opentelemetry/instrumentation-pg'),
      import('@opentelemetry/instrumentation-redis'),
    ]);
  return [
    // A span a layer would cost about as much as the rest together and says nothing that the route's name does not.
    new ExpressInstrumentation({
      ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.REQUEST_HANDLER, ExpressLayerType.ROUTER],
    }),
    new PgInstrumentation({ ignoreConnectSpans: true, requireParentSpan: true, enhancedDatabaseReporting: false }),
    // The command's name alone: keys and values hold account ids and cached contents.
    new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  ];
}
