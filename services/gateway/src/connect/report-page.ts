import { AppError } from '@review-reply/errors';
import { notice } from './notices.ts';
import { renderReportPage } from './pages/report-page.ts';
import type { PageHandler, Reply, Visit } from './visit.ts';

const tokenLengthMax = 512;

/** The page behind a report's link: asks first, since programs open links too (RFC 8058, 1). */
export const openReportLink: PageHandler = async (visit) =>
  withToken(visit, async (token) => {
    const { parts, caller, locale } = visit;
    const { placeName, sent } = await parts.places.getReportLink({ token }, { caller });
    return sent
      ? { status: 200, page: renderReportPage({ locale, placeName }), locale }
      : notice(visit, 'reports_ended');
  });

/**
 * Ends reports, for the page's button and for mail programs (RFC 8058, 3.2): whoever has the link may, whatever the
 * body says, and without a cookie.
 */
export const endReports: PageHandler = async (visit) =>
  withToken(visit, async (token) => {
    await visit.parts.places.endReports({ token }, { caller: visit.caller });
    return notice(visit, 'reports_ended');
  });

async function withToken(visit: Visit, answer: (token: string) => Promise<Reply>): Promise<Reply> {
  const { token } = visit.request.params;
  if (typeof token !== 'string' || token.length > tokenLengthMax) return notice(visit, 'unknown_link');
  try {
    return await answer(token);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return notice(visit, 'unknown_link');
    throw error;
  }
}
