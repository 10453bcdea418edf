import { type EnrollmentProgress, EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { fromTimestamp } from '@review-reply/rpc';
import { localeOf, type NoticeOptions, notice, partnerOf, signedInOf } from './notices.ts';
import { renderChoicePage } from './pages/choice-page.ts';
import { renderConsentPage } from './pages/consent-page.ts';
import type { NoticeName } from './texts.ts';
import type { Reply, Visit } from './visit.ts';

/**
 * How a visitor came to where they are, which decides how they get on:
 * - `look`: opened an address, or came back to it. Nobody is sent away who only looks, or the back button would lead
 *   nowhere but forward again.
 * - `wait`: the page that goes on by itself, and the way back from Google. Sent on at once.
 * - `form`: sent a form. Sent on too, by a page (see leave).
 */
export type Arrival = 'look' | 'wait' | 'form';

const lookAgainAfterS = 3;

export const progressPath = (enrollmentId: bigint) => `/connect/enrollments/${enrollmentId}`;
export const waitPath = (enrollmentId: bigint) => `${progressPath(enrollmentId)}/progress`;

const noticeOfStage: Readonly<Partial<Record<EnrollmentStage, NoticeName>>> = {
  [EnrollmentStage.COMPLETED]: 'completed',
  [EnrollmentStage.NO_PLACE]: 'no_place',
  [EnrollmentStage.NOT_ALLOWED]: 'not_allowed',
  [EnrollmentStage.USED]: 'used',
  [EnrollmentStage.EXPIRED]: 'expired',
  [EnrollmentStage.CANCELED]: 'canceled',
  [EnrollmentStage.SIGN_IN_AGAIN]: 'sign_in_again',
};

/** What to show, or where to send somebody, as the enrolment stands. */
export function showProgress(visit: Visit, progress: EnrollmentProgress, arrival: Arrival): Reply {
  const { stage, enrollment, redirectUrl } = progress;
  if (enrollment === undefined) return notice(visit, 'unknown_link');
  const { enrollmentId } = enrollment;
  const { path } = visit.request;
  const choicePath = progressPath(enrollmentId);
  const waitingPath = waitPath(enrollmentId);
  if (stage === EnrollmentStage.CHOOSE)
    return path === choicePath ? showChoice(visit, progress) : { seeOther: choicePath };
  if (stage === EnrollmentStage.WORKING)
    return path === waitingPath ? showWaiting(visit, progress, waitingPath) : { seeOther: waitingPath };
  // Whoever comes back here signed in once, and can only sign in once more.
  if (stage === EnrollmentStage.CONSENT) return notice(visit, 'sign_in_again', { enrollment });
  const name = noticeOfStage[stage];
  if (name === undefined) throw new Error(`There is no page for stage ${stage}.`);
  if (redirectUrl === undefined || redirectUrl === '') return notice(visit, name, { enrollment });
  if (arrival === 'wait') return { seeOther: webAddress(redirectUrl) };
  if (arrival === 'form') return leave(visit, name, redirectUrl, { enrollment, label: 'back_to_partner' });
  return notice(visit, name, { enrollment, action: { label: 'back_to_partner', href: webAddress(redirectUrl) } });
}

export function showConsent(visit: Visit, { enrollment }: EnrollmentProgress): Reply {
  if (enrollment?.expiresAt === undefined) throw new Error('A link to consent to has an enrolment and its expiry.');
  const locale = localeOf(visit, enrollment);
  const page = renderConsentPage({
    locale,
    partner: partnerOf(visit, enrollment),
    clientName: enrollment.name ?? null,
    clientEmail: enrollment.email ?? null,
    placesChoice: enrollment.placesChoice === 'choose' ? 'choose' : 'all',
    expiresAt: fromTimestamp(enrollment.expiresAt),
  });
  return { status: 200, page, locale };
}

export interface ChoiceFault {
  readonly fault: 'none_chosen' | 'not_offered';
  readonly chosen: ReadonlySet<string>;
}

export function showChoice(visit: Visit, { enrollment, places }: EnrollmentProgress, failed?: ChoiceFault): Reply {
  if (enrollment === undefined) throw new Error('A choice belongs to an enrolment.');
  const locale = localeOf(visit, enrollment);
  const page = renderChoicePage({
    locale,
    partner: partnerOf(visit, enrollment),
    places: places.map(({ placeId, name, city, verified }) => ({ placeId, name, city: city ?? null, verified })),
    signedIn: signedInOf(enrollment),
    chosen: failed?.chosen ?? new Set(),
    fault: failed?.fault ?? null,
  });
  return { status: failed === undefined ? 200 : 422, page, locale };
}

/** By a header, since it goes on by itself without a script. */
function showWaiting(visit: Visit, { enrollment }: EnrollmentProgress, path: string): Reply {
  return notice(visit, 'working', {
    enrollment,
    action: { label: 'look_again', href: path },
    headers: { Refresh: `${lookAgainAfterS}; url=${path}` },
  });
}

interface Leaving extends NoticeOptions {
  readonly label: 'back_to_partner' | 'to_google';
}

/**
 * Sends somebody away after a form: a page with a link, which goes on at once by itself. A redirect would do as well
 * but for Content-Security-Policy: Chromium refuses, without a word, every redirect after a form to an origin that
 * `form-action` does not name, and where partners and Google redirect to further on is theirs to change.
 */
export function leave(visit: Visit, name: NoticeName, url: string, { label, enrollment }: Leaving): Reply {
  const href = webAddress(url);
  return notice(visit, name, { enrollment, action: { label, href }, headers: { Refresh: `0; url=${href}` } });
}

/** @throws Error for what a browser would not take for an address on the web */
function webAddress(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('Nobody is sent to such an address.');
  return url.href;
}
