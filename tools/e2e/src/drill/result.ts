import type { Probe } from './probes.ts';

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
  /** Names of what was done, and how often. */
  /** None where alerts were not looked at. */
  readonly alerts: readonly AlertRecord[];
  readonly figures: Readonly<Record<string, number>>;
  readonly verdicts: readonly Verdict[];
  /** What each process has written, by its name. */
  readonly logs: ReadonlyMap<string, string>;
}
