import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf, type Report } from './report.ts';
import { renderReport } from './report-mail.ts';

const unsubscribeUrl = 'https://reviews.example/connect/reports/abc';
const report: Report = {
  placeName: 'Demo Café',
  since: new Date('2026-03-01T08:00:00Z'),
  until: new Date('2026-03-08T08:00:00Z'),
  rating: 4.25,
  reviewsCount: 120,
  unansweredCount: 1,
  newReviews: 2,
  averageRating: 3,
  replies: 0,
  reviews: [
    {
      platform: 'Google',
      rating: 4,
      text: 'Lovely.',
      authorName: null,
      createdAt: new Date('2026-03-07T10:00:00Z'),
      answered: false,
    },
  ],
};

it('tells in the account’s language what is new, answered and waits', () => {
  const english = renderReport(report, { locale: 'en', unsubscribeUrl });
  expect(english.subject).toBe('Demo Café: 2 new reviews, 1 waiting for a reply');
  expect(english.text).toBe(`Demo Café: your reviews from 1 March 2026 to 8 March 2026

- 2 new reviews, 3.0 of 5 on average
- 0 replies published
- 1 review waits for a reply
- 4.3 of 5 over all, from 120 reviews

★★★★☆ Anonymous · Google · 7 March 2026 · waits for a reply
Lovely.

And 1 more new review.

You receive this report because it is switched on in the settings of the place.
To receive no more of them:
${unsubscribeUrl}

`);
  const french = renderReport({ ...report, newReviews: 0 }, { locale: 'fr', unsubscribeUrl });
  expect(french.subject).toBe('Demo Café\u00a0: 0 nouvel avis, 1 en attente de réponse');
  expect(french.text).toContain('- 0 réponse publiée\n- 1 avis attend une réponse\n- 4,3 sur 5 en tout, pour 120 avis');
});

it('takes nothing that others wrote for markup, for a line or for a direction of writing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '"', '&', '\r', '\n', '\0', '\u202e', 'a', 'é', '💛') }),
      (foreign) => {
        const review = { ...report.reviews[0], text: foreign, authorName: foreign } as Report['reviews'][number];
        const hostile = { ...report, placeName: foreign, reviews: [review] };
        const mail = renderReport(hostile, { locale: 'en', unsubscribeUrl });
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(`${mail.text}${mail.html}`).not.toMatch(/[\r\0\p{Bidi_Control}]/u);
        const plain = renderReport(
          { ...hostile, placeName: 'a', reviews: [{ ...review, text: 'a', authorName: 'a' }] },
          {
            locale: 'en',
            unsubscribeUrl,
          },
        );
        const tagsOf = (html: string) => html.match(/<[^>]*>/g);
        expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
        expect(mail.text.split('\n').length).toBeLessThanOrEqual(plain.text.split('\n').length);
      },
    ),
  );
});

describe('the period of a report', () => {
  const until = new Date('2026-03-08T08:00:00Z');
  it.each([
    ['2026-03-01T07:00:00Z', '2026-03-01T07:00:00Z'],
    ['2025-01-01T00:00:00Z', '2026-02-26T08:00:00Z'],
  ])('that goes back to %s begins at %s', (since, begin) => {
    expect(periodOf(new Date(since), until, 7)).toEqual({ since: new Date(begin), until });
  });
});
