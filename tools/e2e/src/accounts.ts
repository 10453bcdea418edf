import { randomUUID } from 'node:crypto';
import type { Services } from '@review-reply/admin';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { type Api, type ApiOptions, openApi } from './api.ts';
import type { SecretsUsed } from './secrets-used.ts';
import type { NewReview, Simulator } from './simulator.ts';

const termsVersion = '2026-01';
const firstSyncWithinMs = 30_000;
const standardScopes = ['places:read', 'places:write', 'reviews:read', 'reviews:write', 'webhooks:manage'];

export interface AccountOptions {
  readonly kind?: 'standard' | 'partner';
  /** Whole Suns to begin with. */
  readonly suns?: number;
  /** Of its places. */
  readonly plan?: 'essential' | 'pro';
  /** Of its key; all that its kind allows unless given. */
  readonly scopes?: readonly string[];
  /** How many places; 1 for a standard account unless given. */
  readonly locations?: number;
  /** Reviews that each place has before it is connected; one unless given. They are read, without events, at once. */
  readonly reviews?: readonly NewReview[];
}

export interface E2ePlace {
  readonly placeId: string;
  readonly placeRef: bigint;
}

export interface E2eAccount {
  readonly accountId: bigint;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly places: readonly E2ePlace[];
  /** The first place; throws when there is none. */
  readonly placeId: string;
  /** Holds a token of the account's key. */
  readonly api: Api;
  /** A client with another key of the account, with the same scopes. */
  anotherKey(): Promise<Api>;
}

interface Parts {
  readonly services: Services;
  readonly simulator: Simulator;
  readonly secrets: SecretsUsed;
  readonly api: ApiOptions;
}

/** Makes accounts as an operator would, each with a simulated Google login and places of its own. */
export function createAccounts(parts: Parts): (options?: AccountOptions) => Promise<E2eAccount> {
  return async (options = {}) => {
    const { kind = 'standard', suns = 0, scopes } = options;
    const { identity, billing, operator } = parts.services;
    const tag = randomUUID().slice(0, 8);
    const isPartner = kind === 'partner';
    await identity.publishTerms({ version: termsVersion }, operator);
    const { accountId } = await identity.createAccount(
      {
        name: `Demo account ${tag}`,
        email: `demo-${tag}@example.com`,
        locale: 'en',
        kind: isPartner ? AccountKind.PARTNER : AccountKind.STANDARD,
      },
      operator,
    );
    await identity.acceptTerms({ accountId, version: termsVersion }, operator);
    if (suns > 0) {
      const grant = {
        accountId,
        amountMilliSuns: BigInt(suns * 1_000),
        reason: 'Test',
        idempotencyKey: `grant-${tag}`,
      };
      await billing.grantSuns(grant, operator);
    }
    const allowed = scopes ?? (isPartner ? [...standardScopes, 'accounts:manage'] : standardScopes);
    const key = await createKey(parts, accountId, allowed);
    const places = await connectPlaces(parts, accountId, tag, options);
    const signIn = async ({ clientId, clientSecret }: Key) => {
      const api = openApi(parts.api);
      await api.authenticate(clientId, clientSecret);
      return api;
    };
    return {
      accountId,
      ...key,
      places,
      api: await signIn(key),
      anotherKey: async () => signIn(await createKey(parts, accountId, allowed)),
      get placeId() {
        const [place] = places;
        if (place === undefined) throw new Error('The account has no place.');
        return place.placeId;
      },
    };
  };
}

interface Key {
  readonly clientId: string;
  readonly clientSecret: string;
}

async function createKey({ services, secrets }: Parts, accountId: bigint, scopes: readonly string[]): Promise<Key> {
  const { identity, operator } = services;
  const { key, clientSecret } = await identity.createApiKey(
    { accountId, name: 'Demo key', scopes: [...scopes] },
    operator,
  );
  secrets.add('client secret', clientSecret);
  return { clientId: key?.clientId ?? '', clientSecret };
}

async function connectPlaces(
  { services, simulator, secrets }: Parts,
  accountId: bigint,
  tag: string,
  {
    kind,
    plan,
    locations = kind === 'partner' ? 0 : 1,
    reviews = [{ rating: 4, text: 'Quiet and clean.' }],
  }: AccountOptions,
): Promise<E2ePlace[]> {
  if (locations === 0) return [];
  const { places, billing, operator } = services;
  const wanted = Array.from({ length: locations }, (_, at) => ({
    place_id: `demo-${tag}-${at}`,
    title: `Demo Lounge ${tag} ${at}`,
    city: 'Paris',
    category: 'Airport lounge',
  }));
  const login = await simulator.openLogin(`demo-${tag}`, wanted);
  secrets.add('refresh token', login.refreshToken);
  if (reviews.length > 0) for (const { place_id } of wanted) await simulator.write(place_id, reviews);
  const { refreshToken: credentials, sub: platformUser } = login;
  const grant = { accountId, platform: 'google', platformUser, credentials, placeIds: [] };
  const connected = await places.connectLogin(grant, operator);
  for (const { placeRef } of connected.places)
    if (plan !== undefined) await billing.setPlan({ accountId, placeRef, plan }, operator);
  await eventually(() => firstSync(services, accountId, locations, reviews.length), { timeoutMs: firstSyncWithinMs });
  return connected.places.map(({ placeId, placeRef }) => ({ placeId, placeRef }));
}

/** A place tells its number of reviews once the first read has come to its end. */
async function firstSync(
  { places, operator }: Services,
  accountId: bigint,
  locations: number,
  reviews: number,
): Promise<void> {
  const listed = await places.listPlaces({ accountId }, operator);
  const read = listed.places.filter(({ reviewsCount }) => reviewsCount >= BigInt(reviews));
  if (read.length < locations) throw new Error(`${read.length} of ${locations} places were read for the first time.`);
}
