import { existsSync, globSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@review-reply/testing';

const emptyWithinMs = 10_000;

/** Control groups, which outlive namespaces: of what an engine builds, and of pods, as engine and kubelet name them. */
export const buildsGroup = 'docker';
export const podsGroup = 'kubepods';

/** Makes a control group of every kind, by either version of control groups. */
export function makeGroup(name: string): void {
  const isNewer = existsSync('/sys/fs/cgroup/cgroup.controllers');
  const roots = isNewer ? ['/sys/fs/cgroup'] : globSync('/sys/fs/cgroup/*/');
  for (const root of roots) mkdirSync(path.join(root, name), { recursive: true });
}

/** Removes a control group once what was in it has ended; one that somebody else uses stays. */
export async function removeGroup(name: string): Promise<void> {
  const remove = async () => {
    for (const group of globSync(`/sys/fs/cgroup/{*/,}${name}`)) {
      const inner = globSync(`${group}/**/`).map((folder) => folder.replace(/\/$/, ''));
      const all = [...new Set([...inner, group])].toSorted((a, b) => b.length - a.length);
      for (const folder of all) if (existsSync(folder)) rmdirSync(folder);
    }
  };
  await eventually(remove, { timeoutMs: emptyWithinMs }).catch(() => {});
}

/** Seconds of processor time that a pod has taken until now, by either version of control groups. */
export function processorSecondsOf(uid: string): number {
  const [older] = globSync(`/sys/fs/cgroup/cpuacct/${podsGroup}/*/pod${uid}/cpuacct.usage`);
  if (older !== undefined) return Number(readFileSync(older, 'utf8')) / 1e9;
  const [newer = ''] = globSync(`/sys/fs/cgroup/${podsGroup}/*/pod${uid}/cpu.stat`);
  return Number(/^usage_usec (\d+)$/m.exec(readFileSync(newer, 'utf8'))?.[1]) / 1e6;
}

/**
 * On a machine that others use too, all pods together have as much of it as two busy programs, for its two processors.
 * A node has nothing else to do: here they have as much as eight, and so what they ask for.
 * @param group that all pods of a node are in
 */
export function weighPods(group: string = podsGroup): void {
  const [older] = globSync(`/sys/fs/cgroup/cpu/${group}/cpu.shares`);
  if (older !== undefined) writeFileSync(older, '8192');
  const [newer] = globSync(`/sys/fs/cgroup/${group}/cpu.weight`);
  if (newer !== undefined) writeFileSync(newer, '800');
}
