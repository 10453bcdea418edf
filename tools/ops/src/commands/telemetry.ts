import { missingOfReply, type ReceivedSpan, readSpans } from '@review-reply/e2e/client';
import { eventually } from '@review-reply/testing';
import type { Cluster, ClusterParts } from '../cluster.ts';
import { addressesOf, type Composed, goDemo, seed, start, withCompose } from '../composed.ts';
import { nameOf } from '../images.ts';
import type { Kubectl } from '../kubectl.ts';
import { countSteps, delayReply } from '../outside/demo.ts';
import { programs } from '../platform.ts';
import { metricsPort, storeUrl, withoutRegistry } from '../telemetry.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

/** Above what the collector takes for slow. */
const slowMs = 1_200;
/** It decides half a minute after a trace began; metrics are told once a minute. */
const toldWithinMs = 120_000;

/**
 * The demo's way with a platform that is slow: the reply is read back as one trace, from its request to its webhook.
 */
export async function tryTelemetry({ kubectl, outside }: Cluster): Promise<Report> {
  await outside.seed();
  await outside.delayReply(slowMs);
  const steps = countSteps(await outside.demo(apiUrl));
  return { lines: await readBack(steps, storeUrl, () => readJobs(kubectl)), problems: [] };
}

/** The same on compose, where Prometheus is asked. */
export function tryComposeTelemetry(parts: ClusterParts): Promise<Report> {
  const attempt = async (platform: Composed): Promise<Report> => {
    const problems: string[] = [];
    const readyS = await start(platform, problems);
    const account = await seed(platform);
    await delayReply('http://127.0.0.1:8090', slowMs);
    const steps = await goDemo(platform, account);
    const { jaeger } = addressesOf(await platform.containers());
    const told = await readBack(steps, `http://${jaeger}:4318`, queryJobs);
    const { activeAlertmanagers } = await ask<{ activeAlertmanagers: unknown[] }>('alertmanagers');
    if (activeAlertmanagers.length !== 1) problems.push('Prometheus knows no Alertmanager.');
    return { lines: [`up --wait with empty volumes: ${readyS} s`, ...told], problems };
  };
  return withCompose(parts, attempt, {
    files: ['docker-compose.telemetry.yml'],
    changes: withoutRegistry(nameOf('servers', parts.standIns.tag), parts.collector ?? ''),
  });
}

/**
 * @param tracesUrl of the store of traces
 * @param jobs the programs that Prometheus has metrics of, one for each process
 */
async function readBack(steps: number, tracesUrl: string, jobs: () => Promise<string[]>): Promise<string[]> {
  const within = { timeoutMs: toldWithinMs, pauseMs: 2_000 };
  const reply = await eventually(() => findReply(tracesUrl), within);
  const kept = await readKept(tracesUrl);
  const processes = await eventually(async () => {
    const measured = await jobs();
    const silent = programs.filter((name) => !measured.includes(name));
    if (silent.length > 0) throw new Error(`Nothing is measured of ${silent.join(', ')}.`);
    return measured.length;
  }, within);
  const services = [...new Set(reply.map(({ service }) => service))].sort();
  return [
    `the demo's way: ${steps} steps`,
    `the collector kept ${new Set(kept.map(({ traceId }) => traceId)).size} traces of ${kept.length} spans`,
    `the reply is one of them, of ${reply.length} spans in ${services.join(', ')}`,
    `the metrics of ${processes} processes of ${programs.length} programs are there`,
  ];
}

async function readKept(tracesUrl: string): Promise<ReceivedSpan[]> {
  const response = await fetch(tracesUrl);
  return (await response.text()).split('\n').filter(Boolean).flatMap(readSpans);
}

/** @throws Error with what is missing of each reply as long as none is whole */
async function findReply(tracesUrl: string): Promise<ReceivedSpan[]> {
  const kept = await readKept(tracesUrl);
  const traces = [...Map.groupBy(kept, ({ traceId }) => traceId).values()].map((spans) => ({
    spans,
    missing: missingOfReply(spans),
  }));
  const whole = traces.find(({ missing }) => missing.length === 0);
  if (whole !== undefined) return whole.spans;
  const lacking = traces.filter(({ spans }) => spans.some(({ name }) => /CreateReply/.test(name)));
  throw new Error(
    `Of ${traces.length} traces none is a whole reply: ${JSON.stringify(lacking.map((one) => one.missing))}`,
  );
}

const metric = 'nodejs_eventloop_utilization_ratio';

/** As the collector shows them to Prometheus. */
async function readJobs(kubectl: Kubectl): Promise<string[]> {
  const selector = '--selector=app.kubernetes.io/name=collector';
  const { items } = await kubectl.read('get', 'pods', '-n', 'telemetry', selector);
  const response = await fetch(`http://${items[0]?.status.podIP}:${metricsPort}/metrics`);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith(`${metric}{`));
  return lines.map((line) => /job="([^"]+)"/.exec(line)?.[1] ?? '');
}

async function queryJobs(): Promise<string[]> {
  const { result } = await ask<{ result: ReadonlyArray<{ metric: { job: string } }> }>(`query?query=${metric}`);
  return result.map(({ metric: { job } }) => job);
}

/** Prometheus, where people reach it. */
async function ask<T>(what: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:9090/api/v1/${what}`);
  return ((await response.json()) as { data: T }).data;
}
