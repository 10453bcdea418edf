import { describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { frenchReviews } from './french-reviews.ts';
import { bodyWithin, faultsOf, gramsOf, likeness, looksLike } from './gates.ts';
import { inputOf } from './input.ts';

const place = { name: 'Demo Lounge Paris', city: 'Paris', category: null };
const email = 'contact@example.fr';
const contact = `Si vous souhaitez nous en dire plus, vous pouvez nous écrire à ${email}.`;

function reply(rating: number, text: string, tone: number, recentReplies: readonly string[] = []) {
  const input = inputOf(
    { rating, text, authorName: 'Mme Camille Demo' },
    {
      place,
      seed: `${tone}/${text}`,
      recentReplies,
      settings: {
        tone,
        greeting: 'title_last_name',
        negativeReviewContact: true,
        supportEmail: email,
        signature: "L'équipe",
      },
    },
  );
  const written = composeReply(input);
  const frame = { greeting: 'Bonjour Madame Demo,', contact: rating <= 2 ? contact : null, signature: "L'équipe" };
  return { ...written, body: bodyWithin(written.text, frame) };
}

describe.each([0, 3, 5, 7, 9])('French reviews at tone %i', (tone) => {
  it.each(frenchReviews)('are answered in clean French: %i stars, %s', (rating, text) => {
    const { body, language } = reply(rating, text, tone);
    expect(language).toBe('fr');
    expect(looksLike('fr', body)).toBe(true);
    // The number of stars is known; every other number would be made up.
    const stars = ['une', 'deux', 'trois', 'quatre', 'cinq'][rating - 1] ?? '';
    expect(faultsOf(body.replace(new RegExp(`${stars} étoiles?`, 'iu'), 'étoiles'), place.name)).toEqual([]);
    expect(body).not.toMatch(/(?<!\p{L})(?:tu|toi|ton|tes|te)(?!\p{L})/iu);
    expect(body).not.toMatch(/(?<!\p{L})(?:de les|à les?|du les?|(?:le|la|de|que) [aeiouyéèêâ])/iu);
  });

  it('speak of the review in the first sentence', () => {
    const missed = frenchReviews
      .filter(([, , about]) => about !== null)
      .filter(([rating, text, about]) => !about?.test(reply(rating, text, tone).body.split(/[.!]\s/u)[0] ?? ''))
      .map(([rating, text]) => `${rating} ${text} => ${reply(rating, text, tone).body}`);
    expect(missed).toEqual([]);
  });

  it('never read like one of the last 20 of the place', () => {
    const bodies: string[] = [];
    const texts: string[] = [];
    for (const [rating, text] of [...frenchReviews, ...frenchReviews]) {
      const written = reply(rating, text, tone, [...texts].reverse());
      for (const other of bodies.slice(-20)) expect(likeness(gramsOf(written.body), gramsOf(other))).toBeLessThan(0.6);
      bodies.push(written.body);
      texts.push(written.text);
    }
  });
});
