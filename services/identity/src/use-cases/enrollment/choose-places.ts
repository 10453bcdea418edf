import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { placeIdLengthMax, placesMax } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { lockEnrollment, updateEnrollment } from '../../storage/enrollments.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { finishEnrollment } from './finish-enrollment.ts';
import { leaveToWorker } from './finish-sign-in.ts';
import { findOwn, getProgress, type OfBrowser } from './get-progress.ts';
import { readOfferedPlaces } from './offered-places.ts';
import { type Progress, stageOf } from './progress.ts';

/**
 * The client chose: the first choice holds, from the browser that signed in alone. What follows is finished by a worker
 * when it can not be now.
 * @throws AppError not_found for another browser; validation_failed when none, or one that was not offered, is chosen;
 *   sign_in_lost
 */
export async function choosePlaces(
  context: EnrollmentContext,
  { placeIds, ...of }: OfBrowser & { readonly placeIds: readonly string[] },
): Promise<Progress> {
  const { enrollmentId, browserHash } = of;
  const { enrollment } = await findOwn(context, of);
  if (stageOf(enrollment, browserHash) === 'choose') {
    const chosen = [...new Set(placeIds)];
    const offered = await readOfferedPlaces(context, enrollment);
    checkChoice(chosen, new Set(offered.map(({ placeId }) => placeId)));
    await inTransaction(context.database, async (tx) => {
      const locked = await lockEnrollment(tx, enrollmentId);
      if (locked === null || stageOf(locked, browserHash) !== 'choose') return;
      const leaseUntil = new Date(context.clock.realNow().getTime() + context.enrollmentLeaseMs);
      await updateEnrollment(tx, enrollmentId, { step: 'working', leaseUntil, placeIds: chosen });
    });
    killPoint('identity.after-places-chosen');
    await finishEnrollment(context, enrollmentId).catch(leaveToWorker(context));
  }
  return getProgress(context, of);
}

function checkChoice(chosen: readonly string[], offered: ReadonlySet<string>): void {
  const fault = (code: string, params: object = {}) =>
    errors.invalid({ fields: [{ path: 'place_ids', code, params }] });
  if (chosen.length === 0) throw fault('blank');
  if (chosen.length > placesMax) throw fault('too_many', { maximum: placesMax });
  if (chosen.some((placeId) => placeId.length > placeIdLengthMax || !offered.has(placeId)))
    throw fault('invalid_value');
}
