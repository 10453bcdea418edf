import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { secondsSince } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { addNode, type Cluster } from '../cluster.ts';
import { followKill, kill, type Noticed } from '../kill.ts';
import { secondNode } from '../network.ts';
import { migrateToNext } from '../next-schema.ts';
import type { KubernetesObject } from '../objects.ts';
import { describeFailures, type Failure, isCutOff, isRefused, windowOf } from '../outside/failures.ts';
import type { LoadReport } from '../outside/load.ts';
import { findRestarts, namespace, programs, waitReady } from '../platform.ts';
import type { Progress } from '../shell.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

const betweenMs = 3_000;
const goneWithinMs = 120_000;
const drainedWithin = '--timeout=280s';
/** So often, as it depends on when kubelet looks how soon a kill is noticed. */
const gatewayKills = 5;
/**
 * Kubelet looks for ended containers a second after it has looked at all before, which on a busy machine takes a second
 * itself; API, endpoints and rules follow within half a second.
 */
const refusedWithinS = 3;
/** What was under way at a kill breaks there and then. */
const brokenWithinS = 0.5;

/**
 * The next schema before its code, a whole release, scaling and the drain of a node under a load: nobody may notice.
 * Then a pod of each program is killed. Of a service's nobody may notice that either. Of the gateway's the requests
 * under way break, and connections may be refused until the node has noticed. Nothing may be lost.
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
  await addNode(cluster);
  await outside.startLoad(apiUrl);
  await delay(betweenMs);
  for (const service of serviceNames) await phase(`next schema of ${service}`, () => migrateToNext(cluster, service));
  for (const program of programs) await phase(`restart of ${program}`, () => restart(cluster, program));
  for (const program of programs)
    for (const replicas of [1, 3, 2])
      await phase(`${program} scaled to ${replicas}`, () => scale(cluster, program, replicas));
  let moved = 0;
  await phase('drain of a node', async () => {
    moved = await drain(cluster);
  });
  const planned = await outside.endLoad();
  const restarts = await findRestarts(cluster.kubectl);
  await outside.startLoad(apiUrl);
  for (const program of serviceNames) {
    const pod = await choosePod(cluster, program);
    await phase(`SIGKILL of one ${program}`, () => kill(pod));
    await waitReady(cluster.kubectl);
  }
  const noticed = new Map<string, Noticed>();
  for (let time = 1; time <= gatewayKills; time++) {
    const name = `SIGKILL of one gateway, ${time}`;
    const killFollowed = await followKill(cluster, await choosePod(cluster, 'gateway'), 'gateway-http');
    await phase(name, async () => void noticed.set(name, await killFollowed()));
    await waitReady(cluster.kubectl);
  }
  const killed = await outside.endLoad();
  return {
    lines: [
      `next schema, restarts, scaling, drain (${moved} pods moved): ${describe(planned)}`,
      `kills: ${describe(killed)}`,
      ...[...noticed].map(([name, of]) => describeKill(name, of, killed.failures)),
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
  const explained = (failure: Failure) =>
    failure.phase.includes('gateway') && (isRefused(failure) || isCutOff(failure));
  const tooLong = [...Map.groupBy(failures.filter(explained), ({ phase }) => phase)].flatMap(([phase, of]) => [
    ...beyond(`${phase}: connections were refused`, of.filter(isRefused), refusedWithinS),
    ...beyond(`${phase}: requests broke`, of.filter(isCutOff), brokenWithinS),
  ]);
  return [...describeFailures(failures.filter((failure) => !explained(failure))), ...tooLong];
}

function beyond(what: string, failures: readonly Failure[], withinS: number): string[] {
  const { fromS, toS } = windowOf(failures);
  return toS - fromS > withinS ? [`${what} for ${(toS - fromS).toFixed(1)} s`] : [];
}

function describeKill(phase: string, noticed: Noticed, failures: readonly Failure[]): string {
  const of = failures.filter((failure) => failure.phase === phase);
  const [refused, broken] = [of.filter(isRefused), of.filter(isCutOff)];
  const at = Object.entries(noticed).map(([who, seconds]) => `${who} ${(seconds as number).toFixed(2)}`);
  const until = (some: readonly Failure[]) => (some.length === 0 ? '' : ` until ${windowOf(some).toS.toFixed(2)} s`);
  return `${phase}: ${at.join(', ')} s; ${broken.length} broke under way${until(broken)}, ${refused.length} refused${until(refused)}`;
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

/** Empties the second node for good, as an operator does. @returns how many pods of the platform were there */
async function drain(cluster: Cluster): Promise<number> {
  const { name } = secondNode;
  const { items } = await cluster.kubectl.read(
    'get',
    'pods',
    '-n',
    namespace,
    `--field-selector=spec.nodeName=${name}`,
  );
  await cluster.kubectl('drain', name, '--ignore-daemonsets', '--delete-emptydir-data', drainedWithin);
  for (const program of programs) await settle(cluster, program);
  return items.length;
}

/** One that was not killed before, if there is one: kubelet takes its time to start another again. */
async function choosePod(cluster: Cluster, program: string): Promise<KubernetesObject> {
  const restarts = ({ status }: KubernetesObject): number => status.containerStatuses[0].restartCount;
  const [pod] = (await podsOf(cluster, program)).toSorted((a, b) => restarts(a) - restarts(b));
  if (pod === undefined) throw new Error(`There is no pod of ${program}.`);
  return pod;
}
