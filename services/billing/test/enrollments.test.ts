import { SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let test: TestBilling;
beforeAll(async () => {
  test = await startBilling();
});
afterAll(() => test?.stack.close());

const plansOf = async (accountId: bigint) =>
  (await test.client.listSubscriptions({ accountId }, operator)).subscriptions;

describe('a completed enrolment', () => {
  it('opens the plan it was made for on each place made, once, and changes it with a later one', async () => {
    const { accountId, partnerId } = await test.clientOfPartner();
    const placeRefs = [newId(), newId()];
    const complete = (service: string, places = placeRefs) => {
      const enrollment = { enrollmentId: newId(), partnerAccountId: partnerId, accountId, service };
      return test.publish('identity', EnrollmentCompletedSchema, { enrollment, placeRefs: places }, { key: accountId });
    };
    await complete('essential', [...placeRefs].reverse());
    await complete('essential');
    expect(await plansOf(accountId)).toMatchObject(
      placeRefs.map((placeRef) => ({ placeRef, plan: 'essential', status: 'active', suggestionsIncluded: 100 })),
    );
    await complete('pro', placeRefs.slice(0, 1));
    expect((await plansOf(accountId)).map(({ plan }) => plan)).toEqual(['pro', 'essential']);
    const told = () => test.published(SubscriptionChangedSchema).filter((event) => event.accountId === accountId);
    await eventually(() => expect(told().map(({ plan }) => plan)).toEqual(['essential', 'essential', 'pro']));
  });
});
