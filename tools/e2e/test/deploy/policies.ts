import { readFileSync } from 'node:fs';
import { type Environment, parseConfig, readConfig, type Settings } from '../../../../packages/config/src/index.ts';
import { serviceSettings, stopWithinMs } from '../../../../packages/service/src/index.ts';
import { billingSettings } from '../../../../services/billing/src/config.ts';
import { findGatewayProblems, gatewaySettings } from '../../../../services/gateway/src/config.ts';
import { stopWithinMs as gatewayStopsWithinMs } from '../../../../services/gateway/src/http/http-server.ts';
import { identitySettings } from '../../../../services/identity/src/config.ts';
import { findPlacesProblems, placesSettings } from '../../../../services/places/src/config.ts';
import { findReviewsProblems, reviewsSettings } from '../../../../services/reviews/src/config.ts';
import { findWebhooksProblems, webhooksSettings } from '../../../../services/webhooks/src/config.ts';
import { denied, edges } from './edges.ts';
import { kind, type Manifest, type Policy } from './manifests.ts';

const settingsOf: Readonly<Record<string, Settings>> = {
  gateway: gatewaySettings,
  identity: identitySettings,
  places: placesSettings,
  reviews: reviewsSettings,
  billing: billingSettings,
  webhooks: webhooksSettings,
};
const findMoreOf: Readonly<Record<string, (env: Environment) => readonly string[]>> = {
  gateway: findGatewayProblems,
  places: findPlacesProblems,
  reviews: findReviewsProblems,
  webhooks: findWebhooksProblems,
};

const nameOf = (manifest: Manifest) => `${manifest.kind} ${manifest.metadata.name}`;
const labelOf = (manifest: Manifest): string => manifest.metadata.labels?.['app.kubernetes.io/name'] ?? '';
const servers = (manifests: readonly Manifest[]) => kind(manifests, 'Deployment');
const workloads = (manifests: readonly Manifest[]) => kind(manifests, 'Deployment', 'Job');
const podOf = (workload: Manifest) => workload.spec.template.spec;
const containerOf = (workload: Manifest) => podOf(workload).containers[0];

/** A rule of every workload, or of every server, by itself. */
function each(
  of: (manifests: readonly Manifest[]) => Manifest[],
  rule: string,
  holds: (workload: Manifest, all: readonly Manifest[]) => boolean,
  breakOne: (workload: Manifest, all: readonly Manifest[]) => void,
): Policy {
  return {
    rule,
    find: (all) =>
      of(all)
        .filter((one) => !holds(one, all))
        .map(nameOf),
    breakIt: (all) => {
      const [first] = of(all);
      if (first !== undefined) breakOne(first, all);
    },
  };
}

const envOf = (workload: Manifest): { name: string; value?: string; valueFrom?: object }[] => containerOf(workload).env;

/** What a program is told, with something of the right shape where a file of a secret will be. */
function environmentOf(server: Manifest, all: readonly Manifest[]): Environment {
  const platform = all.find(({ kind: of, metadata }) => of === 'ConfigMap' && metadata.name === 'platform')?.data ?? {};
  const key = `k1:${Buffer.alloc(32).toString('base64')}`;
  const contents: Readonly<Record<string, string>> = { DATA_KEYS: key, HASH_KEYS: key, SMTP_URL: '' };
  const own = envOf(server).map(({ name, value = 'collector' }) => {
    const setting = name.replace(/_FILE$/, '');
    if (name === setting) return [name, value];
    return [setting, setting.endsWith('_CA') ? '-----BEGIN CERTIFICATE-----' : (contents[setting] ?? 'a'.repeat(32))];
  });
  const ports = { GRPC_PORT: '50051', HEALTH_PORT: '8081', PORT: '8080' };
  return { ...ports, ...platform, ...Object.fromEntries(own) };
}

const readme = readFileSync(new URL('../../../../deploy/kubernetes/README.md', import.meta.url), 'utf8');

