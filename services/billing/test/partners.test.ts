import { randomUUID } from 'node:crypto';
import { SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import { Source } from '@review-reply/proto/billing/v1/billing';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, newId, operator, startBilling, type TestBilling, travelToMidMonth } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
  await travelToMidMonth(billing.stack);
});
afterAll(() => billing?.stack.close());

const contract = (partnerAccountId: bigint, changes: object = {}) =>
  billing.publish(
    'identity',
    PartnerContractChangedSchema,
    { partnerAccountId, spendingCapCents: 50_000n, vatRateBp: 2_000, timezone: 'Europe/Paris', ...changes },
    { key: partnerAccountId },
  );
const capEvents = (partnerId: bigint) =>
  billing.published(SpendingCapReachedSchema).filter((event) => event.partnerAccountId === partnerId);
const overage = async (partnerId: bigint) =>
  (
    await billing.database.pool.query<{ month: string; accrued: bigint; held: bigint }>(
      `select month, accrued_cents as accrued, held_cents as held from partner_month
       where partner_account_id = $1 order by month`,
      [partnerId],
    )
  ).rows;

describe('a partner’s client', () => {
  it('is paid for by its plan, then by the partner’s overage, never by Suns', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner();
    await billing.client.grantSuns(
      { accountId, amountMilliSuns: 9_000n, reason: 'test', idempotencyKey: 'k' },
      operator,
    );
    const placeRef = newId();
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.QUOTA, charged: false });
    const hold = await billing.reserve({ accountId });
    expect(hold).toMatchObject({
      source: Source.OVERAGE,
      charged: true,
      costMilliSuns: 1_000n,
      freeVariantsLeft: 2,
    });
    expect(await overage(partnerId)).toMatchObject([{ accrued: 0n, held: 10n }]);
    await billing.capture(hold.holdId);
    expect(await overage(partnerId)).toMatchObject([{ accrued: 10n, held: 0n }]);
    expect(await billing.client.getAccountBalance({ accountId }, operator)).toMatchObject({ heldMilliSuns: 0n });
  });

  it('is refused once the partner’s cap is reached, also by what is only held, and told of once', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ capCents: 29n });
    const first = await billing.reserve({ accountId });
    await billing.reserve({ accountId });
    const subject = { accountId, generationId: randomUUID() };
    for (let count = 0; count < 2; count++)
      await expect(billing.reserve(subject)).rejects.toMatchObject({
        kind: 'payment_required',
        code: 'spending_cap_reached',
      });
    await billing.void(first.holdId);
    expect(await billing.reserve(subject)).toMatchObject({ source: Source.OVERAGE });
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'spending_cap_reached' });
    await eventually(() => expect(capEvents(partnerId)).toMatchObject([{ capCents: 29n, usedCents: 20n }]));
  });

  it('still gets its free variants and its plan beyond the cap', async () => {
    const { accountId } = await billing.clientOfPartner({ capCents: 10n });
    const [reviewId, placeRef] = [newId(), newId()];
    await billing.reserve({ accountId, reviewId });
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'spending_cap_reached' });
    expect(await billing.reserve({ accountId, reviewId })).toMatchObject({ source: Source.FREE_VARIANT });
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.QUOTA });
  });

  it('is captured although the cap was lowered meanwhile, and may go on when it was raised', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ capCents: 10n });
    const hold = await billing.reserve({ accountId });
    await contract(partnerId, { spendingCapCents: 0n });
    await billing.capture(hold.holdId);
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'spending_cap_reached' });
    await contract(partnerId, { spendingCapCents: 20n });
    expect(await billing.reserve({ accountId })).toMatchObject({ source: Source.OVERAGE });
  });

  it('is never refused once its partner’s contract has no cap, and is when it has one again', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ capCents: 10n });
    await billing.reserve({ accountId });
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'spending_cap_reached' });
    await contract(partnerId, { withoutCap: true });
    await billing.capture((await billing.reserve({ accountId })).holdId);
    const shown = await billing.invoices.getBilling({}, asUser(partnerId));
    expect(shown).toMatchObject({ overageCents: 10n });
    expect(shown.spendingCap).toBeUndefined();
    await contract(partnerId, { spendingCapCents: 20n });
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'spending_cap_reached' });
  });

  it('has the terms of every contract until its partner’s has arrived', async () => {
    const [accountId, partnerAccountId] = [newId(), newId()];
    const attachment = { accountId, partnerAccountId, service: 'essential' };
    await billing.publish('identity', AccountAttachedSchema, attachment, { key: accountId });
    expect(await billing.reserve({ accountId })).toMatchObject({ source: Source.OVERAGE });
  });
});

it('a contract with an unknown zone is parked for operators and changes nothing', async () => {
  const { accountId, partnerId } = await billing.clientOfPartner();
  await contract(partnerId, { timezone: 'Europe/Nowhere', spendingCapCents: 0n });
  const { rows } = await billing.database.pool.query('select key from parked_event where key = $1', [
    String(partnerId),
  ]);
  expect(rows).toHaveLength(1);
  expect(await billing.reserve({ accountId })).toMatchObject({ source: Source.OVERAGE });
});

it('an event that comes twice has one effect', async () => {
  const { accountId, partnerId } = await billing.clientOfPartner();
  const terms = { partnerAccountId: partnerId, vatRateBp: 2_000, timezone: 'Europe/Paris' };
  const options = { key: partnerId, eventId: randomUUID() };
  const once = () =>
    billing.publish('identity', PartnerContractChangedSchema, { ...terms, spendingCapCents: 0n }, options);
  await once();
  await contract(partnerId, { spendingCapCents: 10n });
  await once();
  // Handled after the repetition, being of the same key.
  const partner = { accountId: partnerId, kind: 'partner', name: 'Demo partner', locale: 'en', status: 'active' };
  await billing.publish('identity', AccountChangedSchema, partner, { key: partnerId });
  expect(await billing.reserve({ accountId })).toMatchObject({ source: Source.OVERAGE });
});

it('leaves a ledger in which every invariant holds', async () => {
  expect(await billing.violations()).toEqual([]);
});
