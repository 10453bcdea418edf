import type { ClientAccount, EnrolledPlace, Enrollment } from '@review-reply/proto/identity/v1/enrollment';
import type { AccountAccess } from '@review-reply/proto/places/v1/sign_in';
import type * as z from 'zod';
import { type Locale, locales } from '../schemas/account.ts';
import {
  type clientAccountSchema,
  type clientPlaceSchema,
  clientStatuses,
  googleAccesses,
  services,
} from '../schemas/client-account.ts';
import { type createdEnrollmentSchema, type enrollmentSchema, enrollmentStatuses } from '../schemas/enrollment.ts';
import { renderFailure } from './failures.ts';
import { renderId, renderTime, renderTimeOrNull, renderWord } from './values.ts';

/** @param access what the places service knows of the account; undefined: nothing, so it has no places */
export function renderClientAccount(
  client: ClientAccount,
  access: AccountAccess | undefined,
): z.output<typeof clientAccountSchema> {
  return {
    account_id: renderId(client.accountId),
    external_ref: client.externalRef ?? null,
    name: client.name,
    email: client.email,
    service: renderWord(services, client.service),
    status: renderWord(clientStatuses, client.status),
    google_access: renderWord(googleAccesses, access?.access ?? 'none'),
    places: (access?.places ?? []).map(renderClientPlace),
    attached_at: renderTime(client.attachedAt),
    delete_after: renderTimeOrNull(client.deleteAfter),
  };
}

/** @param language of the sentence that says why it failed: the caller's */
export function renderEnrollment(enrollment: Enrollment, language: Locale): z.output<typeof enrollmentSchema> {
  const { accountId, failure, locale } = enrollment;
  return {
    enrollment_id: renderId(enrollment.enrollmentId),
    status: renderWord(enrollmentStatuses, enrollment.status),
    email: enrollment.email ?? null,
    name: enrollment.name ?? null,
    locale: locale === undefined ? null : renderWord(locales, locale),
    service: renderWord(services, enrollment.service),
    places: enrollment.places.map(renderClientPlace),
    external_ref: enrollment.externalRef ?? null,
    account_id: accountId === undefined ? null : renderId(accountId),
    return_url: enrollment.returnUrl,
    expires_at: renderTime(enrollment.expiresAt),
    created_at: renderTime(enrollment.createdAt),
    completed_at: renderTimeOrNull(enrollment.completedAt),
    failure: renderFailure(failure, language),
    metadata: { signed_in_email: enrollment.signedInEmail ?? null },
  };
}

/** The creation's answer alone: nothing else tells a link. */
export function renderCreatedEnrollment(
  enrollment: Enrollment,
  connectUrl: string | null,
  language: Locale,
): z.output<typeof createdEnrollmentSchema> {
  return { ...renderEnrollment(enrollment, language), connect_url: connectUrl };
}

function renderClientPlace({
  placeId,
  name,
  active,
}: Pick<EnrolledPlace, 'placeId' | 'name' | 'active'>): z.output<typeof clientPlaceSchema> {
  return { place_id: placeId, name, active };
}