/** What a program's pools may hold at its scaler's maximum, twice over during a roll-out, and its migrations. */
function connectionsOf(server: Manifest, all: readonly Manifest[]): number {
  const env = environmentOf(server, all);
  if (env.POSTGRES_URL === undefined) return 0;
  const scaler = kind(all, 'HorizontalPodAutoscaler').find(
    ({ spec }) => spec.scaleTargetRef.name === server.metadata.name,
  );
  const { POSTGRES_CONNECTIONS_MAX } = serviceSettings;
  const pool = parseConfig({ POSTGRES_CONNECTIONS_MAX }, env).POSTGRES_CONNECTIONS_MAX;
  return 2 * scaler?.spec.maxReplicas * pool + 1;
}

const roomInPostgres: Policy = {
  rule: 'Postgres has room for every pool, as the README asks for it',
  find: (all) => {
    const room = Number(/`max_connections` of (\d+)/.exec(readme)?.[1]);
    const needed = servers(all).reduce((sum, server) => sum + connectionsOf(server, all), 0);
    return needed <= room ? [] : [`${needed} connections`];
  },
  breakIt: (all) => {
    for (const { spec } of kind(all, 'HorizontalPodAutoscaler')) spec.maxReplicas += 1;
  },
};

function starts(server: Manifest, all: readonly Manifest[]): boolean {
  try {
    const name = labelOf(server);
    readConfig(settingsOf[name] ?? {}, environmentOf(server, all), findMoreOf[name]);
    return true;
  } catch {
    return false;
  }
}

const restricted: Policy = {
  rule: 'the namespace enforces the level restricted',
  find: (all) =>
    kind(all, 'Namespace')
      .filter(({ metadata }) => metadata.labels['pod-security.kubernetes.io/enforce'] !== 'restricted')
      .map(nameOf),
  breakIt: (all) => {
    for (const { metadata } of kind(all, 'Namespace')) metadata.labels = {};
  },
};

const onlyIdentityHashes: Policy = {
  rule: 'identity alone has the keys of API secrets, and no two pods have a secret in common',
  find: (all) => {
    const withKeys = servers(all).filter((server) => envOf(server).some(({ name }) => name.startsWith('HASH_KEYS')));
    const secrets = workloads(all).flatMap((one) =>
      podOf(one).volumes.flatMap((v: { secret?: { secretName: string } }) => v.secret?.secretName ?? []),
    );
    return [
      ...withKeys.map(labelOf).filter((name) => name !== 'identity'),
      ...secrets.filter((secret, at) => secrets.indexOf(secret) !== at),
    ];
  },
  breakIt: (all) => {
    for (const server of servers(all))
      podOf(server).volumes.find((v: { name: string }) => v.name === 'secrets').secret.secretName = 'all';
  },
};

