import { expect, it } from 'vitest';
import { negotiateLocale } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['FR', 'fr'],
  ['fr-CA', 'fr'],
  ['fr-Latn-CA', 'fr'],
  ['en-GB, fr', 'en'],
  ['fr;q=0.4, en;q=0.5', 'en'],
  ['fr;q=0.5, en;q=0.4', 'fr'],
  ['de, fr;q=0.3', 'fr'],
  ['de, fr;q=0.3, en;q=0.2', 'fr'],
  ['*', 'en'],
  ['*;q=0.5, fr', 'fr'],
  ['fr;q=0, *', 'en'],
  ['fr;q=0', 'en'],
  ['*, en;q=0', 'fr'],
  ['en;q=0, *;q=0.1', 'fr'],
  ['*, en;q=0, fr;q=0', 'en'],
  ['*, fr;q=0.5', 'en'],
  ['de, *;q=0.5, en;q=0.1', 'fr'],
  ['de', 'en'],
  ['frr', 'en'],
  ['french', 'en'],
  ['fr;q=abc', 'en'],
  [', ,;;q=', 'en'],
  ['fr'.repeat(5_000), 'en'],
])('answers %j in %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});
