import { describe, expect, it } from 'vitest';
import { checkReply, type ReplyToCheck } from '../src/checks/check-reply.ts';
import { jaccard, threeGrams } from '../src/checks/similarity.ts';

const good = 'Thank you for your kind words about the showers. We hope to see you at Demo Lounge again.';
const check = (body: string, more: Partial<ReplyToCheck> = {}) =>
  checkReply({
    body,
    text: body,
    language: 'en',
    limit: { max: 4096, unit: 'bytes' },
    sources: 'Lovely showers, Maria was great, waited 20 minutes\nDemo Lounge',
    signature: null,
    recentBodies: [],
    ...more,
  });

describe('a reply', () => {
  it('without a fault passes', () => {
    expect(check(good)).toEqual([]);
    expect(check('Thank you for mentioning Maria and the 20 minutes.')).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['empty', '...'],
    ['banned_phrase', 'Thank you for your feedback on the showers.'],
    ['banned_phrase', 'We are delighted that you liked the showers.'],
    ['promise', 'We will improve the showers.'],
    ['promise', 'This will never happen again.'],
    ['promise', 'We have spoken to the team about the showers.'],
    ['offer', 'Please come back for a free drink.'],
    ['offer', 'Enjoy a discount on your next visit.'],
    ['liability', 'It was our fault that the showers were cold.'],
    ['machine_talk', 'As an AI, we liked your review of the showers.'],
    ['machine_talk', 'Thank you [name] for the showers.'],
    ['profanity', 'What a shit review.'],
    ['link', 'See demo-lounge.example.com for more.'],
    ['email', 'Write to us at someone@demo.example, please.'],
    ['phone', 'Call us on 01 70 00 00 00.'],
    ['markup', 'Thank you for **the showers**.'],
    ['markup', 'Thank you <b>very much</b>.'],
    ['echo', 'Thank you canary-123 for the showers.'],
    ['greeting', 'Dear guest, thank you for the showers.'],
    ['signature', 'Thank you for the showers. Kind regards, the team'],
    ['number', 'We have 12 showers for you.'],
    ['number', 'We open again on Monday.'],
    ['number', 'There are seven showers here.'],
    ['name', 'We told Robert about the showers.'],
    ['name', 'It was better than at Hilton, was it not.'],
    ['language', 'Merci beaucoup pour vos mots aimables sur les douches, nous espérons vous revoir.'],
    ['too_many_sentences', 'One. '.repeat(7)],
    ['hidden_characters', 'Thank you\u202E for the showers.'],
  ] as const)('with the fault %s is refused: %s', (fault, body) => {
    expect(check(body, { canaries: ['canary-123'] })).toContain(fault);
  });

  it.each([
    ['promise', 'Nous ferons en sorte que les douches soient propres.'],
    ['banned_phrase', "N'hésitez pas à revenir profiter des douches de notre salon."],
    ['offer', 'Nous vous proposons un remboursement de votre visite dans notre salon.'],
    ['liability', 'Les douches froides sont notre faute et nous en sommes désolés.'],
    ['signature', 'Merci pour vos mots sur les douches de notre salon. Cordialement, la direction'],
  ] as const)('in French with the fault %s is refused: %s', (fault, body) => {
    expect(check(body, { language: 'fr' })).toContain(fault);
  });

  it('is measured in the platform unit', () => {
    expect(check('é'.repeat(30), { limit: { max: 40, unit: 'bytes' } })).toContain('too_long');
    expect(check('é'.repeat(30), { limit: { max: 40, unit: 'characters' } })).not.toContain('too_long');
  });

  it('that repeats a recent one is refused', () => {
    expect(
      check(good, { recentBodies: ['Something else entirely was said here.', good.replace('kind', 'nice')] }),
    ).toContain('too_similar');
  });
});

it('measures likeness as shared word triples over all', () => {
  expect(jaccard(threeGrams('a b c d'), threeGrams('a b c d'))).toBe(1);
  expect(jaccard(threeGrams('a b c d'), threeGrams('a b c e'))).toBeCloseTo(1 / 3);
  expect(jaccard(threeGrams('a b c'), threeGrams('d e f'))).toBe(0);
});
