import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Declaration, declaredMetrics, prometheusName } from '@review-reply/telemetry';
import { listen } from '@review-reply/testing';
import { type Attribute, readAttributes, readOtlpBody } from '../otlp-receiver.ts';

/** Takes metrics by OTLP/HTTP in JSON, and shows the latest of every process as Prometheus asks for them. */
export interface MetricsReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** Host and port, for Prometheus. */
  readonly address: string;
  /** Whether it shows nothing, as one that is broken. */
  isBroken: boolean;
  close(): Promise<void>;
}

// The part of opentelemetry-proto's JSON mapping that is read here.
interface Point {
  readonly attributes?: readonly Attribute[];
  readonly asDouble?: number;
  readonly asInt?: string | number;
  readonly count?: string | number;
  readonly sum?: number;
  readonly bucketCounts?: ReadonlyArray<string | number>;
  readonly explicitBounds?: readonly number[];
}
interface Metric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly Point[] };
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}
interface Export {
  readonly resourceMetrics: ReadonlyArray<{
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeMetrics: ReadonlyArray<{ readonly metrics: readonly Metric[] }>;
  }>;
}

const declared: Readonly<Record<string, Declaration>> = declaredMetrics;

/** @param forgetAfterMs how long a process is shown that no longer tells of itself */
export async function openMetricsReceiver(forgetAfterMs: number): Promise<MetricsReceiver> {
  const latest = new Map<string, { readonly at: number; readonly lines: readonly string[] }>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const exported = JSON.parse(await readOtlpBody(request)) as Export;
      for (const { resource, scopeMetrics } of exported.resourceMetrics) {
        const { 'service.name': job, 'service.instance.id': instance } = readAttributes(resource.attributes);
        const metrics = scopeMetrics.flatMap((scope) => scope.metrics);
        const lines = metrics.flatMap((metric) => toLines(metric, { job, instance }));
        latest.set(`${job} ${instance}`, { at: performance.now(), lines });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    if (receiver.isBroken) return void response.writeHead(503).end();
    for (const [name, { at }] of latest) if (performance.now() - at > forgetAfterMs) latest.delete(name);
    const lines = [...latest.values()].flatMap((one) => one.lines);
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(`${lines.join('\n')}\n`);
  });
  const address = `127.0.0.1:${await listen(server)}`;
  const receiver: MetricsReceiver = {
    url: `http://${address}`,
    address,
    isBroken: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** What is not declared is not what the platform means to tell. */
function toLines({ name, sum, gauge, histogram }: Metric, resource: Record<string, unknown>): string[] {
  const declaration = declared[name];
  if (declaration === undefined) return [];
  const base = prometheusName(name, declaration);
  const simple = (sum ?? gauge)?.dataPoints ?? [];
  return [
    ...simple.map((point) =>
      line(base, { ...resource, ...readAttributes(point.attributes) }, point.asDouble ?? point.asInt),
    ),
    ...(histogram?.dataPoints ?? []).flatMap((point) => {
      const labels = { ...resource, ...readAttributes(point.attributes) };
      let below = 0;
      const buckets = (point.bucketCounts ?? []).map((count, at) => {
        below += Number(count);
        return line(`${base}_bucket`, { ...labels, le: point.explicitBounds?.[at] ?? '+Inf' }, below);
      });
      return [...buckets, line(`${base}_sum`, labels, point.sum ?? 0), line(`${base}_count`, labels, point.count)];
    }),
  ];
}

function line(name: string, labels: Record<string, unknown>, value: unknown): string {
  const shown = Object.entries(labels).map(
    ([key, text]) => `${key.replaceAll('.', '_')}=${JSON.stringify(String(text))}`,
  );
  return `${name}{${shown.join(',')}} ${value}`;
}
