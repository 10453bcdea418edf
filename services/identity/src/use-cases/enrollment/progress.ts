import type { Enrollment } from '../../domain/enrollment.ts';
import { findReturnUrlFaults, type ReturnStatus, returnUrlWith } from '../../domain/return-url.ts';
import { findAccount } from '../../storage/accounts.ts';
import { findContract } from '../../storage/contracts.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { readOfferedPlaces } from './offered-places.ts';
import type { OfferedPlace } from './sign-in-calls.ts';

export type Stage =
  | 'consent'
  | 'choose'
  | 'working'
  | 'completed'
  | 'no_place'
  | 'not_allowed'
  | 'used'
  | 'expired'
  | 'canceled'
  | 'sign_in_again';

export type Refusal = 'refused' | 'incomplete' | 'other';

/** What pages show of an enrolment. */
export interface EnrollmentView {
  readonly enrollment: Enrollment;
  readonly partnerName: string;
  readonly logoUrl: string | null;
}

/** How an enrolment stands for whoever looks at it in a browser. */
export interface Progress {
  readonly stage: Stage | 'unknown';
  readonly view: EnrollmentView | null;
  readonly places: readonly OfferedPlace[];
  readonly redirectUrl: string | null;
  readonly refusal: Refusal | null;
}

const waysBack: Partial<Record<Stage, ReturnStatus>> = {
  completed: 'completed',
  no_place: 'no_place',
  not_allowed: 'not_allowed',
};

export const unknownLink: Progress = { stage: 'unknown', view: null, places: [], redirectUrl: null, refusal: null };

/** Where an enrolment is, for the browser that signed in (`isOwn`) or for any other that holds its link. */
export function stageOf({ status, step, browserHash }: Enrollment, browser: Buffer | null): Stage {
  const isOwn = browser !== null && browserHash?.equals(browser) === true;
  if (status === 'expired' || status === 'canceled') return status;
  if (step === 'link') return 'consent';
  if (!isOwn) return 'used';
  if (status !== 'pending') return status;
  return step === 'choosing' ? 'choose' : 'working';
}

/** @throws AppError sign_in_lost; service_unavailable when what is shown has to be asked for and cannot be */
export async function describeProgress(
  context: EnrollmentContext,
  enrollment: Enrollment,
  stage: Stage,
): Promise<Progress> {
  const { database } = context;
  const { partnerAccountId, enrollmentId, returnUrl, externalRef } = enrollment;
  const [partner, contract, places] = await Promise.all([
    findAccount(database.sql, partnerAccountId),
    findContract(database.sql, partnerAccountId),
    stage === 'choose' ? readOfferedPlaces(context, enrollment) : [],
  ]);
  const status = waysBack[stage];
  // A domain may have been taken out of the contract since the link was made.
  const mayReturn = findReturnUrlFaults(returnUrl, contract?.domains ?? []).length === 0;
  return {
    stage,
    view: {
      enrollment,
      partnerName: partner?.name ?? '',
      logoUrl: contract?.logoUrl ?? null,
    },
    places,
    redirectUrl:
      status === undefined || !mayReturn ? null : returnUrlWith(returnUrl, { enrollmentId, status, externalRef }),
    refusal: stage === 'not_allowed' ? refusalOf(enrollment) : null,
  };
}

/** What the client may be told of a failure; the rest is the partner's to know. */
function refusalOf({ failureCode }: Enrollment): Refusal {
  if (failureCode === 'consent_refused' || failureCode === 'permission_refused') return 'refused';
  return failureCode === 'permission_incomplete' ? 'incomplete' : 'other';
}
