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
import { enrollmentFailureMessage } from './enrollment-failures.ts';
import { type Maybe, renderId, renderTime, renderTimeOrNull, renderWord } from './values.ts';

export interface ClientPlaceToRender {
  readonly placeId: string;
  readonly name: string;
  readonly active: boolean;
}

export interface ClientAccountToRender {
  readonly accountId: bigint;
  readonly externalRef?: Maybe<string>;
  readonly name: string;
  readonly email: string;
  readonly service: string;
  readonly status: string;
  readonly googleAccess: string;
  readonly places: readonly ClientPlaceToRender[];
  readonly attachedAt: Date;
  readonly deleteAfter?: Maybe<Date>;
}

export interface EnrollmentToRender {
  readonly enrollmentId: bigint;
  readonly status: string;
  readonly email: string;
  readonly name?: Maybe<string>;
  readonly locale?: Maybe<string>;
  readonly service: string;
  readonly places: readonly ClientPlaceToRender[];
  readonly externalRef?: Maybe<string>;
  readonly accountId?: Maybe<bigint>;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly completedAt?: Maybe<Date>;
  readonly failureCode?: Maybe<string>;
}

export function renderClientAccount(client: ClientAccountToRender): z.output<typeof clientAccountSchema> {
  return {
    account_id: renderId(client.accountId),
    external_ref: client.externalRef ?? null,
    name: client.name,
    email: client.email,
    service: renderWord(services, client.service),
    status: renderWord(clientStatuses, client.status),
    google_access: renderWord(googleAccesses, client.googleAccess),
    places: client.places.map(renderClientPlace),
    attached_at: renderTime(client.attachedAt),
    delete_after: renderTimeOrNull(client.deleteAfter),
  };
}

/** @param language of the sentence that says why it failed: the caller's; in events, which nobody asked for, English */
export function renderEnrollment(
  enrollment: EnrollmentToRender,
  language: Locale = 'en',
): z.output<typeof enrollmentSchema> {
  const { accountId, failureCode, locale } = enrollment;
  return {
    enrollment_id: renderId(enrollment.enrollmentId),
    status: renderWord(enrollmentStatuses, enrollment.status),
    email: enrollment.email,
    name: enrollment.name ?? null,
    locale: locale == null ? null : renderWord(locales, locale),
    service: renderWord(services, enrollment.service),
    places: enrollment.places.map(renderClientPlace),
    external_ref: enrollment.externalRef ?? null,
    account_id: accountId == null ? null : renderId(accountId),
    return_url: enrollment.returnUrl,
    expires_at: renderTime(enrollment.expiresAt),
    created_at: renderTime(enrollment.createdAt),
    completed_at: renderTimeOrNull(enrollment.completedAt),
    failure:
      failureCode == null ? null : { code: failureCode, message: enrollmentFailureMessage(failureCode, language) },
  };
}

/** The creation's answer alone: nothing else tells a link. */
export function renderCreatedEnrollment(
  enrollment: EnrollmentToRender,
  connectUrl: string | null,
): z.output<typeof createdEnrollmentSchema> {
  return { ...renderEnrollment(enrollment), connect_url: connectUrl };
}

function renderClientPlace({ placeId, name, active }: ClientPlaceToRender): z.output<typeof clientPlaceSchema> {
  return { place_id: placeId, name, active };
}
