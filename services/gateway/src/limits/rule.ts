/** At most `limit` in any span of `windowMs`. */
export interface LimitRule {
  readonly limit: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

/** What a log said of one take. */
export interface Verdict {
  readonly allowed: boolean;
  /** How many more would be allowed now. */
  readonly remaining: number;
  /** Milliseconds until the next slot is free: when refused, the wait after which one take passes. */
  readonly freeInMs: number;
}

/** Whole seconds after which a slot is free, as headers tell it. */
export const freeInS = ({ freeInMs }: Verdict): number => Math.max(1, Math.ceil(freeInMs / 1000));
