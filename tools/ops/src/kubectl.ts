import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stringify } from 'yaml';
import type { KubernetesObject } from './objects.ts';
import { type Output, run } from './shell.ts';

const callTimeoutMs = 300_000;

export interface Kubectl {
  (...args: string[]): Promise<Output>;
  /** What kubectl read, as JSON. */
  read(...args: string[]): Promise<{ items: KubernetesObject[] } & KubernetesObject>;
  /**
   * Follows what changes at a path of the API, which has to end by itself (`timeoutSeconds`).
   * @returns once it is followed: what resolves when an object is as asked for
   */
  watch(path: string, isAsAsked: (object: KubernetesObject) => boolean): Promise<{ readonly seen: Promise<void> }>;
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
    watch: (path: string, isAsAsked: (object: KubernetesObject) => boolean) => {
      const args = ['kubectl', `--kubeconfig=${kubeconfig}`, 'get', '--raw', path];
      const child = spawn(kube, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      const begun = Promise.withResolvers<{ readonly seen: Promise<void> }>();
      const seen = Promise.withResolvers<void>();
      createInterface({ input: child.stdout }).on('line', (line) => {
        begun.resolve({ seen: seen.promise });
        if (!isAsAsked(JSON.parse(line).object)) return;
        seen.resolve();
        child.kill();
      });
      child.once('close', () => {
        const ended = new Error(`Nothing at ${path} was as asked for.`);
        begun.reject(ended);
        seen.reject(ended);
      });
      // Whoever waits hears of it; before anybody does, it must not end the process.
      seen.promise.catch(() => {});
      return begun.promise;
    },
    apply: async (objects: ReadonlyArray<object | string>, ...args: string[]) => {
      const text = objects.map((object) => (typeof object === 'string' ? object : stringify(object))).join('\n---\n');
      const { stderr } = await call(['apply', '--server-side', '--force-conflicts', '--filename=-', ...args], text);
      return stderr.split('\n').filter((line) => line.startsWith('Warning:'));
    },
  });
}
