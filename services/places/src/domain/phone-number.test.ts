import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  ['+33123456789', null],
  ['+33 1 99 00 12 34', null],
  ['01 99 00 12 34', 'FR'],
  ['(020) 7946 0123', 'GB'],
  ['+442079460123', 'FR'],
])('%s is a number where the region is %s', (text, region) => expect(isPhoneNumber(text, region)).toBe(true));

test.each([
  ['01 99 00 12 34', null],
  ['01 99 00 12 34', 'XX'],
  ['01 99 00 12', 'FR'],
  ['+33 1', 'FR'],
  ['+999 123456789', 'FR'],
  ['call +33123456789', 'FR'],
  ['+33123456789 ext. 4', 'FR'],
  ['', 'FR'],
])('%s is none where the region is %s', (text, region) => expect(isPhoneNumber(text, region)).toBe(false));
