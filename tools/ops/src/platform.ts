import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentCredentials } from '@review-reply/platform-simulator';
import { simulatedHosts } from '@review-reply/platforms';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { parseAllDocuments } from 'yaml';
import { definitionsFolder } from './definitions.ts';
import type { Kubectl } from './kubectl.ts';
import { type KubernetesObject, withImages } from './objects.ts';
import type { ClusterSecrets } from './secrets.ts';

const overlays = fileURLToPath(new URL('../../../deploy/kubernetes/overlays', import.meta.url));
const own = fileURLToPath(new URL('../cluster', import.meta.url));
export const namespace = 'review-reply';
export const programs = ['gateway', ...serviceNames] as const;
const readyWithinMs = 300_000;

const parse = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject);

/** So that three copies of each program and the servers fit on two cores. */
const cpuRequest = '40m';

/**
 * What the platform is made of here: the production overlay, and what `tools/ops/cluster` changes of it.
 * @param replicas of each program at least, in place of the two of the overlay
 */
export async function buildPlatform(
  kubectl: Kubectl,
  { tagOf, replicas }: { tagOf: (name: string) => string; replicas: number },
): Promise<KubernetesObject[]> {
  const built = parse((await kubectl('kustomize', own)).stdout);
  for (const { kind, metadata, spec, data } of built) {
    if (kind === 'HorizontalPodAutoscaler') spec.minReplicas = replicas;
    for (const { resources } of spec?.template?.spec.containers ?? []) resources.requests.cpu = cpuRequest;
    if (kind === 'ConfigMap' && metadata.name === 'platform')
      Object.assign(data, simulatedHosts('https://platforms.example'), {
        GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
      });
  }
  return [...withImages(built, tagOf)];
}

/** The pod that operators' commands run in. */
export async function buildAdmin(kubectl: Kubectl, tag: string): Promise<readonly KubernetesObject[]> {
  const { stdout } = await kubectl('kustomize', path.join(overlays, 'production/admin'));
  return withImages(parse(stdout), () => tag);
}

/** Kinds of cert-manager and of the Gateway API, so that the API server knows and checks them. */
export async function defineKinds(kubectl: Kubectl): Promise<void> {
  const folder = definitionsFolder();
  const kinds = readdirSync(folder).flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')));
  // Some come with templates of Helm there.
  for (const { metadata } of kinds) delete metadata.labels;
  await kubectl.apply(kinds);
  await kubectl('wait', '--for=condition=established', 'crd', '--all', '--timeout=60s');
}

/** Sends both overlays as they are to the API, which checks and keeps nothing. @returns its warnings */
export async function tryOverlays(kubectl: Kubectl): Promise<string[]> {
  const warnings: string[] = [];
  for (const overlay of ['production', 'local', 'production/admin']) {
    const { stdout } = await kubectl('kustomize', path.join(overlays, overlay));
    const found = await kubectl.apply([stdout], '--dry-run=server', '--validate=strict');
    warnings.push(...found.map((warning) => `${overlay}: ${warning}`));
  }
  return warnings;
}

/** Makes the namespace and everything that the manifests only refer to. */
export async function prepare(kubectl: Kubectl, platform: readonly KubernetesObject[], secrets: ClusterSecrets) {
  await kubectl.apply(platform.filter(({ kind }) => kind === 'Namespace'));
  await kubectl.apply(secrets.platform);
}

/** Waits until every migration is done and every program has as many ready replicas as it shall have. */
export async function waitReady(kubectl: Kubectl, timeoutMs = readyWithinMs): Promise<void> {
  await eventually(
    async () => {
      const { items } = await kubectl.read('get', '-n', namespace, 'deployment,job,hpa');
      const missing = [...unfinished(items), ...unready(items)];
      if (missing.length > 0) throw new Error(`Not ready: ${missing.join(', ')}`);
    },
    { timeoutMs, pauseMs: 2_000 },
  );
}

const unfinished = (items: readonly KubernetesObject[]) =>
  items
    .filter(({ kind, metadata, status }) => kind === 'Job' && metadata.name !== 'admin' && status?.succeeded !== 1)
    .map(({ metadata }) => metadata.name);

function unready(items: readonly KubernetesObject[]): string[] {
  return items
    .filter(({ kind }) => kind === 'Deployment')
    .filter(({ metadata, spec, status }) => {
      const scaler = items.find(
        ({ kind, spec: of }) => kind.startsWith('Horiz') && of.scaleTargetRef.name === metadata.name,
      );
      const wanted = scaler?.spec.minReplicas ?? 1;
      const { readyReplicas = 0, updatedReplicas = 0, replicas = 0, observedGeneration = 0 } = status ?? {};
      const isSeen = observedGeneration >= metadata.generation;
      return (
        !isSeen ||
        spec.replicas !== wanted ||
        readyReplicas !== wanted ||
        updatedReplicas !== wanted ||
        replicas !== wanted
      );
    })
    .map(({ metadata, status }) => `${metadata.name} ${status?.readyReplicas ?? 0}/${status?.replicas ?? 0}`);
}

/** Containers that ended and were started again, by their pods, with what they ended by. */
export async function findRestarts(kubectl: Kubectl): Promise<string[]> {
  const { items } = await kubectl.read('get', 'pods', '--all-namespaces');
  return items.flatMap(({ metadata, status }) =>
    (status.containerStatuses ?? [])
      .filter(({ restartCount }: { restartCount: number }) => restartCount > 0)
      .map(
        ({ restartCount, lastState }: { restartCount: number; lastState: object }) =>
          `${metadata.name} ${restartCount}: ${JSON.stringify(lastState)}`,
      ),
  );
}
