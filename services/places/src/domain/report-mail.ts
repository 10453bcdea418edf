import { foreignName, foreignText, type Html, html } from '@review-reply/html';
import type { Report, ReportedReview } from './report.ts';
import { type ReportTexts, reportTexts } from './report-texts.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const nameLengthMax = 80;
const textLengthMax = 400;
const starsMax = 5;

/** A report as an e-mail. Names and texts of others are put into it as text, on one line and cut. */
export function renderReport(
  report: Report,
  { locale, unsubscribeUrl }: { readonly locale: 'en' | 'fr'; readonly unsubscribeUrl: string },
): Mail {
  const texts = reportTexts[locale];
  const place = foreignText(report.placeName, { max: nameLengthMax });
  const lines = linesOf(report, texts);
  const reviews = report.reviews.map((review) => reviewLines(review, texts));
  const more = report.newReviews - report.reviews.length;
  return {
    subject: texts.subject(place, report),
    text: [
      texts.heading(place, report),
      lines.map((line) => `- ${line}`).join('\n'),
      ...reviews.map(({ heading, text }) => (text === '' ? heading : `${heading}\n${text}`)),
      ...(more > 0 ? [texts.more(more)] : []),
      `${texts.why}\n${texts.unsubscribe}\n${unsubscribeUrl}`,
      '',
    ].join('\n\n'),
    html: layOut({ locale, texts, report, lines, reviews, more, unsubscribeUrl }),
  };
}

function linesOf({ newReviews, averageRating, replies, unansweredCount, ...all }: Report, texts: ReportTexts) {
  return [
    texts.newReviews(newReviews, averageRating),
    texts.replies(replies),
    texts.waiting(unansweredCount),
    ...(all.rating === null ? [] : [texts.rating(all.rating, all.reviewsCount)]),
  ];
}

interface ReviewLines {
  readonly heading: string;
  readonly text: string;
}

function reviewLines({ rating, authorName, platform, text, createdAt, answered }: ReportedReview, texts: ReportTexts) {
  const author = foreignText(authorName ?? '', { max: nameLengthMax }) || texts.anonymous;
  const stars = '★'.repeat(rating) + '☆'.repeat(starsMax - rating);
  const about = [author, platform, texts.day(createdAt), answered ? texts.answered : texts.waits];
  return { heading: `${stars} ${about.join(' · ')}`, text: foreignText(text, { max: textLengthMax }) };
}

interface Parts {
  readonly locale: string;
  readonly texts: ReportTexts;
  readonly report: Report;
  readonly lines: readonly string[];
  readonly reviews: readonly ReviewLines[];
  readonly more: number;
  readonly unsubscribeUrl: string;
}

/** Readers of mail know little CSS, and nothing is loaded from anywhere. */
function layOut({ locale, texts, report, lines, reviews, more, unsubscribeUrl }: Parts): string {
  const place = foreignName(report.placeName);
  const [before = '', after = ''] = texts.heading('\0', report).split('\0');
  const items = lines.map((line) => html`<li>${line}</li>\n`);
  const page: Html = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${texts.title}</title>
</head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 40em; margin: 0 auto; padding: 1em">
<h1 style="font-size: 1.3em">${before}${place}${after}</h1>
<ul>
${items}</ul>
${reviews.map(({ heading, text }) => html`<p><strong dir="auto">${heading}</strong><br><span dir="auto">${text}</span></p>\n`)}
${more > 0 ? html`<p>${texts.more(more)}</p>` : null}
<hr>
<p style="font-size: 0.85em">${texts.why} <a href="${unsubscribeUrl}">${texts.unsubscribeLink}</a></p>
</body>
</html>
`;
  return page.markup;
}
