import type { ListingState } from '@review-reply/platforms/listing';
import { expect, it } from 'vitest';
import { judgeListing, type WatchState } from './listing-watch.ts';

const fine: ListingState = {
  voiceOfMerchant: true,
  suspended: false,
  duplicateOf: null,
  googleUpdated: [],
  pending: [],
};
const start = Date.parse('2026-11-20T09:30:00.000Z');
const dayMs = 24 * 60 * 60_000;

/** Looks one after the other, a day apart. @returns the kinds that each tells, with their sections */
function kindsOf(...looks: Array<Partial<ListingState> | null>): string[][] {
  let state: WatchState = {};
  return looks.map((look, day) => {
    const judged = judgeListing(state, look && { ...fine, ...look }, new Date(start + day * dayMs));
    // As it is kept between two looks.
    state = JSON.parse(JSON.stringify(judged.state)) as WatchState;
    return judged.alarms.map(({ kind, details }) => [kind, ...((details.sections ?? []) as string[])].join(' '));
  });
}

it('tells what the platform changed once for each section, and again when it comes again', () => {
  const looks = kindsOf(
    { googleUpdated: ['hours'] },
    { googleUpdated: ['hours'] },
    { googleUpdated: ['hours', 'identity'] },
    {},
    { googleUpdated: ['hours'] },
  );
  expect(looks).toEqual([['google_updated hours'], [], ['google_updated identity'], [], ['google_updated hours']]);
});

it('tells when the voice of the merchant is lost or won, not when it never was there', () => {
  const [silent, heard] = [{ voiceOfMerchant: false }, {}];
  expect(kindsOf(silent, silent, heard, heard, silent, silent)).toEqual([
    [],
    [],
    ['voice_of_merchant_won'],
    [],
    ['voice_of_merchant_lost'],
    [],
  ]);
});

it('tells of a suspension alone, whatever is lost with it, and of the voice that comes back', () => {
  const suspended = { suspended: true, voiceOfMerchant: false };
  expect(kindsOf({}, suspended, suspended, {})).toEqual([[], ['suspended'], [], ['voice_of_merchant_won']]);
});

it('tells of each location that the place is a duplicate of', () => {
  const of = (duplicateOf: string | null) => ({ duplicateOf });
  expect(kindsOf(of('locations/1'), of('locations/1'), of('locations/2'), of(null), of('locations/2'))).toEqual([
    ['duplicate'],
    [],
    ['duplicate'],
    [],
    ['duplicate'],
  ]);
});

it('tells once of edits that wait for three days, counted for each section', () => {
  const pending = (...sections: ListingState['pending']) => ({ pending: sections });
  expect(
    kindsOf(
      pending('hours'),
      pending('hours', 'identity'),
      pending('hours', 'identity'),
      pending('hours', 'identity'),
      pending('hours', 'identity'),
      pending('identity'),
      pending('hours'),
      pending('hours'),
    ),
  ).toEqual([[], [], [], ['edits_pending hours'], ['edits_pending identity'], [], [], []]);
});

it('tells of a listing that is out of reach at two looks, once, and again when it is lost again', () => {
  expect(kindsOf(null, null, null, {}, null, {}, null, null)).toEqual([
    [],
    ['access_lost'],
    [],
    [],
    [],
    [],
    [],
    ['access_lost'],
  ]);
});

it('tells what happened to a listing while it was out of reach', () => {
  expect(kindsOf({}, null, { voiceOfMerchant: false })).toEqual([[], [], ['voice_of_merchant_lost']]);
});

it('believes no two looks that follow each other soon', () => {
  const { state } = judgeListing({}, null, new Date(start));
  expect(judgeListing(state, null, new Date(start + 60_000)).alarms).toEqual([]);
});
