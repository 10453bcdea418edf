import { type Metadata, status } from '@grpc/grpc-js';
import { currentTrace, record, SpanKind, type SpanOptions, type TraceHeaders } from '@review-reply/telemetry';

const headerNames = ['traceparent', 'tracestate'] as const;

/** How the spans of one method are named and described at both ends, as OpenTelemetry's conventions for RPC say. */
export interface MethodSpans {
  readonly name: string;
  readonly client: SpanOptions;
  readonly server: SpanOptions;
}

/** @param path `/package.Service/Method` */
export function spansOf(path: string): MethodSpans {
  const [, service = '', method = ''] = path.split('/');
  const attributes = { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method };
  return {
    name: `${service}/${method}`,
    client: { kind: SpanKind.CLIENT, attributes },
    server: { kind: SpanKind.SERVER, attributes },
  };
}

/** Measures a call from `startedMs` (of `performance.now()`) to now. @param path `/package.Service/Method` */
export function measureCall(
  name: 'rpc.client.call.duration' | 'rpc.server.call.duration',
  path: string,
  startedMs: number,
  code: status,
): void {
  record(name, (performance.now() - startedMs) / 1_000, {
    'rpc.system.name': 'grpc',
    'rpc.method': path.slice(1),
    'rpc.response.status_code': status[code],
  });
}

export function sendTrace(metadata: Metadata): Metadata {
  const headers = currentTrace();
  for (const name of headerNames) {
    const value = headers[name];
    if (value !== undefined) metadata.set(name, value);
  }
  return metadata;
}

export function readTrace(metadata: Metadata): TraceHeaders {
  const [traceparent, tracestate] = headerNames.map((name) => metadata.get(name)[0]?.toString());
  return { traceparent, tracestate };
}
