import type { Source } from '@review-reply/platforms/sources';
import { bytea, id, time } from '@review-reply/postgres';
import { boolean, doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PlaceProfile } from '../domain/place.ts';
import type { PlaceSettings } from '../domain/place-settings.ts';

/** Written when a login is connected or its grant ends; read at every request for access to a platform. */
export const connection = pgTable('connection', {
  connectionId: id('connection_id').primaryKey(),
  accountId: id('account_id').notNull(),
  platform: text('platform').$type<Source>().notNull(),
  platformUser: text('platform_user').notNull(),
  credentialsSealed: bytea('credentials_sealed').notNull(),
  status: text('status', { enum: ['granted', 'revoked'] }).notNull(),
  grantVersion: id('grant_version').notNull(),
  grantedAt: time('granted_at').notNull(),
  attachedAt: time('attached_at'),
  revokedAt: time('revoked_at'),
  pushesDueAt: time('pushes_due_at').notNull(),
});

/** Written by the replica that obtains access; read by those that have none that is good. */
export const connectionAccess = pgTable('connection_access', {
  connectionId: id('connection_id').primaryKey(),
  grantVersion: id('grant_version').notNull(),
  accessSealed: bytea('access_sealed'),
  expiresAt: time('expires_at'),
  leaseUntil: time('lease_until'),
  refusedAt: time('refused_at'),
});

/**
 * Written by connecting, by settings and, its figures alone, by the consumer of the reviews service's events. No index
 * holds a figure, so that those frequent updates stay within the row's page.
 */
export const place = pgTable('place', {
  placeRef: id('place_ref').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  placeId: text('place_id').notNull(),
  name: text('name').notNull(),
  city: text('city'),
  category: text('category'),
  region: text('region'),
  locale: text('locale'),
  active: boolean('active').notNull(),
  settings: jsonb('settings').$type<PlaceSettings>().notNull(),
  version: id('version').notNull(),
  planEnds: id('plan_ends').notNull().default(0n),
  rating: doublePrecision('rating'),
  reviewsCount: id('reviews_count').notNull().default(0n),
  unansweredCount: id('unanswered_count').notNull().default(0n),
  statsVersion: id('stats_version').notNull().default(0n),
  createdAt: time('created_at').notNull(),
});

/** Written with the login that reaches it; read at every request for access and with every event of its place. */
export const source = pgTable('source', {
  placeRef: id('place_ref').notNull(),
  source: text('source').$type<Source>().notNull(),
  connectionId: id('connection_id'),
  location: text('location').notNull(),
  status: text('status', { enum: ['verified', 'not_verified'] }).notNull(),
});

/**
 * Written by the consumer of identity's events; read when a login is given to an account and when a place is made
 * active.
 */
export const clientAccount = pgTable('client_account', {
  accountId: id('account_id').primaryKey(),
  attachedAt: time('attached_at'),
  detachedAt: time('detached_at'),
});

/** Written by exchanging a code, reading its locations and giving it to an account; pruned by `forget_at`. */
export const signIn = pgTable('sign_in', {
  signInId: uuid('sign_in_id').primaryKey(),
  platform: text('platform').$type<Source>().notNull(),
  platformUser: text('platform_user').notNull(),
  email: text('email'),
  credentialsSealed: bytea('credentials_sealed'),
  locations: jsonb('locations').$type<readonly PlaceProfile[]>(),
  accountId: id('account_id'),
  placeIds: text('place_ids').array(),
  createdAt: time('created_at').notNull(),
  forgetAt: time('forget_at').notNull(),
});
