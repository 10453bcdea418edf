import type { Cluster, ClusterParts } from '../cluster.ts';
import type { Progress } from '../shell.ts';
import { tryCluster } from './cluster.ts';
import { tryCompose } from './compose.ts';
import { tryEdges } from './edges.ts';
import type { Report } from './report.ts';
import { tryRolling } from './rolling.ts';
import { startOfSkew, trySkew } from './skew.ts';
import { tryComposeTelemetry, tryTelemetry } from './telemetry.ts';

interface Command {
  /** Images that the cluster begins with, by the programs' names. */
  start(parts: ClusterParts): (name: string) => string;
  attempt(cluster: Cluster, progress: Progress): Promise<Report>;
}

const today = (parts: ClusterParts) => () => parts.images.tag;

/** What is done on a cluster. */
export const commands = {
  cluster: { start: today, attempt: tryCluster },
  rolling: { start: today, attempt: tryRolling },
  edges: { start: today, attempt: tryEdges },
  telemetry: { start: today, attempt: tryTelemetry },
  skew: { start: startOfSkew, attempt: trySkew },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** What is done with compose files. */
export const onCompose: Readonly<Record<string, (parts: ClusterParts, progress: Progress) => Promise<Report>>> = {
  compose: tryCompose,
  'compose-telemetry': tryComposeTelemetry,
};

/** What needs no cluster. */
export const others = ['images', ...Object.keys(onCompose)];
/** What can't be done beside anything else. */
export const alone: readonly string[] = ['skew', ...others];
