import { failureMessage } from '@review-reply/api-schemas';
import { describe, expect, it } from 'vitest';
import { failures, refusedBy, rejectedBy } from './failures.ts';
import { canBecome, type ReplyStatus } from './reply.ts';
import { isSameText } from './reply-text.ts';

const statuses: ReplyStatus[] = [
  'draft',
  'validated',
  'publishing',
  'failed_retryable',
  'published',
  'online',
  'failed',
];

describe('a reply', () => {
  it('that failed stays as it is', () => {
    expect(statuses.filter((to) => canBecome('failed', to))).toEqual([]);
  });

  it('is published only from being published now, and online only from published', () => {
    expect(statuses.filter((from) => canBecome(from, 'published'))).toEqual(['publishing']);
    expect(statuses.filter((from) => canBecome(from, 'online'))).toEqual(['published']);
  });
});

describe('two texts', () => {
  it.each([
    ['Merci  beaucoup\n', 'Merci beaucoup', true],
    ['caf\u00e9', 'cafe\u0301', true],
    ['Merci\u000b\u00e0 vous', 'Merci\u00e0 vous', true],
    ['Merci\u000b\u00e0 vous', 'Merci \u00e0 vous', true],
    ['Merci\u001b\u0085', 'Merci', true],
    ['Thank you.', 'Thank you', false],
    ['Thank you.', 'thank you.', false],
  ])('%j and %j are the same reply: %s', (a, b, same) => {
    expect(isSameText(a, b)).toBe(same);
  });
});

it("a platform's words become codes of letters, digits and underscores", () => {
  expect(rejectedBy('OFF_TOPIC').code).toBe('OFF_TOPIC');
  expect(rejectedBy('off topic!').code).toBe('off_topic_');
  expect(rejectedBy(null).code).toBe('rejected');
  expect(refusedBy('INVALID_ARGUMENT').reason).toBe('INVALID_ARGUMENT');
  expect(refusedBy(null).reason).toBeNull();
});

it.each([...Object.values(failures), rejectedBy(null), rejectedBy('OFF_TOPIC'), refusedBy('SPAM')])(
  '%j is told in French and English',
  ({ code, reason }) => {
    const [en, fr] = (['en', 'fr'] as const).map((locale) => failureMessage({ code, reason: reason ?? '' }, locale));
    expect(new Set([en, fr, code])).toHaveLength(3);
  },
);
