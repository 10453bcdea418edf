import type { NewReview } from '../../src/simulator.ts';

/** Half of it where the machine has little else to do; a run tells how long it took. */
export const recoversWithinMs = 60_000;

/** What an account has to begin with: more than any load here can spend. */
export const suns = 500;

/** As many as a page lists, so that a load has a review of its own for each request. */
export const manyReviews: readonly NewReview[] = Array.from({ length: 100 }, (_, at) => ({
  rating: (at % 5) + 1,
  text: `A quiet lounge with good coffee, visit number ${at}.`,
}));

/** Said in the test's output, so that a run tells how long recoveries take. */
export function reportRecovery(what: string, tookMs: number): void {
  console.info(`${what} after ${(tookMs / 1_000).toFixed(1)} s`);
}
