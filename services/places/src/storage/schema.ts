import { bigint, boolean, customType, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlaceSettings } from '../domain/place-settings.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = (name: string) => bigint(name, { mode: 'bigint' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Written when a login is connected or its grant ends; read at every request for a platform token. */
export const connection = pgTable('connection', {
  connectionId: id('connection_id').primaryKey(),
  accountId: id('account_id').notNull(),
  platform: text('platform', { enum: ['google'] }).notNull(),
  platformUser: text('platform_user').notNull(),
  refreshTokenSealed: bytea('refresh_token_sealed').notNull(),
  status: text('status', { enum: ['granted', 'revoked'] }).notNull(),
  grantVersion: id('grant_version').notNull(),
  grantedAt: time('granted_at').notNull(),
  attachedAt: time('attached_at'),
  revokedAt: time('revoked_at'),
});

/**
 * Written by connecting, by settings and, its figures alone, by the consumer of the reviews service's events. No index
 * holds a figure, so that those frequent updates stay within the row's page.
 */
export const place = pgTable('place', {
  placeRef: id('place_ref').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  placeId: text('place_id').notNull(),
  googleLocation: text('google_location').notNull(),
  googleReviewsName: text('google_reviews_name').notNull(),
  googleVerified: boolean('google_verified').notNull(),
  connectionId: id('connection_id').notNull(),
  name: text('name').notNull(),
  city: text('city'),
  category: text('category'),
  active: boolean('active').notNull(),
  settings: jsonb('settings').$type<PlaceSettings>().notNull(),
  version: id('version').notNull(),
  rating: doublePrecision('rating'),
  reviewsCount: id('reviews_count').notNull().default(0n),
  unansweredCount: id('unanswered_count').notNull().default(0n),
  statsVersion: id('stats_version').notNull().default(0n),
  createdAt: time('created_at').notNull(),
});

/** Written by the consumer of identity's events; read when a login is given to an account and when a place is made active. */
export const clientAccount = pgTable('client_account', {
  accountId: id('account_id').primaryKey(),
  attachedAt: time('attached_at'),
  detachedAt: time('detached_at'),
});
