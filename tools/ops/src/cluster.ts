import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { secondsSince } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import type { ControlPlaneFiles } from './certificates.ts';
import { startControlPlane } from './control-plane.ts';
import { type Daemons, openDaemons } from './daemons.ts';
import { weighPods } from './groups.ts';
import type { Images } from './images.ts';
import { type Kubectl, openKubectl } from './kubectl.ts';
import { firstNode, makeNetworks, type NodePlace, secondNode } from './network.ts';
import { startNode, startSecondNode } from './node.ts';
import type { KubernetesObject } from './objects.ts';
import { startOutside } from './outside/outside.ts';
import type { Tasks } from './outside/protocol.ts';
import { buildPlatform, defineKinds, prepare, tryOverlays, waitReady } from './platform.ts';
import type { Programs } from './programs.ts';
import { makeSecrets } from './secrets.ts';
import { grantRights, startServers } from './servers.ts';
import type { Progress } from './shell.ts';

/** What a cluster is made of; files of this machine. */
export interface ClusterParts {
  /** A folder of its own, which goes with it. */
  readonly dir: string;
  readonly programs: Programs;
  /** Compose's program, when it is what is tried. */
  readonly compose: string | null;
  /** Folder of the collector's program, when traces are read back. */
  readonly collector: string | null;
  readonly standIns: Images;
  /** The platform's images: today's, and those of the commit before when they are asked for. */
  readonly images: Images;
  readonly previous: Images | null;
  readonly before: string | null;
  /** Of each program, to begin with. */
  readonly replicas: number;
}

export interface Cluster {
  readonly parts: ClusterParts;
  readonly files: ControlPlaneFiles;
  readonly kubectl: Kubectl;
  readonly daemons: Daemons;
  readonly outside: Tasks;
  /** What was applied. */
  readonly platform: readonly KubernetesObject[];
  /** Seconds, in the order in which they were spent. */
  readonly took: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/**
 * Brings a cluster up in the namespaces of this process, with servers, and the production overlay on it.
 * @param tagOf images to begin with, by the programs' names; today's unless given
 */
export async function startCluster(
  parts: ClusterParts,
  progress: Progress,
  tagOf: (name: string) => string = () => parts.images.tag,
): Promise<Cluster> {
  const { dir, programs, standIns, images, previous } = parts;
  const took: Record<string, string> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now();
    const result = await work();
    took[name] = secondsSince(startedMs);
    progress(`${name}: ${took[name]} s`);
    return result;
  };
  mkdirSync(path.join(dir, 'log'), { recursive: true });
  const daemons = openDaemons(path.join(dir, 'log'));
  const secrets = await makeSecrets(dir);
  await makeNetworks(dir);
  const files = await step('control plane', () => startControlPlane(dir, programs, daemons));
  const kubectl = openKubectl(programs.kube, files.kubeconfig('admin'));
  const all = [standIns, images, ...(previous === null ? [] : [previous])];
  await step('node, with images', async () => {
    await startNode({ dir, programs, files, daemons, images: all });
    await waitForNode(kubectl, firstNode);
    weighPods();
  });
  await step('servers', async () => {
    await defineKinds(kubectl);
    await startServers(kubectl, standIns, secrets, parts.collector);
    await grantRights(secrets, dir);
  });
  const platform = await buildPlatform(kubectl, { tagOf, replicas: parts.replicas });
  await prepare(kubectl, platform, secrets);
  const warnings = await step('dry run of the overlays', () => tryOverlays(kubectl));
  await step('platform ready', async () => {
    warnings.push(...(await kubectl.apply(platform)));
    await waitReady(kubectl);
  });
  const { googleClientSecret, rpcDir, outside: certificates } = secrets;
  const outside = await startOutside(dir, { googleClientSecret, rpcDir, certificates });
  daemons.check();
  return { parts, files, kubectl, daemons, outside, platform, took, warnings };
}

/** Starts a second node, which has nothing but today's platform and may be drained. */
export async function addNode({ parts, files, daemons, kubectl }: Cluster): Promise<void> {
  const { dir, programs, standIns, images } = parts;
  await startSecondNode({ dir, programs, files, daemons, images: [standIns, images] });
  await waitForNode(kubectl, secondNode);
  weighPods(secondNode.name);
}

const waitForNode = (kubectl: Kubectl, { name }: NodePlace) =>
  eventually(() => kubectl('wait', '--for=condition=ready', `node/${name}`, '--timeout=60s'), { timeoutMs: 60_000 });
