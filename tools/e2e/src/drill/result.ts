import type { Probe } from './probes.ts';

export interface DrillOptions {
  /** Whoever gives the same number meets the same faults in the same order, at times of their own. */
  readonly seed: number;
  readonly faults: number;
  /** Names of the kinds to draw from; all that can be had here unless given. */
  readonly kinds?: readonly string[];
  /** How long faults and the pauses between them last, as a part of what they last by default. */
  readonly lengthPart?: number;
  /** Whether alerts are given their causes, too; takes a Prometheus and a quarter of an hour. */
  readonly alerts?: boolean;
  /** Names of the alerts to give causes; all unless given. */
  readonly only?: readonly string[];
  /** Ends the faults before all have come; what was done is judged all the same. */
  readonly signal?: AbortSignal;
  readonly progress: (line: string) => void;
}

/** A fault, in milliseconds since the drill began. */
export interface FaultRecord {
  readonly kind: string;
  readonly what: string;
  readonly beganAt: number;
  readonly endedAt: number;
  /** From its end until all was well; null when that took too long. */
  readonly recoveryMs: number | null;
  /** Whether another was there at the same time. */
  readonly overlapped: boolean;
}

/** Whether something that has to be so is so. */
export interface Verdict {
  readonly what: string;
  /** Null when it is. */
  readonly problem: string | null;
}

/** An alert that fired, in milliseconds since the drill began. */
export interface AlertRecord {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly firedAt: number;
  /** Null when it still fired at the end. */
  readonly clearedAt: number | null;
}

/** What a drill was and what came of it. */
export interface DrillResult {
  readonly seed: number;
  readonly tookMs: number;
  readonly kinds: readonly string[];
  readonly faults: readonly FaultRecord[];
  /** Times in milliseconds since the drill began. */
  readonly probes: readonly Probe[];
  /** How many webhooks had come by then, and at which time. */
  readonly webhooks: ReadonlyArray<{ readonly at: number; readonly count: number }>;
  /** None where alerts were not looked at. */
  readonly alerts: readonly AlertRecord[];
  /** Names of what was done, and how often. */
  readonly figures: Readonly<Record<string, number>>;
  readonly verdicts: readonly Verdict[];
  /** What each process has written, by its name. */
  readonly logs: ReadonlyMap<string, string>;
}
