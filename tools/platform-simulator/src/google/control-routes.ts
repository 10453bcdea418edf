import type { Clock } from '@review-reply/clock';
import { Router } from 'express';
import { z } from 'zod';
import { conflict, notThere } from '../control/errors.ts';
import { parse } from '../control/parse.ts';
import { readAuthorizationRequest } from './authorization-request.ts';
import { decide } from './authorize.ts';
import { addLocation, createUser, locationInput, userInput } from './create-user.ts';
import { listingOf } from './listing.ts';
import { businessScope, type GoogleLocation, type GoogleUser } from './model.ts';
import type { OAuthClient } from './oauth.ts';
import type { ProjectQuotas } from './project-quotas.ts';
import type { Notification, Pushes } from './pushes.ts';
import type { GoogleState } from './state.ts';
import { issueRefreshToken, revoke } from './tokens.ts';

const tokenInput = z.strictObject({ scope: z.string().max(500).default(businessScope) });
/** What a person does on the sign-in page, without a browser. */
const signInInput = z.strictObject({
  authorization_url: z.url().max(8_192),
  decision: z.enum(['allow', 'deny']).default('allow'),
  /** Those of the requested scopes that are granted; all unless given. */
  scope: z.string().max(500).optional(),
});
const quotaInput = z.strictObject({
  host: z.string().regex(/^[a-z0-9]+\.googleapis\.com$/),
  per_minute: z.int().min(0).max(100_000).nullable(),
});
/** What another tool of the owner's makes of it. */
const settingInput = z.strictObject({ pubsubTopic: z.string(), notificationTypes: z.array(z.string()).default([]) });
const locationChanges = z.strictObject({
  title: z.string().min(1).max(200).optional(),
  verified: z.boolean().optional(),
  /** Fields as Google's API shows them, put in place of the location's own; null takes one away. */
  fields: z.record(z.string(), z.unknown()).optional(),
  can_modify_services: z.boolean().optional(),
  /** Menus that were there are forgotten. */
  food_menus: z.boolean().optional(),
  /** Edits from now on wait for Google's review; `false` lets those that wait through. */
  holds_edits: z.boolean().optional(),
  /** What Google shows in place of what the owner said, by field; {} ends it. */
  google_updates: z.record(z.string(), z.unknown()).optional(),
  duplicate_of: z.string().nullable().optional(),
  suspended: z.boolean().optional(),
});

/** Control calls for Google accounts and locations, which Google's own APIs do not create. */
export function googleControl(
  { clock, state, quotas, pushes }: { clock: Clock; state: GoogleState; quotas: ProjectQuotas; pushes: Pushes },
  client: OAuthClient,
): Router {
  const routes = Router();
  const findUser = (sub: string): GoogleUser => {
    const user = state.users.get(sub);
    if (user === undefined) throw notThere('There is no Google account with this sub.');
    return user;
  };
  const findPlace = (placeId: string): GoogleLocation => {
    const location = state.locationOfPlace(placeId);
    if (location === undefined) throw notThere('There is no Google location with this place_id.');
    return location;
  };

  routes.post('/google/accounts', (request, response) => {
    const { user, created } = createUser({ clock, state }, parse(userInput, request.body));
    response.status(created ? 201 : 200).json(showUser(state, user));
  });
  routes.get('/google/accounts/:sub', (request, response) => {
    response.json(showUser(state, findUser(request.params.sub)));
  });
  routes.delete('/google/accounts/:sub', (request, response) => {
    deleteUser(state, findUser(request.params.sub));
    response.status(204).end();
  });
  routes.post('/google/accounts/:sub/revoke', (request, response) => {
    const { sub } = findUser(request.params.sub);
    const live = [...state.refreshTokens.values()].filter((token) => token.sub === sub && !token.revoked);
    for (const token of live) revoke({ state }, token);
    response.json({ revoked: live.length });
  });
  routes.post('/google/accounts/:sub/tokens', (request, response) => {
    const { sub } = findUser(request.params.sub);
    const { scope } = parse(tokenInput, request.body ?? {});
    const { token } = issueRefreshToken({ clock, state }, { sub, scope });
    response.status(201).json({ refresh_token: token });
  });
  routes.post('/google/accounts/:sub/sign-in', (request, response) => {
    const user = findUser(request.params.sub);
    const { authorization_url, decision, scope } = parse(signInInput, request.body);
    const read = readAuthorizationRequest(Object.fromEntries(new URL(authorization_url).searchParams), client.clientId);
    if ('fault' in read) throw conflict(read.fault);
    const granted = decision === 'deny' ? null : (scope?.split(' ') ?? read.request.scopes);
    response.json({ redirect_url: decide({ clock, state }, read.request, { user, granted }) });
  });
  routes.post('/google/accounts/:sub/locations', (request, response) => {
    const user = findUser(request.params.sub);
    const location = addLocation(state, user, parse(locationInput, request.body));
    response.status(201).json(showLocation(location));
  });
  routes.delete('/google/accounts/:sub/locations/:place_id', (request, response) => {
    const { id } = findPlace(request.params.place_id);
    for (const account of state.accountsOf(findUser(request.params.sub).sub)) {
      const locationIds = account.locationIds.filter((locationId) => locationId !== id);
      state.accounts.put(account.id, { ...account, locationIds });
    }
    response.status(204).end();
  });
  routes.patch('/google/locations/:place_id', (request, response) => {
    const changed = changeLocation(findPlace(request.params.place_id), parse(locationChanges, request.body));
    state.putLocation(changed);
    for (const type of whatHappened(parse(locationChanges, request.body)))
      pushes.tell({ type, locationId: changed.id });
    response.json(showLocation(changed));
  });
  routes.put('/google/accounts/:account/notification-setting', (request, response) => {
    if (state.accounts.get(request.params.account) === undefined) throw notThere('There is no such account.');
    state.notificationSettings.put(request.params.account, parse(settingInput, request.body));
    response.status(204).end();
  });
  routes.put('/google/quotas', (request, response) => {
    const { host, per_minute } = parse(quotaInput, request.body);
    quotas.set(host, per_minute);
    response.status(204).end();
  });
  return routes;
}

