import { limitless, type Program, platformPrograms } from '@review-reply/infra';

/** The platform's programs, with limits that a benchmark does not reach. */
export const unlimitedPrograms: readonly Program[] = platformPrograms.map((program) =>
  program.name === 'gateway'
    ? { ...program, settings: (site) => ({ ...program.settings(site), ...limitless }) }
    : program,
);
