import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listen } from '@review-reply/testing';

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  /** The library that made it, such as @opentelemetry/instrumentation-pg. */
  readonly scope: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of traces by OTLP/HTTP in JSON. */
export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything received, as it came. */
  readonly text: string;
  close(): Promise<void>;
}

// The part of opentelemetry-proto's JSON mapping that is read here.
export interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Span extends Pick<ReceivedSpan, 'name' | 'kind' | 'traceId' | 'spanId'> {
  readonly parentSpanId?: string;
  readonly attributes?: readonly Attribute[];
}
interface ExportRequest {
  readonly resourceSpans?: ReadonlyArray<{
    readonly resource?: { readonly attributes?: readonly Attribute[] };
    readonly scopeSpans?: ReadonlyArray<{
      readonly scope?: { readonly name?: string };
      readonly spans?: readonly Span[];
    }>;
  }>;
}

export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readOtlpBody(request);
    bodies.push(body);
    if (request.url === '/v1/traces') spans.push(...readSpans(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    get text() {
      return bodies.join('\n');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What an exporter sent, as text. */
export async function readOtlpBody(request: IncomingMessage): Promise<string> {
  const sent = await buffer(request);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString('utf8');
}

/** @param body of an export of traces, in JSON */
export function readSpans(body: string): ReceivedSpan[] {
  const { resourceSpans = [] } = JSON.parse(body) as ExportRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = String(readAttributes(resource?.attributes)['service.name']);
    return scopeSpans.flatMap(({ scope, spans = [] }) =>
      spans.map(({ name, kind, traceId, spanId, parentSpanId = '', attributes }) => ({
        ...{ service, scope: scope?.name ?? '', name, kind, traceId, spanId, parentSpanId },
        attributes: readAttributes(attributes),
      })),
    );
  });
}

export function readAttributes(attributes: readonly Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
