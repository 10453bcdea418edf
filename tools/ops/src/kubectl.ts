import { stringify } from 'yaml';
import type { KubernetesObject } from './objects.ts';
import { type Output, run } from './shell.ts';

const callTimeoutMs = 300_000;

export interface Kubectl {
  (...args: string[]): Promise<Output>;
  /** What kubectl read, as JSON. */
  read(...args: string[]): Promise<{ items: KubernetesObject[] } & KubernetesObject>;
  /** Sends one object to a path of the API. */
  create(path: string, object: object): Promise<Output>;
  /** Sends objects as kubectl reads them. @returns the warnings that the API answered with */
  apply(objects: ReadonlyArray<object | string>, ...args: string[]): Promise<string[]>;
}

/** kubectl of the cluster's own version, as its administrator. */
export function openKubectl(kube: string, kubeconfig: string): Kubectl {
  const call = (args: readonly string[], input?: string) =>
    run(kube, ['kubectl', `--kubeconfig=${kubeconfig}`, ...args], {
      timeoutMs: callTimeoutMs,
      ...(input === undefined ? {} : { input }),
    });
  const kubectl = (...args: string[]) => call(args);
  return Object.assign(kubectl, {
    read: async (...args: string[]) => JSON.parse((await call([...args, '--output=json'])).stdout),
    create: (path: string, object: object) => call(['create', '--raw', path, '--filename=-'], JSON.stringify(object)),
    apply: async (objects: ReadonlyArray<object | string>, ...args: string[]) => {
      const text = objects.map((object) => (typeof object === 'string' ? object : stringify(object))).join('\n---\n');
      const { stderr } = await call(['apply', '--server-side', '--force-conflicts', '--filename=-', ...args], text);
      return stderr.split('\n').filter((line) => line.startsWith('Warning:'));
    },
  });
}
