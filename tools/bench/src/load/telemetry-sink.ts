import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench } from '../benchmark.ts';

/** Opens a collector that takes everything and keeps nothing. @returns the variables that send traces to it */
export async function openTelemetrySink(bench: Bench, sampledShare: number): Promise<Record<string, string>> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bench.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: String(sampledShare),
  };
}