function whatHappened(changes: z.infer<typeof locationChanges>): Notification['type'][] {
  const { google_updates, duplicate_of, suspended, verified } = changes;
  return [
    ...(google_updates === undefined ? [] : (['GOOGLE_UPDATE'] as const)),
    ...(duplicate_of === undefined ? [] : (['DUPLICATE_LOCATION'] as const)),
    ...(suspended === undefined && verified === undefined ? [] : (['VOICE_OF_MERCHANT_UPDATED'] as const)),
  ];
}

function changeLocation(location: GoogleLocation, changes: z.infer<typeof locationChanges>): GoogleLocation {
  const { title = location.fields.title, verified = location.verified, fields = {} } = changes;
  const { can_modify_services, food_menus, holds_edits, google_updates, duplicate_of, suspended } = changes;
  const listing = listingOf(location);
  const put = Object.entries({ ...location.fields, title, ...fields }).filter(([, value]) => value !== null);
  return {
    ...location,
    verified,
    fields: Object.fromEntries(put) as GoogleLocation['fields'],
    listing: {
      ...listing,
      canModifyServiceList: can_modify_services ?? listing.canModifyServiceList,
      ...(food_menus !== undefined && { foodMenus: food_menus ? {} : null }),
      holdsEdits: holds_edits ?? listing.holdsEdits,
      pendingMask: holds_edits === false ? [] : listing.pendingMask,
      googleUpdates: google_updates ?? listing.googleUpdates,
      duplicateOf: duplicate_of === undefined ? listing.duplicateOf : duplicate_of,
      suspended: suspended ?? listing.suspended,
    },
  };
}

function showUser(state: GoogleState, user: GoogleUser) {
  const [personal, ...groups] = state.accountsOf(user.sub).map((account) => ({
    account: `accounts/${account.id}`,
    locations: state.locationsOf([account]).map(showLocation),
  }));
  return {
    sub: user.sub,
    email: user.email,
    refresh_token: user.firstRefreshToken,
    account: personal?.account ?? null,
    locations: personal?.locations ?? [],
    groups,
  };
}

function showLocation({ id, placeId, verified, fields }: GoogleLocation) {
  return { name: `locations/${id}`, place_id: placeId, title: fields.title, verified };
}

/** Forgets the user, and the locations that nobody else manages with their reviews. */
function deleteUser(state: GoogleState, user: GoogleUser): void {
  const accounts = state.accountsOf(user.sub);
  const locations = state.locationsOf(accounts);
  for (const account of accounts) state.accounts.delete(account.id);
  for (const token of [...state.refreshTokens.values()])
    if (token.sub === user.sub) {
      revoke({ state }, token);
      state.refreshTokens.delete(token.token);
    }
  state.users.delete(user.sub);
  const managed = new Set([...state.accounts.values()].flatMap((account) => account.locationIds));
  for (const location of locations) if (!managed.has(location.id)) state.deleteLocation(location);
}
