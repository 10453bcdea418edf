import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGooglePush } from './push-message.ts';

const push = (data: unknown) => ({
  message: { data: Buffer.from(JSON.stringify(data)).toString('base64'), messageId: '1' },
  subscription: 'projects/demo/subscriptions/reviews',
});
const location = 'accounts/1/locations/22';

describe('a push of a Google account’s notifications', () => {
  it.each([
    { type: 'NEW_REVIEW', locationName: location, reviewName: `${location}/reviews/a` },
    { type: 'UPDATED_REVIEW', location, review: `${location}/reviews/a` },
    { notificationType: 'NEW_REVIEW', location_name: 'locations/22', review_name: `${location}/reviews/a` },
    { type: 'NEW_REVIEW', locationId: '22' },
    { resourceName: `${location}/reviews/a` },
  ])('is of a review at a location, however it is spelt: %j', (data) => {
    const about = { reviews: true, listing: false };
    expect(readGooglePush(push(data))).toEqual({ source: 'google', locationId: '22', about });
  });

  it.each(['GOOGLE_UPDATE', 'DUPLICATE_LOCATION', 'VOICE_OF_MERCHANT_UPDATED', 'LOSS_OF_VOICE_OF_MERCHANT'])(
    'is of the listing: %s',
    (type) => {
      expect(readGooglePush(push({ type, locationName: location }))?.about).toEqual({ reviews: false, listing: true });
    },
  );

  it('is taken for both when its word is not known', () => {
    expect(readGooglePush(push({ type: 'NEW_KIND', location }))?.about).toEqual({ reviews: true, listing: true });
  });

  it('says nothing where no location is named', () => {
    for (const data of [{}, { type: 'NEW_REVIEW' }, { location: 7 }, { locationName: 'a/b' }, [], null, 'text'])
      expect(readGooglePush(push(data))).toBeNull();
  });

  it('is read without a failure whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        readGooglePush(body);
        readGooglePush({ message: { data: body } });
        readGooglePush(push(JSON.parse(JSON.stringify(body, (_, one) => (typeof one === 'bigint' ? 1 : one)) ?? '1')));
      }),
    );
  });
});
