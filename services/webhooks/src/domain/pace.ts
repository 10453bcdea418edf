/** Attempts to an endpoint at once before anything is known of it. */
const firstCap = 10;
const leastCap = 8;
const mostCap = 100;
const quickMs = 250;
/** An attempt that takes longer is a slow one: it gives its place back to the quick ones. */
export const slowMs = 500;
/** Weight of the newest attempt in an endpoint's typical time. */
const newestWeight = 0.3;

/** What has been learnt of how fast an endpoint answers. */
export interface Pace {
  /** Attempts to it at once, with fractions. */
  cap: number;
  /** Milliseconds that its attempts take lately; null before the first ended. */
  typicalMs: number | null;
}

export const newPace = (): Pace => ({ cap: firstCap, typicalMs: null });

export interface Learnt {
  readonly elapsedMs: number;
  readonly succeeded: boolean;
  /** The receiver has too much to do. */
  readonly isOverloaded: boolean;
}

/**
 * Learns from an attempt that ended: the cap grows by one with each quick success, shrinks by a tenth with each slow
 * one and by a half when the receiver has too much to do, as TCP does it. Failing quickly says nothing of what it can
 * bear.
 */
export function learn(pace: Pace, { elapsedMs, succeeded, isOverloaded }: Learnt): void {
  pace.typicalMs = pace.typicalMs === null ? elapsedMs : pace.typicalMs + newestWeight * (elapsedMs - pace.typicalMs);
  if (isOverloaded) pace.cap = Math.max(leastCap, pace.cap / 2);
  else if (elapsedMs > slowMs) pace.cap = Math.max(leastCap, pace.cap * 0.9);
  else if (!succeeded) pace.cap = Math.min(pace.cap, firstCap);
  else if (elapsedMs <= quickMs) pace.cap = Math.min(mostCap, pace.cap + 1);
}

export const isSlow = ({ typicalMs }: Pace): boolean => typicalMs !== null && typicalMs > slowMs;