/** What the production overlay keeps. */
export const policies: readonly Policy[] = [
  each(
    workloads,
    'nothing is root',
    (w) => podOf(w).securityContext?.runAsNonRoot === true && podOf(w).securityContext.runAsUser === 1_000,
    (w) => delete podOf(w).securityContext.runAsNonRoot,
  ),
  each(
    workloads,
    'the system confines calls to the kernel',
    (w) => podOf(w).securityContext?.seccompProfile?.type === 'RuntimeDefault',
    (w) => delete podOf(w).securityContext.seccompProfile,
  ),
  each(
    workloads,
    'root file systems are read-only',
    (w) => containerOf(w).securityContext?.readOnlyRootFilesystem === true,
    (w) => delete containerOf(w).securityContext.readOnlyRootFilesystem,
  ),
  each(
    workloads,
    'nothing gains privileges',
    (w) => containerOf(w).securityContext?.allowPrivilegeEscalation === false,
    (w) => delete containerOf(w).securityContext.allowPrivilegeEscalation,
  ),
  each(
    workloads,
    'nothing has a capability',
    (w) => `${containerOf(w).securityContext?.capabilities?.drop}` === 'ALL',
    (w) => delete containerOf(w).securityContext.capabilities,
  ),
  each(
    workloads,
    'nothing is given a token of the cluster',
    (w) => podOf(w).automountServiceAccountToken === false,
    (w) => delete podOf(w).automountServiceAccountToken,
  ),
  each(
    workloads,
    'each asks for CPU and memory, and may not take more memory than it says',
    (w) =>
      ['requests.cpu', 'requests.memory', 'limits.memory'].every(
        (at) => at.split('.').reduce((o, key) => o?.[key], containerOf(w).resources) !== undefined,
      ),
    (w) => delete containerOf(w).resources.requests.cpu,
  ),
  each(
    workloads,
    'each image is named by digest',
    (w) => /@sha256:[0-9a-f]{64}$/.test(containerOf(w).image),
    (w) => (containerOf(w).image = 'review-reply-identity:latest'),
  ),
  each(
    workloads,
    'secrets come from files alone',
    (w) =>
      containerOf(w).envFrom.every((from: object) => !('secretRef' in from)) &&
      envOf(w).every(
        ({ name, value = '', valueFrom = {} }) =>
          !('secretKeyRef' in valueFrom) &&
          !/:[^/@]+@/.test(value) &&
          (!/(PASSWORD|SECRET|_KEYS?)$/.test(name) || value.startsWith('/run/')),
      ),
    (w) => envOf(w).push({ name: 'KAFKA_PASSWORD', value: 'said' }),
  ),
  each(
    servers,
    'each has its three probes, and the one that restarts looks at nothing else',
    (w) =>
      containerOf(w).startupProbe?.httpGet.path === '/readyz' &&
      containerOf(w).readinessProbe?.httpGet.path === '/readyz' &&
      containerOf(w).livenessProbe?.httpGet.path === '/healthz',
    (w) => (containerOf(w).livenessProbe.httpGet.path = '/readyz'),
  ),
  each(
    servers,
    'each comes to the end of its longest stop',
    (w) =>
      podOf(w).terminationGracePeriodSeconds * 1_000 >=
      (labelOf(w) === 'gateway' ? gatewayStopsWithinMs : stopWithinMs),
    (w) => (podOf(w).terminationGracePeriodSeconds = 30),
  ),
  each(
    servers,
    'one at most is evicted at a time',
    (w, all) =>
      kind(all, 'PodDisruptionBudget').some(
        ({ spec }) => spec.maxUnavailable === 1 && spec.selector.matchLabels['app.kubernetes.io/name'] === labelOf(w),
      ),
    (_, all) => {
      for (const { spec } of kind(all, 'PodDisruptionBudget')) spec.maxUnavailable = '100%';
    },
  ),
  each(
    servers,
    'two or more of each run, as a scaler says, and replicas are not reset',
    (w, all) =>
      w.spec.replicas === undefined &&
      kind(all, 'HorizontalPodAutoscaler').some(
        ({ spec }) => spec.scaleTargetRef.name === w.metadata.name && spec.minReplicas >= 2,
      ),
    (w) => (w.spec.replicas = 1),
  ),
  each(
    servers,
    'replicas are spread over hosts and zones',
    (w) =>
      podOf(w).topologySpreadConstraints?.every(
        ({ labelSelector }: { labelSelector?: { matchLabels: Record<string, string> } }) =>
          labelSelector?.matchLabels['app.kubernetes.io/name'] === labelOf(w),
      ) === true,
    (w) => delete podOf(w).topologySpreadConstraints,
  ),
  each(
    servers,
    'each is replaced before it goes',
    (w) => w.spec.strategy.rollingUpdate.maxUnavailable === 0,
    (w) => (w.spec.strategy.rollingUpdate.maxUnavailable = 1),
  ),
  each(servers, 'each starts with the settings that it is given, in production', starts, (w) =>
    envOf(w).splice(
      envOf(w).findIndex(({ name }) => name === 'KAFKA_USERNAME'),
      1,
    ),
  ),
  roomInPostgres,
  onlyIdentityHashes,
  edges,
  denied,
  restricted,
];
