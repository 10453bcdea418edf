import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@review-reply/testing';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: unknown }>;
  readonly links?: ReadonlyArray<{ readonly traceId: string }>;
}

interface TraceRequest {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: CollectedSpan['attributes'] };
    readonly scopeSpans: ReadonlyArray<{
      readonly scope: { readonly name: string };
      readonly spans: readonly CollectedSpan[];
    }>;
  }>;
}

export interface Collector {
  readonly url: string;
  /** Every request body, as it came. */
  readonly bodies: readonly string[];
  spans(): Array<CollectedSpan & { readonly scope: string }>;
  close(): Promise<void>;
}

/** An OTLP/HTTP receiver for JSON; `answering: false` makes it take requests and stay silent. */
export async function startCollector({ answering = true } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const traces: TraceRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url === '/v1/traces') traces.push(JSON.parse(body) as TraceRequest);
    if (answering) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      traces
        .flatMap((trace) => trace.resourceSpans)
        .flatMap((resource) => resource.scopeSpans)
        .flatMap(({ scope, spans }) => spans.map((span) => ({ ...span, scope: scope.name }))),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
