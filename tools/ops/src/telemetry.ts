import { readFileSync } from 'node:fs';
import { configsOf, configuration } from '@review-reply/e2e/client';
import { configMap, standIn } from './objects.ts';

const shared = { namespace: 'telemetry', image: 'review-reply-servers', port: 4318 };
/** Where the collector shows metrics to Prometheus. */
export const metricsPort = 8889;
/** Keeps what it is sent, and tells all of it to whoever asks. */
const store = `const bodies = []; require('http').createServer(async (q, a) => {
  if (q.method === 'POST') bodies.push(Buffer.concat(await q.toArray()).toString());
  a.end(q.method === 'POST' ? '{}' : bodies.join('\\n'));
}).listen(4318)`;
export const storeUrl = 'http://traces.telemetry:4318';

/** The collector as production has it, and behind it what keeps the traces. @param folder of the collector's program */
export function collectorAndStore(folder: string): object[] {
  const run = ['/run/program/collector', ...configsOf('/run/configuration/collector.yaml')];
  return [
    configMap('telemetry', 'collector', { 'collector.yaml': readFileSync(configuration, 'utf8') }),
    ...standIn({
      ...shared,
      name: 'collector',
      command: ['env', `TRACES_ENDPOINT=${storeUrl}`, ...run],
      volumes: { program: { hostPath: { path: folder } }, configuration: { configMap: { name: 'collector' } } },
    }),
    ...standIn({ ...shared, name: 'traces', command: ['node', '--eval', store] }),
  ];
}
