import { type Program, platformPrograms } from '@review-reply/infra';

/** No key of a benchmark comes near it, while every call is still counted. */
const callsAMinute = '1000000';

/** Rate limits as they are counted in production, but too high to be reached. */
export const highLimits = {
  RATE_LIMIT_READS: callsAMinute,
  RATE_LIMIT_WRITES: callsAMinute,
  RATE_LIMIT_GENERATIONS: callsAMinute,
  RATE_LIMIT_TOKENS: callsAMinute,
};

/** The platform's programs, with limits that a benchmark does not reach. */
export const unlimitedPrograms: readonly Program[] = platformPrograms.map((program) =>
  program.name === 'gateway'
    ? { ...program, settings: (site) => ({ ...program.settings(site), ...highLimits }) }
    : program,
);
