import { AppError, toAppError } from '@review-reply/errors';
import type { EnrollmentView } from '@review-reply/proto/identity/v1/enrollment';
import type { Partner } from './pages/layout.ts';
import { type NoticeAction, renderNoticePage } from './pages/notice-page.ts';
import type { Locale, NoticeName } from './texts.ts';
import type { Reply, ReplyHeaders, Visit } from './visit.ts';

/** 410 where a link has come to its end: asking again changes nothing. */
const statusOf: Readonly<Record<NoticeName, number>> = {
  unknown_link: 404,
  used: 410,
  expired: 410,
  canceled: 410,
  not_this_browser: 404,
  sign_in_again: 409,
  no_cookie: 400,
  to_google: 200,
  working: 200,
  completed: 200,
  no_place: 200,
  not_allowed: 200,
  reports_ended: 200,
  unavailable: 503,
  too_many_requests: 429,
  not_found: 404,
  wrong_request: 400,
  failed: 500,
};
const unavailableForS = 5;

export interface NoticeOptions {
  /** Of the enrolment, where it is known and this visitor may see it. */
  readonly enrollment?: EnrollmentView | undefined;
  readonly action?: NoticeAction | undefined;
  readonly headers?: ReplyHeaders;
  readonly requestId?: string;
}

export function notice(visit: Visit, name: NoticeName, options: NoticeOptions = {}): Reply {
  const { enrollment, action, headers = {}, requestId } = options;
  const locale = localeOf(visit, enrollment);
  const partner = enrollment === undefined ? null : partnerOf(visit, enrollment);
  const page = renderNoticePage({
    locale,
    notice: name,
    partner,
    action,
    signedIn: enrollment && signedInOf(enrollment),
    requestId,
  });
  return { status: statusOf[name], page, locale, headers };
}

export function localeOf({ locale }: Visit, enrollment: EnrollmentView | undefined): Locale {
  const named = enrollment?.locale;
  return named === 'en' || named === 'fr' ? named : locale;
}

export function partnerOf({ parts }: Visit, { partnerName, logoUrl }: EnrollmentView): Partner {
  return { name: partnerName, logoPath: logoUrl === undefined ? null : parts.logos.pathOf(logoUrl) };
}

export const signedInOf = ({ signedInEmail, email }: EnrollmentView) => ({
  email: signedInEmail ?? null,
  invited: email ?? null,
});

/** The page for a request that failed; undefined for what nobody expected, which is to be logged. */
export function noticeOfError(visit: Visit, thrown: unknown): Reply | undefined {
  const error = thrown instanceof AppError ? thrown : toAppError(thrown);
  if (error.kind === 'not_found') return notice(visit, 'not_this_browser');
  if (error.kind === 'invalid' || error.kind === 'unprocessable') return notice(visit, 'wrong_request');
  if (error.code === 'sign_in_lost') return notice(visit, 'sign_in_again');
  if (error.kind === 'rate_limited')
    return notice(visit, 'too_many_requests', { headers: retryAfter(error.details?.retry_after_s) });
  if (error.kind === 'unavailable')
    return notice(visit, 'unavailable', {
      action: { label: 'try_again', href: '' },
      headers: retryAfter(error.details?.retry_after_s),
    });
  return undefined;
}

const retryAfter = (seconds: unknown): ReplyHeaders => ({
  'Retry-After': String(typeof seconds === 'number' ? Math.ceil(seconds) : unavailableForS),
});
