import { callersOf } from '@review-reply/e2e/client';
import { serviceNames } from '@review-reply/rpc';
import type { Cluster } from '../cluster.ts';
import { enforcePolicies, stopEnforcing } from '../enforcer.ts';
import type { Kubectl } from '../kubectl.ts';
import { dnsAddress, nodeAddress, outsideAddress } from '../network.ts';
import { countSteps } from '../outside/demo.ts';
import { namespace, programs } from '../platform.ts';
import type { Progress } from '../shell.ts';
import { findOpen, probeNames, startProbes } from './probes.ts';
import type { Report } from './report.ts';

/** Where the policies' own namespace ends: a way through the proxy is the only one in. */
const apiUrl = 'http://proxy.gateways:8080/api/v1';
const servers = { postgres: 5432, redis: 6379, kafka: 9092 } as const;

/** With the policies enforced, every edge connects, every other pair does not, and the main job is still done. */
export async function tryEdges({ kubectl, outside, parts }: Cluster, progress: Progress): Promise<Report> {
  await outside.seed();
  await startProbes(kubectl, parts.standIns.tag);
  const targets = await findTargets(kubectl);
  const before = await findAll(kubectl, targets);
  progress(`without enforcement: ${[...before.values()].flat().length} ways are open`);
  await enforcePolicies(kubectl);
  const after = await findAll(kubectl, targets);
  const problems: string[] = [];
  let [open, closed] = [0, 0];
  for (const [source, found] of after)
    for (const target of Object.keys(targets)) {
      if (!isAsked(source, target)) continue;
      const [is, shall] = [found.includes(target), isEdge(source, target)];
      if (shall) open += 1;
      else closed += 1;
      if (is !== shall) problems.push(`${source} → ${target} is ${is ? 'open' : 'closed'}`);
      if (!before.get(source)?.includes(target))
        problems.push(`${source} → ${target} was closed before, so it says nothing`);
    }
  const steps = await outside.demo(apiUrl);
  await stopEnforcing();
  return {
    lines: [
      `${after.size} sources, ${Object.keys(targets).length} targets: ${open} edges connect, ${closed} pairs do not`,
      `the demo's way with policies enforced, through a proxy of the namespace gateways: ${countSteps(steps)} steps`,
    ],
    problems,
  };
}

/** Addresses by the targets' names, each a TCP port, but for one of UDP. */
async function findTargets(kubectl: Kubectl): Promise<Readonly<Record<string, string>>> {
  const { items } = await kubectl.read('get', 'pods', '--all-namespaces');
  const addressOf = (name: string) =>
    items.find(
      ({ metadata, status }) => metadata.labels?.['app.kubernetes.io/name'] === name && status.phase === 'Running',
    )?.status.podIP;
  return {
    ...Object.fromEntries(serviceNames.map((name) => [`${name} rpc`, `${addressOf(name)}:50051`])),
    ...Object.fromEntries(programs.map((name) => [`${name} health`, `${addressOf(name)}:8081`])),
    'gateway http': `${addressOf('gateway')}:8080`,
    ...Object.fromEntries(Object.entries(servers).map(([name, port]) => [name, `${addressOf(name)}:${port}`])),
    collector: `${addressOf('collector')}:4318`,
    'dns by TCP': `${dnsAddress}:53`,
    'dns by UDP': `udp ${dnsAddress}:53`,
    'outside 443': `${outsideAddress}:443`,
    'outside 25': `${outsideAddress}:25`,
    'the API server': '10.96.0.1:443',
    'the node': `${nodeAddress}:10250`,
  };
}

/** Pods of other namespaces, which these name. */
const foreign: Readonly<Record<string, string>> = { proxy: 'gateways', collector: 'telemetry', redis: 'servers' };
/** Programs that call platforms, receivers, or hosts of logos and keys. */
const callOutside = ['gateway', 'places', 'reviews', 'webhooks'];

/** What architecture and the table of calls say, without a look at the policies. */
function isEdge(source: string, target: string): boolean {
  const isProgram = (programs as readonly string[]).includes(source);
  const isService = (serviceNames as readonly string[]).includes(source);
  const service = serviceNames.find((name) => target === `${name} rpc`);
  if (target.startsWith('dns')) return true;
  if (service !== undefined) return callersOf(service).includes(source);
  if (target === 'postgres') return isService || source.endsWith('-migrations');
  if (target === 'redis' || target === 'collector') return isProgram;
  if (target === 'kafka') return isProgram || source === 'topics';
  if (target === 'gateway http') return source === 'proxy';
  return target === 'outside 443' && callOutside.includes(source);
}

/** Beyond our namespace no policy speaks, and no policy is between a pod and itself. */
function isAsked(source: string, target: string): boolean {
  const isOurs = /(rpc|health|http)$/.test(target);
  return !target.startsWith(`${source} `) && (isOurs || !Object.hasOwn(foreign, source));
}

async function findAll(kubectl: Kubectl, targets: Readonly<Record<string, string>>) {
  const found = new Map<string, string[]>();
  for (const source of [...programs, ...probeNames])
    found.set(source, await findOpen(kubectl, { namespace, source, targets }));
  for (const [source, home] of Object.entries(foreign))
    found.set(source, await findOpen(kubectl, { namespace: home, source, targets }));
  return found;
}
