import { beforeAll, describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { prepareReview } from '../src/prepare/prepare.ts';
import type { WritingSettings } from '../src/writer.ts';
import { bodyWithin, faultsOf, gramsOf, likeness, looksLike } from './gates.ts';
import { inputOf, plainSettings, readLoungeReviews } from './input.ts';

const place = { name: 'Demo Lounge Paris', city: 'Paris', category: 'Airport lounge' };
const signature = 'The Demo Lounge Paris team';
const phone = '+33 1 70 00 00 00';
const email = 'care@example.com';
const limit = { max: 4096, unit: 'bytes' } as const;
const remembered = 20;
const openingsRemembered = 10;
const sentencesOf = (body: string): string[] => body.toLowerCase().split(/(?<=[.!?])\s+/u);
/** What a reader who scrolls sees of it: four words. */
const openingOf = (body: string): string => (body.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, 4).join(' ');

const settings: Record<string, WritingSettings> = {
  'first name, formal, contact by both ways, signed': {
    ...plainSettings,
    tone: 0,
    negativeReviewContact: true,
    supportPhone: phone,
    supportEmail: email,
    signature,
  },
  'title and last name, formal, no contact': { ...plainSettings, tone: 0, greeting: 'title_last_name' },
  'first name, friendly, contact by e-mail': { ...plainSettings, negativeReviewContact: true, supportEmail: email },
  'title and last name, friendly, contact by phone, signed': {
    ...plainSettings,
    greeting: 'title_last_name',
    negativeReviewContact: true,
    supportPhone: phone,
    signature,
  },
  'first name, warm, contact wanted but nowhere to': { ...plainSettings, tone: 9, negativeReviewContact: true },
  'title and last name, warm, signed': { ...plainSettings, tone: 9, greeting: 'title_last_name', signature },
};

const reviews = readLoungeReviews();
const prepared = reviews.map(({ rating, text, author }) =>
  prepareReview(inputOf({ rating, text, authorName: author }, { place, limit })),
);

function greetingDue(author: string, { greeting, tone }: WritingSettings): string {
  // "Les" is a name and an article ("Les Gourmands"): the neutral greeting is right for both.
  const first = /^(?!Les )([A-Z][a-zé'-]+) /u.exec(author)?.[1];
  if (greeting === 'title_last_name' || first === undefined) return tone === 9 ? 'Hi there,' : 'Hello,';
  return `${tone === 0 ? 'Dear' : tone === 9 ? 'Hi' : 'Hello'} ${first},`;
}

function contactDue(
  rating: number,
  { negativeReviewContact, supportPhone, supportEmail }: WritingSettings,
): string | null {
  if (!negativeReviewContact || rating > 2) return null;
  if (supportPhone !== null && supportEmail !== null)
    return `If you would like to tell us more, you can call us on ${phone} or write to ${email}.`;
  if (supportPhone !== null) return `If you would like to tell us more, you can call us on ${phone}.`;
  return supportEmail === null ? null : `If you would like to tell us more, you can write to us at ${email}.`;
}

/** Each real review is answered with one of the settings, so that every one answers 250 in turn. */
const TURNS = Object.keys(settings).length;
/** What was answered, by the review's place in the list. */
const answers: string[] = [];

describe.each(Object.entries(settings))('real reviews answered with %s', (name, chosen) => {
  const turn = Object.keys(settings).indexOf(name);
  const bodies: string[] = [];
  const grams: ReadonlySet<string>[] = [];
  const replies: string[] = [];
  const faults: string[] = [];
  const alike: string[] = [];
  const repeated: string[] = [];

  beforeAll(() =>
    reviews.forEach(({ rating, text, author }, index) => {
      if (index % TURNS !== turn) return;
      const input = inputOf(
        { rating, text, authorName: author },
        { place, limit, seed: `review-${index}`, recentReplies: replies.slice(-50).reverse(), settings: chosen },
      );
      const reply = composeReply(input, prepared[index]);
      const frame = {
        greeting: greetingDue(author, chosen),
        contact: contactDue(rating, chosen),
        signature: chosen.signature,
      };
      const body = bodyWithin(reply.text, frame);
      const found = faultsOf(body, place.name);
      if (!looksLike('en', body)) found.push('language');
      if (Buffer.byteLength(reply.text) > 900) found.push('long');
      if (chosen.tone === 0 && /!|\b\w+'(?:re|s|d|ve)\b/u.test(body)) found.push('informal');
      if (rating <= 2 && (body.match(/sorry|apolog|regret/giu) ?? []).length > 1) found.push('apologises twice');
      if (rating <= 2 && body.includes('!')) found.push('cheerful');
      if (found.length > 0) faults.push(`${found.join(', ')}: ${body}`);
      const lately = new Set(bodies.slice(-remembered).flatMap(sentencesOf));
      repeated.push(...sentencesOf(body).filter((sentence) => lately.has(sentence)));
      if (bodies.slice(-openingsRemembered).map(openingOf).includes(openingOf(body))) repeated.push(body);
      const said = gramsOf(body);
      for (const other of grams.slice(-remembered)) if (likeness(said, other) >= 0.6) alike.push(body);
      answers[index] = body;
      bodies.push(body);
      grams.push(said);
      replies.push(reply.text);
    }),
  );

  it('passes every deterministic gate', () => {
    expect(faults).toEqual([]);
  });

  it('never reads like one of the last 20 of the place', () => {
    expect(alike).toEqual([]);
  });

  it('says no sentence of the last 20, and opens like none of the last 10', () => {
    expect(repeated).toEqual([]);
  });
});

describe('specificity', () => {
  it('takes up something of the review in the first sentence of nearly every reply', () => {
    const free = answers.filter((_, index) => {
      const { risks, suspicions, mismatch } = prepared[index] ?? { risks: [], suspicions: [], mismatch: true };
      return risks.length + suspicions.length === 0 && !mismatch;
    });
    const specific = free.filter((body) =>
      /\b(?:the (?!whole|time|trouble|stars|good and)\w+|signing in)/u.test(body.split(/[.!]\s/u)[0] ?? ''),
    );
    expect(specific.length / free.length).toBeGreaterThan(0.95);
  });

  it('holds back few real reviews for a person', () => {
    const held = prepared.filter(({ risks, suspicions, mismatch }) => risks.length + suspicions.length > 0 || mismatch);
    expect(held.length / reviews.length).toBeLessThan(0.05);
  });
});
