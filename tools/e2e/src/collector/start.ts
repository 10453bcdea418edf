import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import { configsOf, configuration, obtainCollector } from './program.ts';

const readyWithinMs = 30_000;

export interface Collector {
  /** Where services send spans and metrics (OTLP/HTTP). */
  readonly url: string;
  /** What Prometheus would fetch. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the collector as deploy/telemetry/collector.yaml says, but for its addresses. @param tracesUrl where traces
 * that are kept go, in JSON
 */
export async function startCollector(tracesUrl: string): Promise<Collector> {
  const [otlp, prometheus] = [await freePort(), await freePort()];
  const others = [
    `receivers::otlp::protocols::http::endpoint: 127.0.0.1:${otlp}`,
    `exporters::prometheus::endpoint: 127.0.0.1:${prometheus}`,
  ];
  const collector = spawn(await obtainCollector(), configsOf(configuration, others), {
    env: { ...process.env, TRACES_ENDPOINT: tracesUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  collector.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await eventually(
    () => {
      if (collector.exitCode !== null) throw new Error(`The collector has ended: ${said}`);
      if (!said.includes('Everything is ready')) throw new Error(`The collector is not ready: ${said}`);
    },
    { timeoutMs: readyWithinMs },
  );
  return {
    url: `http://127.0.0.1:${otlp}`,
    metrics: async () => (await fetch(`http://127.0.0.1:${prometheus}/metrics`)).text(),
    close: async () => {
      if (collector.exitCode !== null) return;
      collector.kill('SIGTERM');
      await once(collector, 'exit');
    },
  };
}
