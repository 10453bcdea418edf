import { secondsSince } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import type { Cluster } from '../cluster.ts';
import { processorSecondsOf } from '../groups.ts';
import { countSteps } from '../outside/demo.ts';
import { buildAdmin, findRestarts, namespace } from '../platform.ts';
import type { Report } from './report.ts';

const readyWithinS = 120;
export const apiUrl = 'http://gateway-http.review-reply/api/v1';

/** The platform on a cluster does its main job, and operators' commands run there. */
export async function tryCluster(cluster: Cluster): Promise<Report> {
  const { kubectl, outside, took, warnings } = cluster;
  const started = await describeStarts(cluster);
  await outside.seed();
  const startedMs = performance.now();
  const steps = await outside.demo(apiUrl);
  const demoS = secondsSince(startedMs);
  const doctor = await runDoctor(cluster);
  const restarts = await findRestarts(kubectl);
  const readyS = Number(took['platform ready']);
  return {
    lines: [
      ...Object.entries(took).map(([name, seconds]) => `${name}: ${seconds} s`),
      started,
      `demo's way against the gateway's Service: ${countSteps(steps)} steps in ${demoS} s`,
      `admin doctor, by kubectl exec: ${doctor}`,
      `warnings of the API: ${warnings.length}, containers started again: ${restarts.length}`,
    ],
    problems: [
      ...warnings,
      ...restarts.map((restart) => `Started again: ${restart}`),
      ...(readyS > readyWithinS ? [`Ready after ${readyS} s, not ${readyWithinS}.`] : []),
    ],
  };
}

/** What it cost to bring the programs up, and a few seconds more. */
async function describeStarts({ kubectl }: Cluster): Promise<string> {
  const { items } = await kubectl.read('get', 'pods', '-n', namespace);
  const running = items.filter(({ status }) => status.phase === 'Running');
  const seconds = running.map(({ metadata }) => processorSecondsOf(metadata.uid)).toSorted((a, b) => a - b);
  const [least, most] = [seconds[0], seconds.at(-1)].map((value) => value?.toFixed(1));
  return `processor time that each of ${seconds.length} pods took until then: ${least} to ${most} s`;
}

/** As deploy/kubernetes/README.md says. @returns the beginning of what the command wrote */
async function runDoctor({ kubectl, parts }: Cluster): Promise<string> {
  await kubectl.apply(await buildAdmin(kubectl, parts.images.tag));
  const selector = '--selector=app.kubernetes.io/name=admin';
  await eventually(() => kubectl('wait', '-n', namespace, '--for=condition=ready', 'pod', selector, '--timeout=60s'), {
    timeoutMs: 60_000,
  });
  const { stdout } = await kubectl('exec', '-n', namespace, 'job/admin', '--', 'node', 'dist/main.js', 'doctor');
  await kubectl('delete', '-n', namespace, 'job/admin');
  return stdout.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
