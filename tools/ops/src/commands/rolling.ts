import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { secondsSince } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import type { Cluster } from '../cluster.ts';
import { migrateToNext } from '../next-schema.ts';
import { killContainer } from '../node.ts';
import { describeFailures, type Failure, isCutOff, windowOf } from '../outside/failures.ts';
import type { LoadReport } from '../outside/load.ts';
import { findRestarts, namespace, programs, waitReady } from '../platform.ts';
import type { Progress } from '../shell.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

const betweenMs = 3_000;
const evictedWithinMs = 120_000;
const goneWithinMs = 120_000;
/** Kubelet looks for ended containers once a second, and kube-proxy changes its rules no more often than that. */
const cutOffWithinS = 3;

/**
 * The next schema before its code, a whole release, scaling and evictions under a load: nobody may notice. Then one pod
 * of each program is killed: connections to it may be refused until the node has noticed, and nothing may be lost.
 */
export async function tryRolling(cluster: Cluster, progress: Progress): Promise<Report> {
  const { outside } = cluster;
  const phase = async (name: string, work: () => Promise<void>) => {
    const startedMs = performance.now();
    await outside.mark(name);
    await work();
    await delay(betweenMs);
    const { requests, failures } = await outside.mark('between');
    const load = loadavg()[0]?.toFixed(0);
    progress(`${name}: ${secondsSince(startedMs)} s, ${requests} requests, ${failures.length} failed, load ${load}`);
    for (const line of describeFailures(failures)) progress(`  ${line}`);
  };
  await outside.startLoad(apiUrl);
  await delay(betweenMs);
  for (const service of serviceNames) await phase(`next schema of ${service}`, () => migrateToNext(cluster, service));
  for (const program of programs) await phase(`restart of ${program}`, () => restart(cluster, program));
  for (const program of programs)
    for (const replicas of [1, 3, 2])
      await phase(`${program} scaled to ${replicas}`, () => scale(cluster, program, replicas));
  for (const program of programs) await phase(`evictions of ${program}`, () => evictAll(cluster, program));
  const planned = await outside.endLoad();
  const restarts = await findRestarts(cluster.kubectl);
  await outside.startLoad(apiUrl);
  for (const program of programs) await phase(`SIGKILL of one ${program}`, () => killOne(cluster, program));
  const killed = await outside.endLoad();
  return {
    lines: [
      `next schema, restarts, scaling, evictions: ${describe(planned)}`,
      `kills: ${describe(killed)}`,
      ...describeFailures(killed.failures),
    ],
    problems: [
      ...describeFailures(planned.failures),
      ...planned.differences,
      ...restarts.map((restart) => `Started again: ${restart}`),
      ...beyondKills(killed.failures),
      ...killed.differences,
    ],
  };
}

/** Failures that the kill of one of two pods does not explain. */
function beyondKills(failures: readonly Failure[]): string[] {
  const answers = failures.filter((failure) => !isCutOff(failure));
  const byPhase = Map.groupBy(failures.filter(isCutOff), ({ phase }) => phase);
  const tooLong = [...byPhase]
    .map(([phase, of]) => [phase, windowOf(of)] as const)
    .filter(([, { fromS, toS }]) => toS - fromS > cutOffWithinS)
    .map(([phase, { fromS, toS }]) => `${phase}: connections failed for ${(toS - fromS).toFixed(1)} s`);
  return [...describeFailures(answers), ...tooLong];
}

const describe = ({ seconds, requests, p50, p99, max, failures, suggestions, replies, written, events }: LoadReport) =>
  `${requests} requests in ${seconds} s (p50 ${p50}, p99 ${p99}, max ${max} ms), ${failures.length} failed; ` +
  `${suggestions} suggestions, ${replies} replies, ${written} reviews, ${events} events`;

async function restart(cluster: Cluster, program: string): Promise<void> {
  await cluster.kubectl('rollout', 'restart', '-n', namespace, `deployment/${program}-server`);
  await settle(cluster, program);
}

/** The autoscalers hold the number; without metrics they do nothing else. */
async function scale(cluster: Cluster, program: string, replicas: number): Promise<void> {
  const patch = JSON.stringify({ spec: { minReplicas: replicas, maxReplicas: replicas } });
  await cluster.kubectl('patch', '-n', namespace, `hpa/${program}-server`, '--type=merge', `--patch=${patch}`);
  await settle(cluster, program);
}

/** Until all are ready, and those that they replace have ended: that is when clients would notice. */
async function settle(cluster: Cluster, program: string): Promise<void> {
  await waitReady(cluster.kubectl);
  await eventually(
    async () => {
      const leaving = (await podsOf(cluster, program)).filter(({ metadata }) => metadata.deletionTimestamp);
      if (leaving.length > 0) throw new Error(`${leaving.length} pods of ${program} have not ended.`);
    },
    { timeoutMs: goneWithinMs, pauseMs: 2_000 },
  );
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
    await eventually(() => cluster.kubectl.create(path, eviction), { timeoutMs: evictedWithinMs, pauseMs: 2_000 });
  }
  await settle(cluster, program);
}

async function killOne(cluster: Cluster, program: string): Promise<void> {
  const [pod] = await podsOf(cluster, program);
  const id: string = pod?.status.containerStatuses[0].containerID ?? '';
  await killContainer(id.replace('containerd://', ''));
  await delay(betweenMs);
  await waitReady(cluster.kubectl);
}
