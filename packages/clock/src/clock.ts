/**
 * The two times of the platform. Business time may travel (development, tests): due times, expiries, months, JWT times,
 * ids, `created_at`. Real time never does: leases, deadlines, TTLs, rate limits, signatures, anything shared with
 * systems that do not travel along.
 */
export interface Clock {
  /** Business time. */
  now(): Date;
  /** Real time. */
  realNow(): Date;
}

export const systemClock: Clock = Object.freeze({ now: () => new Date(), realNow: () => new Date() });

export interface FixedClock extends Clock {
  advance(ms: number): void;
}

/** Stands still until told to move; for unit tests of pure rules. Both times move together. */
export function fixedClock(start: Date): FixedClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    realNow: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}
