import type { Settings } from './programs.ts';

const callsAMinute = '1000000';

/** The gateway's limits, counted as in production and as good as none, for what calls as fast as it can. */
export const limitless: Settings = Object.fromEntries(
  [
    ...['READS', 'WRITES', 'GENERATIONS', 'UNAUTHENTICATED', 'CONNECT_PAGES'],
    ...['TOKENS', 'TOKEN_FAILURES', 'TOKEN_FAILURES_PER_ADDRESS'],
  ].map((calls) => [`RATE_LIMIT_${calls}`, callsAMinute]),
);
