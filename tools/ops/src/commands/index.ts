import type { Cluster, ClusterParts } from '../cluster.ts';
import type { Progress } from '../shell.ts';
import { tryCluster } from './cluster.ts';
import { tryEdges } from './edges.ts';
import type { Report } from './report.ts';
import { tryRolling } from './rolling.ts';
import { startOfSkew, trySkew } from './skew.ts';

interface Command {
  /** Whether images of the last commit are needed, too. */
  readonly needsPrevious: boolean;
  /** Images that the cluster begins with, by the programs' names. */
  start(parts: ClusterParts): (name: string) => string;
  attempt(cluster: Cluster, progress: Progress): Promise<Report>;
}

const today = (parts: ClusterParts) => () => parts.images.tag;

export const commands = {
  cluster: { needsPrevious: false, start: today, attempt: tryCluster },
  rolling: { needsPrevious: false, start: today, attempt: tryRolling },
  edges: { needsPrevious: false, start: today, attempt: tryEdges },
  skew: { needsPrevious: true, start: startOfSkew, attempt: trySkew },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
