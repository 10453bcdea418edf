/** What its kind says: Kubernetes' own schemas check it. */
// biome-ignore lint/suspicious/noExplicitAny: programs read and change a few fields of many kinds.
type Loose = any;

/** A Kubernetes object. */
export type KubernetesObject = {
  readonly kind: string;
  readonly apiVersion: string;
  readonly metadata: Loose;
  readonly spec?: Loose;
  readonly data?: Loose;
  readonly status?: Loose;
};

export const secret = (namespace: string, name: string, stringData: Readonly<Record<string, string>>) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace },
  stringData,
});

export const configMap = (namespace: string, name: string, data: Readonly<Record<string, string>>) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace },
  data,
});

interface StandIn {
  readonly namespace: string;
  readonly name: string;
  readonly image: string;
  readonly port: number;
  readonly command: readonly string[];
  readonly cpu?: string;
  /** What is mounted below /run, by the folder's name. */
  readonly volumes?: Readonly<Record<string, object>>;
}

/** One pod that listens to one port, and the Service of its name. */
export function standIn({ namespace, name, image, port, command, cpu = '50m', volumes = {} }: StandIn) {
  const labels = { 'app.kubernetes.io/name': name };
  const folders = Object.keys(volumes);
  const container = {
    name,
    image,
    command,
    ports: [{ containerPort: port }],
    readinessProbe: { tcpSocket: { port }, periodSeconds: 1 },
    resources: { requests: { cpu, memory: '64Mi' } },
    volumeMounts: [
      { name: 'data', mountPath: '/data' },
      ...folders.map((folder) => ({ name: folder, mountPath: `/run/${folder}` })),
    ],
  };
  const pod = {
    enableServiceLinks: false,
    automountServiceAccountToken: false,
    securityContext: { runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 },
    terminationGracePeriodSeconds: 1,
    containers: [container],
    volumes: [{ name: 'data', emptyDir: {} }, ...folders.map((folder) => ({ name: folder, ...volumes[folder] }))],
  };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, namespace },
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels }, spec: pod } },
    },
    { apiVersion: 'v1', kind: 'Service', metadata: { name, namespace }, spec: { selector: labels, ports: [{ port }] } },
  ];
}

/** Gives each container the image of one tag that stands for the one its manifest names. */
export function withImages(
  objects: readonly KubernetesObject[],
  tagOf: (name: string) => string,
): readonly KubernetesObject[] {
  const changed = structuredClone(objects);
  for (const { spec } of changed)
    for (const container of spec?.template?.spec?.containers ?? []) {
      const [, name] =
        /^(?:registry\.example\/review-reply\/|review-reply-)([a-z]+)(?:@.*)?$/.exec(container.image) ?? [];
      if (name !== undefined) container.image = `review-reply-${name}:${tagOf(name)}`;
    }
  return changed;
}
