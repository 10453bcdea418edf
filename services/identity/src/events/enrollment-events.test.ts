import { create } from '@bufbuild/protobuf';
import { payloadBytesOf } from '@review-reply/events';
import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { describe, expect, it } from 'vitest';
import { type Enrollment, placeIdLengthMax, placesMax } from '../domain/enrollment.ts';
import { enrollmentCompleted } from './enrollment-events.ts';

/** What the outbox takes. */
const payloadBytesMax = 256 * 1024;
const placeRefs = Array.from({ length: placesMax }, (_, number) => 2n ** 60n + BigInt(number));

function completed(placeId: (number: number) => string, name: string) {
  const enrollment = {
    ...{ enrollmentId: 1n, partnerAccountId: 2n, status: 'completed', email: 'client@example.test', name: 'Demo' },
    ...{ service: 'pro', placesChoice: 'all', returnUrl: 'https://app.example.test/', externalRef: 'client-1' },
    ...{ signedInEmail: null, locale: null, failureCode: null, failedAt: null, accountId: 3n },
    ...{ expiresAt: new Date(0), createdAt: new Date(0), completedAt: new Date(0) },
    places: placeRefs.map((_, number) => ({ placeId: placeId(number), name, active: number % 2 === 0 })),
  } as unknown as Enrollment;
  const event = enrollmentCompleted(enrollment, { accountId: 3n, placeRefs });
  expect(payloadBytesOf(event)).toBeLessThan(payloadBytesMax);
  const message = create(EnrollmentCompletedSchema, event.message);
  expect(message.placeRefs).toEqual(placeRefs);
  return message.enrollment?.places;
}

const asGoogle = (number: number) => `ChIJdemo${String(number).padStart(19, '0')}`;

describe('the event of a completed enrolment with as many places as there may be', () => {
  it('has all of them with the names that most have', () => {
    expect(completed(asGoogle, 'Demo Lounge de la Gare du Nord')?.[1]).toMatchObject({
      placeId: asGoogle(1),
      name: 'Demo Lounge de la Gare du Nord',
      active: false,
    });
  });

  it('leaves out names that are too long for it, and no place', () => {
    const places = completed(asGoogle, 'é'.repeat(200));
    expect(places).toHaveLength(placesMax);
    expect(places?.[1]).toMatchObject({ placeId: asGoogle(1), name: '', active: false });
  });

  it('leaves out the places when their ids alone are too long for it', () => {
    expect(completed((number) => String(number).padStart(placeIdLengthMax, '東'), 'Demo')).toEqual([]);
  });
});
