import { AppError } from '@review-reply/errors';
import { type EnrollmentProgress, EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { errors } from '../errors.ts';
import { askAsBrowser } from './ask-as-browser.ts';
import { browserHashes } from './browser-cookie.ts';
import { readForm } from './read-form.ts';
import { type Arrival, showChoice, showProgress } from './show-progress.ts';
import type { PageHandler, Reply, Visit } from './visit.ts';

const idPattern = /^[1-9]\d{0,17}$/;

/** How an enrolment stands, for the browser that signed in. */
export const lookAtProgress: PageHandler = (visit) => show(visit, 'look');

/** The page that looks again by itself, and then sends on. */
export const waitForProgress: PageHandler = (visit) => show(visit, 'wait');

/** The places chosen, or all that are offered. */
export const choose: PageHandler = async (visit) => {
  const { parts, request, caller } = visit;
  const own = whose(visit);
  const form = await readForm(request);
  const standing = await readStanding(visit, own);
  if (standing.stage !== EnrollmentStage.CHOOSE) return showProgress(visit, standing, 'form');
  const ticked = form.get('which') === 'all' ? standing.places.map(({ placeId }) => placeId) : form.getAll('place_id');
  const placeIds = [...new Set(ticked)];
  if (placeIds.length === 0) return showChoice(visit, standing, { fault: 'none_chosen', chosen: new Set() });
  try {
    const { enrollmentId } = own;
    const chosen = await askAsBrowser(own.hashes, (browserHash) =>
      parts.enrollments.choosePlaces({ enrollmentId, browserHash, placeIds }, { caller }),
    );
    return showProgress(visit, chosen, 'form');
  } catch (thrown) {
    return chooseAgain(visit, standing, new Set(placeIds), thrown);
  }
};

/** Places that are offered no longer are to be chosen anew; other failures are not the choice's. */
function chooseAgain(visit: Visit, standing: EnrollmentProgress, chosen: ReadonlySet<string>, thrown: unknown): Reply {
  if (!(thrown instanceof AppError) || thrown.code !== 'validation_failed') throw thrown;
  return showChoice(visit, standing, { fault: 'not_offered', chosen });
}

async function show(visit: Visit, arrival: Arrival): Promise<Reply> {
  return showProgress(visit, await readStanding(visit, whose(visit)), arrival);
}

function readStanding({ parts, caller }: Visit, { enrollmentId, hashes }: Whose): Promise<EnrollmentProgress> {
  return askAsBrowser(hashes, (browserHash) =>
    parts.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, { caller }),
  );
}

interface Whose {
  readonly enrollmentId: bigint;
  readonly hashes: readonly Buffer[];
}

/** @throws AppError not_found, as for an enrolment of another browser */
function whose(visit: Visit): Whose {
  const { enrollment_id: id } = visit.request.params;
  const hashes = browserHashes(visit);
  if (typeof id !== 'string' || !idPattern.test(id) || hashes.length === 0) throw errors.notFound();
  return { enrollmentId: BigInt(id), hashes };
}
