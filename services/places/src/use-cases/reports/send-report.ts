import { AppError } from '@review-reply/errors';
import { isSource } from '@review-reply/platforms';
import { AccountStatus, type IdentityService } from '@review-reply/proto/identity/v1/identity';
import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, requireTimestamp, systemCaller, toTimestamp } from '@review-reply/rpc';
import { killPoint } from '@review-reply/runtime';
import type { Place } from '../../domain/place.ts';
import { hasNews, periodOf, type Report, reportRetryMs, type Sent } from '../../domain/report.ts';
import { type Mail, renderReport } from '../../domain/report-mail.ts';
import { findPlaceByRef } from '../../storage/places.ts';
import { type DueReport, goBack, moveOn, releaseReport } from '../../storage/reports.ts';
import type { Context } from '../context.ts';
import { reportUrl } from './report-link.ts';

export interface ReportContext extends Context {
  readonly identity: Pick<RpcClient<typeof IdentityService>, 'getAccountContact'>;
  readonly reviews: Pick<RpcClient<typeof ReviewsService>, 'getReport'>;
  /** Under which everything is reached from outside. */
  readonly publicUrl: string;
  readonly sendMail: (mail: Mail & { readonly to: string; readonly unsubscribeUrl: string }) => Promise<Sent>;
}

interface Contact {
  readonly email: string;
  readonly locale: 'en' | 'fr';
}

/**
 * Tells an account by e-mail what happened at a place since the last report; nothing to tell, no mail. The place moves
 * on to its next period before the mail is sent, and goes back when it certainly was not taken: at most one mail a
 * period, whichever process dies when.
 */
export async function sendReport(context: ReportContext, due: DueReport): Promise<void> {
  const { database, clock, logger } = context;
  const until = clock.now();
  const retryAt = new Date(until.getTime() + reportRetryMs(due.failures));
  const place = await findPlaceByRef(database.sql, due.placeRef);
  if (place === null) return;
  try {
    const contact = await findContact(context, place.accountId);
    if (contact === null) return await releaseReport(database.sql, due, retryAt);
    const report = await readReport(context, place, periodOf(due.since, until, place.settings.reportFrequencyDays));
    const unsubscribeUrl = hasNews(report) ? await reportUrl(context, place.placeRef) : null;
    if (!(await moveOn(database.sql, due, until)) || unsubscribeUrl === null) return;
    killPoint('places.before-report-sent');
    const mail = renderReport(report, { locale: contact.locale, unsubscribeUrl });
    const sent = await context.sendMail({ ...mail, to: contact.email, unsubscribeUrl });
    if (sent === 'refused') await goBack(database.sql, due, until, retryAt);
    if (sent !== 'taken') logger.warn({ place_ref: due.placeRef, sent }, 'A report was not sent.');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.warn({ err: error, place_ref: due.placeRef }, 'A report could not be made and is tried again.');
    await releaseReport(database.sql, due, retryAt);
  }
}

/** Null while the account is not to be written to. */
async function findContact({ identity }: ReportContext, accountId: bigint): Promise<Contact | null> {
  const contact = await identity.getAccountContact({ accountId }, { caller: systemCaller('places') });
  if (contact.status !== AccountStatus.ACTIVE) return null;
  return { email: contact.email, locale: contact.locale === 'fr' ? 'fr' : 'en' };
}

async function readReport(
  { reviews, platforms }: ReportContext,
  { accountId, placeRef, name, rating, reviewsCount, unansweredCount }: Place,
  period: { readonly since: Date; readonly until: Date },
): Promise<Report> {
  const asked = { accountId, placeRef, since: toTimestamp(period.since), until: toTimestamp(period.until) };
  const read = await reviews.getReport(asked, { caller: systemCaller('places') });
  return {
    ...period,
    placeName: name,
    ...{ rating, reviewsCount: Number(reviewsCount), unansweredCount: Number(unansweredCount) },
    newReviews: Number(read.newReviews),
    averageRating: read.averageRating ?? null,
    replies: Number(read.replies),
    reviews: read.reviews.map(({ source, rating: stars, text, authorName, createdAt, answered }) => ({
      ...{ platform: titleOf(platforms, source), rating: stars, text, answered },
      authorName: authorName ?? null,
      createdAt: requireTimestamp(createdAt),
    })),
  };
}

/** One that is not known here has come by a newer reviews service. */
const titleOf = (platforms: Context['platforms'], source: string) =>
  (isSource(source) ? platforms.get(source)?.title : undefined) ?? source;
