import { missingOfReply, type ReceivedSpan, readSpans } from '@review-reply/e2e/client';
import { eventually } from '@review-reply/testing';
import type { Cluster } from '../cluster.ts';
import type { Kubectl } from '../kubectl.ts';
import { programs } from '../platform.ts';
import { metricsPort, storeUrl } from '../telemetry.ts';
import { apiUrl, countSteps } from './cluster.ts';
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
  const steps = await outside.demo(apiUrl);
  const reply = await eventually(findReply, { timeoutMs: toldWithinMs, pauseMs: 2_000 });
  const kept = await readKept();
  const processes = await eventually(() => findTold(kubectl), { timeoutMs: toldWithinMs, pauseMs: 2_000 });
  const services = [...new Set(reply.map(({ service }) => service))].sort();
  return {
    lines: [
      `the demo's way: ${countSteps(steps)} steps`,
      `the collector kept ${new Set(kept.map(({ traceId }) => traceId)).size} traces of ${kept.length} spans`,
      `the reply is one of them, of ${reply.length} spans in ${services.join(', ')}`,
      `it shows Prometheus the metrics of ${processes} processes of ${programs.length} programs`,
    ],
    problems: [],
  };
}

async function readKept(): Promise<ReceivedSpan[]> {
  const response = await fetch(storeUrl);
  return (await response.text()).split('\n').filter(Boolean).flatMap(readSpans);
}

/** @throws Error with what is missing of each reply as long as none is whole */
async function findReply(): Promise<ReceivedSpan[]> {
  const kept = await readKept();
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

/** @returns how many processes tell of themselves @throws Error while a program is silent */
async function findTold(kubectl: Kubectl): Promise<number> {
  const selector = '--selector=app.kubernetes.io/name=collector';
  const { items } = await kubectl.read('get', 'pods', '-n', 'telemetry', selector);
  const response = await fetch(`http://${items[0]?.status.podIP}:${metricsPort}/metrics`);
  const told = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('nodejs_eventloop_utilization_ratio{'));
  const silent = programs.filter((name) => !told.some((line) => line.includes(`job="${name}"`)));
  if (silent.length > 0) throw new Error(`Nothing is measured of ${silent.join(', ')}.`);
  return told.length;
}
