import type { Clock } from '@review-reply/clock';
import { z } from 'zod';
import { conflict } from '../control/errors.ts';
import { newAccountId, newLocationId, newPlaceId, newSub } from './ids.ts';
import { listingOf } from './listing.ts';
import { businessScope, type GoogleAccount, type GoogleLocation, type GoogleUser } from './model.ts';
import type { GoogleState } from './state.ts';
import { issueRefreshToken } from './tokens.ts';

const locationsMax = 1_000;
const groupsMax = 100;
const id = z.string().regex(/^[\w-]{1,100}$/);

export const locationInput = z.strictObject({
  /** Given ids make a set-up repeatable; random ones cannot be guessed by other tests. */
  location_id: id.optional(),
  place_id: id.optional(),
  title: z.string().min(1).max(200),
  store_code: z.string().max(64).optional(),
  city: z.string().min(1).max(100).default('Paris'),
  region_code: z.string().length(2).default('FR'),
  language: z.string().min(2).max(10).default('fr'),
  category: z.string().min(1).max(100).default('Airport lounge'),
  phone: z.string().max(40).optional(),
  website: z.url().optional(),
  /** An unverified location has no voice of merchant: its reviews can be neither read nor answered. */
  verified: z.boolean().default(true),
  /** A hotel or the like, whose lodging can be read and edited. */
  lodging: z.boolean().default(false),
  food_menus: z.boolean().default(true),
});
type LocationInput = z.infer<typeof locationInput>;

export const userInput = z.strictObject({
  sub: id.optional(),
  email: z.email().optional(),
  account_id: id.optional(),
  refresh_token: z.string().min(10).max(512).optional(),
  scope: z.string().max(500).default(businessScope),
  locations: z.array(locationInput).max(locationsMax).default([]),
  /** Business groups beside the personal account, each with locations of its own. */
  groups: z
    .array(
      z.strictObject({
        account_id: id.optional(),
        title: z.string().min(1).max(200),
        locations: z.array(locationInput).max(locationsMax).default([]),
      }),
    )
    .max(groupsMax)
    .default([]),
});
type UserInput = z.infer<typeof userInput>;

interface Dependencies {
  readonly clock: Clock;
  readonly state: GoogleState;
}

/**
 * Makes a Google account with its business accounts, locations and a refresh token. With a `sub` that exists already
 * nothing changes, so that a launcher can ask at each start.
 * @throws Refusal 409 when a given id belongs to somebody or something else
 */
export function createUser({ clock, state }: Dependencies, input: UserInput): { user: GoogleUser; created: boolean } {
  const existing = input.sub === undefined ? undefined : state.users.get(input.sub);
  if (existing !== undefined) return { user: existing, created: false };
  const sub = input.sub ?? newSub();
  const email = input.email ?? `demo-${sub}@example.test`;
  const wanted = [
    { id: input.account_id ?? newAccountId(), title: email, type: 'PERSONAL' as const, locations: input.locations },
    ...input.groups.map((group) => ({
      id: group.account_id ?? newAccountId(),
      title: group.title,
      type: 'LOCATION_GROUP' as const,
      locations: group.locations,
    })),
  ];
  const ids = wanted.flatMap((account) => [account.id, ...account.locations.flatMap((one) => one.location_id ?? [])]);
  if (new Set(ids).size < ids.length) throw conflict('An account_id or location_id is given twice.');
  const taken = wanted.find((account) => state.accounts.get(account.id) !== undefined);
  if (taken !== undefined) throw conflict(`The account ${taken.id} exists already.`);
  if (input.refresh_token !== undefined && state.refreshTokens.get(input.refresh_token) !== undefined)
    throw conflict('The refresh token exists already.');
  for (const account of wanted) for (const location of account.locations) checkLocation(state, location);

  const accounts: GoogleAccount[] = wanted.map(({ id, title, type, locations }) => {
    const locationIds = locations.map((location) => ensureLocation(state, location).id);
    return { id, title, type, locationIds: [...new Set(locationIds)] };
  });
  for (const account of accounts) state.accounts.put(account.id, account);
  const first = issueRefreshToken({ clock, state }, { sub, scope: input.scope, token: input.refresh_token });
  const user = { sub, email, accountIds: accounts.map((account) => account.id), firstRefreshToken: first.token };
  state.users.put(sub, user);
  return { user, created: true };
}

/** Adds a location to a user's personal account. @throws Refusal 409 when its ids belong to another location */
export function addLocation(state: GoogleState, user: GoogleUser, input: LocationInput): GoogleLocation {
  const account = state.accountsOf(user.sub)[0];
  if (account === undefined) throw conflict('The user has no personal account.');
  checkLocation(state, input);
  const location = ensureLocation(state, input);
  const locationIds = [...new Set([...account.locationIds, location.id])];
  state.accounts.put(account.id, { ...account, locationIds });
  return location;
}

function checkLocation(state: GoogleState, input: LocationInput): void {
  const sameId = input.location_id === undefined ? undefined : state.locations.get(input.location_id);
  const samePlace = input.place_id === undefined ? undefined : state.locationOfPlace(input.place_id);
  const clash = sameId !== undefined && sameId.placeId !== input.place_id;
  const other = samePlace !== undefined && input.location_id !== undefined && samePlace.id !== input.location_id;
  if (clash || other) throw conflict('The location_id and place_id belong to different locations.');
}

/** The location of a place that exists already is shared: several Google accounts may manage one. */
function ensureLocation(state: GoogleState, input: LocationInput): GoogleLocation {
  const existing = input.place_id === undefined ? undefined : state.locationOfPlace(input.place_id);
  if (existing !== undefined) return existing;
  const location: GoogleLocation = {
    id: input.location_id ?? newLocationId(),
    placeId: input.place_id ?? newPlaceId(),
    verified: input.verified,
    fields: fieldsOf(input),
    listing: {
      ...listingOf({}),
      lodging: input.lodging ? { metadata: {} } : null,
      foodMenus: input.food_menus ? {} : null,
    },
  };
  state.putLocation(location);
  return location;
}

function fieldsOf(input: LocationInput): GoogleLocation['fields'] {
  const gcid = input.category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return {
    languageCode: input.language,
    ...(input.store_code === undefined ? {} : { storeCode: input.store_code }),
    title: input.title,
    ...(input.phone === undefined ? {} : { phoneNumbers: { primaryPhone: input.phone } }),
    categories: { primaryCategory: { name: `categories/gcid:${gcid}`, displayName: input.category } },
    storefrontAddress: {
      regionCode: input.region_code,
      languageCode: input.language,
      locality: input.city,
      addressLines: ['1 Demo Street'],
    },
    ...(input.website === undefined ? {} : { websiteUri: input.website }),
    openInfo: { status: 'OPEN', canReopen: true },
  };
}
