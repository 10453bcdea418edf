import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Kubectl } from './kubectl.ts';
import { killContainer } from './node.ts';
import type { KubernetesObject } from './objects.ts';
import { namespace } from './platform.ts';
import { run } from './shell.ts';

const withinS = 30;
const lookEveryMs = 20;

/** Seconds from a kill on. */
export interface Noticed {
  /** The container had ended. */
  readonly killed: number;
  /** Kubelet had told that its pod is not ready. */
  readonly kubelet: number;
  /** The Service's list of endpoints was without it. */
  readonly endpoints: number;
  /** The node's rules sent no new connection there. */
  readonly rules: number;
}

export async function kill({ status }: KubernetesObject): Promise<void> {
  const id: string = status.containerStatuses[0].containerID;
  await killContainer(id.replace('containerd://', ''));
}

/**
 * Readies a look at how a Service learns that one of its pods was killed.
 * @returns what kills it, and tells when who knew of it
 */
export async function followKill({ kubectl }: Cluster, pod: KubernetesObject, service: string) {
  const watched = await Promise.all([watchPod(kubectl, pod), watchEndpoints(kubectl, pod, service)]);
  const chain = await findChain(pod);
  return async (): Promise<Noticed> => {
    const startedMs = performance.now();
    const sinceThen = () => (performance.now() - startedMs) / 1_000;
    const [kubelet, endpoints] = watched.map(({ seen }) => seen.then(sinceThen));
    const rules = waitForRules(chain).then(sinceThen);
    await kill(pod);
    const killed = sinceThen();
    return { killed, kubelet: (await kubelet) ?? 0, endpoints: (await endpoints) ?? 0, rules: await rules };
  };
}

const watchPod = (kubectl: Kubectl, { metadata }: KubernetesObject) =>
  kubectl.watch(
    `/api/v1/namespaces/${namespace}/pods?watch=1&timeoutSeconds=${withinS}&fieldSelector=metadata.name=${metadata.name}`,
    ({ status }) => status.conditions.some(({ type, status: is }: Condition) => type === 'Ready' && is === 'False'),
  );

const watchEndpoints = (kubectl: Kubectl, { metadata }: KubernetesObject, service: string) =>
  kubectl.watch(
    `/apis/discovery.k8s.io/v1/namespaces/${namespace}/endpointslices?watch=1&timeoutSeconds=${withinS}&labelSelector=kubernetes.io/service-name=${service}`,
    (slice) =>
      !((slice as KubernetesObject & { readonly endpoints?: readonly Endpoint[] }).endpoints ?? []).some(
        ({ targetRef, conditions }) => targetRef.name === metadata.name && conditions.ready === true,
      ),
  );

interface Condition {
  readonly type: string;
  readonly status: string;
}

interface Endpoint {
  readonly targetRef: { readonly name: string };
  readonly conditions: { readonly ready?: boolean };
}

const readRules = async () => (await run('iptables-save', ['--table', 'nat'])).stdout.split('\n');

/** The chain that sends connections of a Service to a pod. */
async function findChain({ status }: KubernetesObject): Promise<string> {
  const rule = (await readRules()).find((line) => line.includes(`--to-destination ${status.podIP}:`));
  const chain = rule?.split(' ')[1];
  if (chain === undefined) throw new Error(`No rule leads to ${status.podIP}.`);
  return chain;
}

async function waitForRules(chain: string): Promise<void> {
  while ((await readRules()).some((line) => line.startsWith('-A KUBE-SVC-') && line.endsWith(`-j ${chain}`)))
    await delay(lookEveryMs);
}
