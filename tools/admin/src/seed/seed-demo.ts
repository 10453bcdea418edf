import { setTimeout as delay } from 'node:timers/promises';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import type { Services } from '../services.ts';
import { type DemoAccountPlan, demoGuest, demoPlan, demoTermsVersion, scopesOf } from './demo-plan.ts';
import { openSimulatedLogin, writeReviews } from './simulated-google.ts';

const syncWaitMaxMs = 30_000;
const pollEveryMs = 250;

export interface DemoPlace {
  readonly place_id: string;
  readonly name: string;
}

/** An account as .local/platform.json lists it. */
export interface DemoAccount {
  readonly name: string;
  readonly kind: 'standard' | 'partner' | 'client';
  readonly account_id: number;
  readonly client_id: string | null;
  readonly client_secret: string | null;
  readonly scopes: string[];
  readonly places: DemoPlace[];
}

const kindNames = new Map<AccountKind, DemoAccount['kind']>([
  [AccountKind.STANDARD, 'standard'],
  [AccountKind.PARTNER, 'partner'],
  [AccountKind.CLIENT, 'client'],
]);

/**
 * Fills an empty platform with plainly made-up accounts on the simulated Google, and waits until their reviews were
 * read for the first time. Repeating it adds what an earlier try did not come to.
 */
export async function seedDemo(services: Services, simulatorUrl: string): Promise<DemoAccount[]> {
  const { identity, operator } = services;
  await identity.publishTerms({ version: demoTermsVersion }, operator);
  const accounts: DemoAccount[] = [];
  let firstReview = 0;
  for (const plan of demoPlan) {
    accounts.push(await seedAccount(services, simulatorUrl, plan, accounts, firstReview));
    firstReview += plan.locations.reduce((sum, { reviews }) => sum + reviews, 0);
  }
  await openSimulatedLogin(simulatorUrl, demoGuest);
  for (const { placeId, reviews } of demoGuest.locations) {
    await writeReviews(simulatorUrl, placeId, firstReview, reviews);
    firstReview += reviews;
  }
  return accounts;
}

async function seedAccount(
  services: Services,
  simulatorUrl: string,
  plan: DemoAccountPlan,
  earlier: readonly DemoAccount[],
  firstReview: number,
): Promise<DemoAccount> {
  const { identity, billing, operator } = services;
  const { name, kind, locale, milliSuns } = plan;
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`;
  const { accountId } =
    (await findByName(services, name)) ?? (await identity.createAccount({ name, email, locale, kind }, operator));
  await identity.acceptTerms({ accountId, version: demoTermsVersion }, operator);
  if (plan.domains !== undefined) {
    const contract = { partnerAccountId: accountId, domains: [...plan.domains], timezone: '' };
    await identity.setPartnerContract({ contract }, operator);
  }
  const partner = earlier.find((account) => account.name === plan.partner);
  if (partner !== undefined) {
    const attachment = {
      accountId,
      partnerAccountId: BigInt(partner.account_id),
      externalRef: 'demo-client-1',
      service: 'essential',
    };
    await identity.attachAccount(attachment, operator);
  }
  if (milliSuns > 0n) {
    const grant = { accountId, amountMilliSuns: milliSuns, reason: 'Demo data', idempotencyKey: `demo-${accountId}` };
    await billing.grantSuns(grant, operator);
  }
  const places = await seedPlaces(services, simulatorUrl, accountId, plan, firstReview);
  const scopes = [...scopesOf(kind)];
  const key =
    scopes.length === 0 ? null : await identity.createApiKey({ accountId, name: 'Demo key', scopes }, operator);
  return {
    name,
    kind: kindNames.get(kind) ?? 'standard',
    account_id: Number(accountId),
    client_id: key?.key?.clientId ?? null,
    client_secret: key?.clientSecret ?? null,
    scopes,
    places,
  };
}

/** A start that was cut short is repeated: what it made is found by its name. */
async function findByName({ identity, operator }: Services, name: string): Promise<{ accountId: bigint } | undefined> {
  const { accounts } = await identity.listAccounts({ afterAccountId: 0n }, operator);
  return accounts.find((account) => account.name === name);
}

async function seedPlaces(
  { places, billing, operator }: Services,
  simulatorUrl: string,
  accountId: bigint,
  plan: DemoAccountPlan,
  firstReview: number,
): Promise<DemoPlace[]> {
  if (plan.locations.length === 0) return [];
  const login = await openSimulatedLogin(simulatorUrl, plan);
  let from = firstReview;
  for (const { placeId, reviews } of plan.locations) {
    await writeReviews(simulatorUrl, placeId, from, reviews);
    from += reviews;
  }
  const connected = await places.connectLogin(
    { accountId, platform: 'google', platformUser: login.sub, credentials: login.refreshToken, placeIds: [] },
    operator,
  );
  for (const location of plan.locations) {
    const place = connected.places.find(({ placeId }) => placeId === location.placeId);
    if (place === undefined) throw new Error(`${location.title} was not connected.`);
    if (location.plan !== null)
      await billing.setPlan({ accountId, placeRef: place.placeRef, plan: location.plan }, operator);
  }
  await waitForFirstSync(places, operator, accountId, plan);
  return plan.locations.map(({ placeId, title }) => ({ place_id: placeId, name: title }));
}

/** A place shows its number of reviews once they were read from the platform. */
async function waitForFirstSync(
  places: Services['places'],
  operator: Services['operator'],
  accountId: bigint,
  plan: DemoAccountPlan,
): Promise<void> {
  const deadline = performance.now() + syncWaitMaxMs;
  for (;;) {
    const listed = await places.listPlaces({ accountId }, operator);
    const missing = plan.locations.filter(
      ({ placeId, reviews }) =>
        !listed.places.some((place) => place.placeId === placeId && place.reviewsCount >= BigInt(reviews)),
    );
    if (missing.length === 0) return;
    if (performance.now() > deadline) {
      throw new Error(
        `The reviews of ${missing.map(({ title }) => title).join(', ')} were not read within ${syncWaitMaxMs / 1000} s.`,
      );
    }
    await delay(pollEveryMs);
  }
}
