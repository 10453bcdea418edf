import { AppError } from '@review-reply/errors';
import { type EnrollmentProgress, EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';

/**
 * Asks by what a browser is known by, one after the other, until it is what an enrolment's sign-in was made with. An
 * enrolment does nothing for a browser that is not its own, so that asking again is safe.
 * @param hashes at least one, the newest first
 * @throws AppError not_found when none of them is the enrolment's
 */
export async function askAsBrowser(
  [hash, ...others]: readonly Buffer[],
  ask: (browserHash: Buffer) => Promise<EnrollmentProgress>,
): Promise<EnrollmentProgress> {
  if (hash === undefined) throw new Error('A browser that is not known has no enrolment.');
  try {
    const progress = await ask(hash);
    if (progress.stage !== EnrollmentStage.USED || others.length === 0) return progress;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.kind !== 'not_found' || others.length === 0) throw thrown;
  }
  return askAsBrowser(others, ask);
}
