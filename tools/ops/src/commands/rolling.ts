import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { killContainer } from '../node.ts';
import type { LoadReport } from '../outside/load.ts';
import { namespace, programs, waitReady } from '../platform.ts';
import { eventually, type Progress, secondsSince } from '../shell.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

const betweenMs = 3_000;
const evictedWithinMs = 120_000;

/**
 * A whole release, scaling and evictions under a load: nobody may notice. Then pods are killed: nothing may be lost.
 */
export async function tryRolling(cluster: Cluster, progress: Progress): Promise<Report> {
  const { outside } = cluster;
  await outside.startLoad(apiUrl);
  await delay(betweenMs);
  const phase = async (name: string, work: () => Promise<void>) => {
    const startedMs = performance.now();
    await outside.mark(name);
    await work();
    await delay(betweenMs);
    const { requests, failed } = await outside.mark('pause');
    progress(`${name}: ${secondsSince(startedMs)} s; ${requests} requests until now, ${failed} failed`);
  };
  for (const program of programs) await phase(`restart of ${program}`, () => restart(cluster, program));
  for (const replicas of [1, 3, 2]) await phase(`all scaled to ${replicas}`, () => scale(cluster, replicas));
  for (const program of programs) await phase(`evictions of ${program}`, () => evictAll(cluster, program));
  const planned = await outside.endLoad();
  await outside.startLoad(apiUrl);
  for (const program of programs) await phase(`SIGKILL of one ${program}`, () => killOne(cluster, program));
  const killed = await outside.endLoad();
  const cutOff = killed.failures.filter(({ phase }) => phase.endsWith('gateway'));
  const other = killed.failures.filter(({ phase }) => !phase.endsWith('gateway'));
  return {
    lines: [
      `restarts, scaling, evictions: ${describe(planned)}`,
      `kills: ${describe(killed)}; ${cutOff.length} requests cut off with the gateway that was killed`,
      ...cutOff.slice(0, 10).map(({ at, what }) => `  ${at} ${what}`),
    ],
    problems: [...planned.failures, ...other]
      .map(({ at, phase, what }) => `${at} during "${phase}": ${what}`)
      .concat(planned.differences, killed.differences),
  };
}

const describe = ({ seconds, requests, p50, p99, max, failures, suggestions, replies, written, events }: LoadReport) =>
  `${requests} requests in ${seconds} s (p50 ${p50}, p99 ${p99}, max ${max} ms), ${failures.length} failed; ` +
  `${suggestions} suggestions, ${replies} replies, ${written} reviews, ${events} events`;

async function restart({ kubectl }: Cluster, program: string): Promise<void> {
  await kubectl('rollout', 'restart', '-n', namespace, `deployment/${program}-server`);
  await kubectl('rollout', 'status', '-n', namespace, `deployment/${program}-server`, '--timeout=240s');
}

/** The autoscalers hold the number; without metrics they do nothing else. */
async function scale({ kubectl }: Cluster, replicas: number): Promise<void> {
  const patch = JSON.stringify({ spec: { minReplicas: replicas, maxReplicas: replicas } });
  for (const program of programs)
    await kubectl('patch', '-n', namespace, `hpa/${program}-server`, '--type=merge', `--patch=${patch}`);
  await waitReady(kubectl);
}

async function podsOf({ kubectl }: Cluster, program: string) {
  const selector = `--selector=app.kubernetes.io/name=${program}`;
  return (await kubectl.read('get', 'pods', '-n', namespace, selector)).items;
}

/** What `kubectl drain` asks for, pod by pod: one more is refused while the disruption budget has no room. */
async function evictAll(cluster: Cluster, program: string): Promise<void> {
  for (const { metadata } of await podsOf(cluster, program)) {
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: metadata.name, namespace } };
    const path = `/api/v1/namespaces/${namespace}/pods/${metadata.name}/eviction`;
    await eventually(() => cluster.kubectl.create(path, eviction), { timeoutMs: evictedWithinMs });
  }
  await waitReady(cluster.kubectl);
}

async function killOne(cluster: Cluster, program: string): Promise<void> {
  const [pod] = await podsOf(cluster, program);
  const id: string = pod?.status.containerStatuses[0].containerID ?? '';
  await killContainer(id.replace('containerd://', ''));
  await delay(betweenMs);
  await waitReady(cluster.kubectl);
}
