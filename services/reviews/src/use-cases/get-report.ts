import {
  countNewReviews,
  countReplies,
  listNewReviews,
  type ReportedReview,
  type ReportPeriod,
} from '../storage/report.ts';
import type { Context } from './context.ts';

/** What happened at a place in a period; nothing for a place that is not the account's. */
export async function getReport(
  { database }: Pick<Context, 'database'>,
  period: ReportPeriod,
): Promise<{ newReviews: bigint; averageRating: number | null; replies: bigint; reviews: ReportedReview[] }> {
  const [counted, replies, reviews] = await Promise.all([
    countNewReviews(database.sql, period),
    countReplies(database.sql, period),
    listNewReviews(database.sql, period),
  ]);
  return { ...counted, replies, reviews };
}
