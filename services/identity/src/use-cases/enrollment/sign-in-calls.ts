import { AppError } from '@review-reply/errors';
import type { SignIn } from '@review-reply/proto/places/v1/sign_in';
import { systemCaller, toTimestamp } from '@review-reply/rpc';
import type { Enrollment } from '../../domain/enrollment.ts';
import type { EnrollmentContext } from './enrollment-context.ts';

/** Reading the locations of hundreds of groups takes Google a while. */
const readTimeoutMs = 25_000;
const quickTimeoutMs = 5_000;
/** How long the places service keeps a login that no enrolment came to use, beyond the enrolment's own time. */
const keptBeyondMs = 24 * 3_600_000;

/** A location that a client may choose. */
export interface OfferedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly city: string | null;
  readonly verified: boolean;
}

/** Somebody who signed in at Google. */
export interface SignedIn {
  readonly googleSub: string;
  /** Null where Google tells none. */
  readonly email: string | null;
  /** Whether every permission was given. */
  readonly granted: boolean;
  /** Accounts that the person is connected to already. */
  readonly accountIds: readonly bigint[];
  readonly locations: readonly OfferedPlace[];
}

/** Where clients sign in: they are who Google says they are. */
const platform = 'google';
const caller = () => systemCaller('identity');

/** Whether the error says that nothing is kept of a sign-in, so that the person has to sign in again. */
export const isSignInLost = (error: unknown) => error instanceof AppError && error.code === 'sign_in_lost';

/** Whether the error says that the account has left its partner since it was attached. */
export const isAccountDetached = (error: unknown) => error instanceof AppError && error.code === 'account_detached';

/** @throws AppError sign_in_lost; anything else leaves open whether the code was exchanged */
export async function exchangeCode(
  { signIns }: EnrollmentContext,
  exchange: { signInId: string; code: string; codeVerifier: string; redirectUri: string },
  { expiresAt }: Pick<Enrollment, 'expiresAt'>,
): Promise<SignedIn> {
  const forgetAt = toTimestamp(new Date(expiresAt.getTime() + keptBeyondMs));
  return toSignedIn(
    await signIns.exchangeCode({ ...exchange, platform, forgetAt }, { caller: caller(), timeoutMs: readTimeoutMs }),
  );
}

/** @throws AppError sign_in_lost; service_unavailable while it cannot be known */
export async function readSignIn({ signIns }: EnrollmentContext, signInId: string): Promise<SignedIn> {
  return toSignedIn(await signIns.readSignIn({ signInId }, { caller: caller(), timeoutMs: readTimeoutMs }));
}

/** The sign-in that used an enrolment's link. */
export async function readKeptSignIn(context: EnrollmentContext, { signInId }: Enrollment): Promise<SignedIn> {
  if (signInId === null) throw new Error('An enrolment whose link was used has a sign-in.');
  return readSignIn(context, signInId);
}

/** Best effort: what is not dropped now is forgotten when its time is over. */
export async function dropSignIn({ signIns, logger }: EnrollmentContext, signInId: string): Promise<void> {
  try {
    await signIns.dropSignIn({ signInId }, { caller: caller(), timeoutMs: quickTimeoutMs });
  } catch (error) {
    logger.warn({ err: error, sign_in_id: signInId }, 'A sign-in that came to nothing is forgotten later.');
  }
}

/** Gives the login to the account, as it was attached, and makes the places. Repeating it answers the same. */
export async function connectSignIn(
  { signIns }: EnrollmentContext,
  {
    attachedAt,
    placeIds,
    ...of
  }: { signInId: string; accountId: bigint; attachedAt: Date; placeIds: readonly string[] },
) {
  const call = { caller: caller(), timeoutMs: readTimeoutMs };
  const request = { ...of, attachedAt: toTimestamp(attachedAt), placeIds: [...placeIds] };
  const { places } = await signIns.connectSignIn(request, call);
  return places.map(({ placeRef, placeId, name, active }) => ({ placeRef, placeId, name, active }));
}

export async function authorizationUrl(
  { signIns }: EnrollmentContext,
  request: { state: string; codeChallenge: string; redirectUri: string },
): Promise<string> {
  return (await signIns.getAuthorizationUrl({ ...request, platform }, { caller: caller(), timeoutMs: quickTimeoutMs }))
    .url;
}

function toSignedIn({ platformUser, email, granted, accountIds, locations }: SignIn): SignedIn {
  return {
    googleSub: platformUser,
    email: email ?? null,
    granted,
    accountIds,
    locations: locations.map(({ placeId, name, city, verified }) => ({ placeId, name, city: city ?? null, verified })),
  };
}
