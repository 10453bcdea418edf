import type { Attachment, Locale } from './account.ts';

export type EnrollmentStatus = 'pending' | 'completed' | 'expired' | 'canceled' | 'no_place';
/** Where a pending enrolment is: `working` goes on without the client. */
export type EnrollmentStep = 'link' | 'choosing' | 'working' | 'ended';
export type PlacesChoice = 'all' | 'choose';

/** Why an enrolment failed, be it for good or only this time. The partner alone is told. */
export type FailureCode =
  | 'consent_refused'
  | 'permission_refused'
  | 'permission_incomplete'
  | 'google_account_taken'
  | 'too_many_places'
  | 'no_place'
  | 'expired';

export interface EnrolledPlace {
  readonly placeId: string;
  readonly name: string;
  readonly active: boolean;
}

export interface Enrollment {
  readonly enrollmentId: bigint;
  readonly partnerAccountId: bigint;
  readonly status: EnrollmentStatus;
  readonly step: EnrollmentStep;
  /** Whom the link was made for; null, as the name, once an enrolment that came to nothing has forgotten it. */
  readonly email: string | null;
  readonly name: string | null;
  readonly locale: Locale | null;
  readonly service: Attachment['service'];
  readonly placesChoice: PlacesChoice;
  readonly externalRef: string | null;
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly completedAt: Date | null;
  readonly failureCode: FailureCode | null;
  readonly failedAt: Date | null;
  readonly failureTold: boolean;
  /** The sign-in that used the link. */
  readonly signInId: string | null;
  /** The browser it was made in. */
  readonly browserHash: Buffer | null;
  /** Of whoever signed in, as Google tells it. */
  readonly signedInEmail: string | null;
  readonly placeIds: readonly string[];
  readonly accountId: bigint | null;
  readonly places: readonly EnrolledPlace[];
}

export type SignInOutcome = 'begun' | 'exchanging' | 'kept' | 'refused' | 'lost';

/** A sign-in at Google that a browser began. */
export interface EnrollmentSignIn {
  readonly signInId: string;
  readonly enrollmentId: bigint;
  readonly browserHash: Buffer;
  readonly verifierSealed: Buffer | null;
  readonly redirectUri: string;
  readonly outcome: SignInOutcome;
  readonly expiresAt: Date;
}

/** How long a link can be used, in business time. */
export const linkLifeMs = 7 * 24 * 3_600_000;
/** How long after its link's end an enrolment that came to nothing keeps whom it was for, in business time. */
export const keptAfterEndMs = 30 * 24 * 3_600_000;
/** How long a creation's replay shows its link, in business time. */
export const linkShownForMs = 24 * 3_600_000;
/** How long somebody may take on Google's pages, in business time. */
export const signInLifeMs = 3_600_000;
/** Sign-ins of one link that wait for their code; beginning one more ends the oldest. */
export const openSignInsMax = 20;
/** Places of one account; a login that manages more cannot be enrolled with all of them. */
export const placesMax = 2_000;
export const placeIdLengthMax = 300;

/** Whether its time is over. What is being finished is finished, however long that takes. */
export function isExpired({ status, step, expiresAt }: Enrollment, now: Date): boolean {
  return status === 'pending' && step !== 'working' && expiresAt.getTime() <= now.getTime();
}

/** Whether the link can be used: opened, refused, signed in with, canceled. */
export const isUnused = ({ status, step }: Pick<Enrollment, 'status' | 'step'>) =>
  status === 'pending' && step === 'link';

/**
 * The e-mail address that somebody else than the person invited signed in with; null when it is theirs or not known.
 */
export function otherEmail({ email, signedInEmail }: Pick<Enrollment, 'email' | 'signedInEmail'>): string | null {
  const isInvited = email?.trim().toLowerCase() === signedInEmail?.trim().toLowerCase();
  return isInvited ? null : signedInEmail;
}

export const signInSealContext = (signInId: string) => `identity.enrollment_sign_in:${signInId}`;
export const linkSealContext = (tokenHash: Uint8Array) =>
  `identity.enrollment:${Buffer.from(tokenHash).toString('hex')}`;
