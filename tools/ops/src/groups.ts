import { existsSync, globSync, rmdirSync } from 'node:fs';
import { eventually } from '@review-reply/testing';

const emptyWithinMs = 10_000;

/** Control groups, which outlive namespaces: of what an engine builds, and of pods, as engine and kubelet name them. */
export const buildsGroup = 'docker';
export const podsGroup = 'kubepods';

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
