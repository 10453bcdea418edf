import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configsOf, configuration } from '@review-reply/e2e/client';
import { configMap, standIn } from './objects.ts';

const shared = { namespace: 'telemetry', image: 'review-reply-servers', port: 4318 };
/** Where the collector shows metrics to Prometheus. */
export const metricsPort = 8889;
const collector = '/run/program/collector';
/** Keeps what it is sent, and tells all of it to whoever asks. */
const store = `const bodies = []; require('http').createServer(async (q, a) => {
  if (q.method === 'POST') bodies.push(Buffer.concat(await q.toArray()).toString());
  a.end(q.method === 'POST' ? '{}' : bodies.join('\\n'));
}).listen(4318)`;
const storeCommand = ['node', '--eval', store];
export const storeUrl = 'http://traces.telemetry:4318';

/** The collector as production has it, and behind it what keeps the traces. @param folder of the collector's program */
export function collectorAndStore(folder: string): object[] {
  const run = [collector, ...configsOf('/run/configuration/collector.yaml')];
  return [
    configMap('telemetry', 'collector', { 'collector.yaml': readFileSync(configuration, 'utf8') }),
    ...standIn({
      ...shared,
      name: 'collector',
      command: ['env', `TRACES_ENDPOINT=${storeUrl}`, ...run],
      volumes: { program: { hostPath: { path: folder } }, configuration: { configMap: { name: 'collector' } } },
    }),
    ...standIn({ ...shared, name: 'traces', command: storeCommand }),
  ];
}

/** Debian's programs that stand in for images that only a registry has. */
export const monitoring = { prometheus: '/usr/bin/prometheus', alertmanager: '/usr/bin/prometheus-alertmanager' };

/**
 * What docker-compose.telemetry.yml is changed by to run without a registry: programs in an image of ours, the store of
 * traces in place of Jaeger, and no Grafana. @param image with Node and the C library @param folder of the collector's
 * program
 */
export function withoutRegistry(image: string, folder: string): object {
  // Docker makes the folders of their data as root's.
  const debian = Object.entries(monitoring).map(([name, file]) => [
    name,
    { image, user: 'root', entrypoint: ['/run/program'], volumes: [`${file}:/run/program:ro`] },
  ]);
  return {
    services: {
      ...Object.fromEntries(debian),
      collector: {
        image,
        entrypoint: [collector],
        command: configsOf('/etc/collector.yaml'),
        volumes: [`${folder}:${path.dirname(collector)}:ro`],
      },
      jaeger: { image, command: storeCommand },
      grafana: { profiles: ['registry'] },
    },
  };
}
