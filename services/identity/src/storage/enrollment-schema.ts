import { bytea, id, time } from '@review-reply/postgres';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EnrolledPlace, FailureCode } from '../domain/enrollment.ts';

/** Written by every step of an enrolment; read by the partner, by the pages and by the workers. */
export const enrollment = pgTable('enrollment', {
  enrollmentId: id('enrollment_id').primaryKey().generatedAlwaysAsIdentity(),
  partnerAccountId: id('partner_account_id').notNull(),
  status: text('status', { enum: ['pending', 'completed', 'expired', 'canceled', 'no_place'] }).notNull(),
  step: text('step', { enum: ['link', 'choosing', 'working', 'ended'] }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  tokenSealed: bytea('token_sealed'),
  email: text('email'),
  name: text('name'),
  locale: text('locale', { enum: ['en', 'fr'] }),
  service: text('service', { enum: ['essential', 'pro'] }).notNull(),
  placesChoice: text('places_choice', { enum: ['all', 'choose'] }).notNull(),
  externalRef: text('external_ref'),
  returnUrl: text('return_url').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  completedAt: time('completed_at'),
  failureCode: text('failure_code').$type<FailureCode>(),
  failedAt: time('failed_at'),
  failureTold: boolean('failure_told').notNull().default(false),
  signInId: uuid('sign_in_id'),
  browserHash: bytea('browser_hash'),
  signedInEmail: text('signed_in_email'),
  placeIds: text('place_ids').array().notNull().default([]),
  accountId: id('account_id'),
  places: jsonb('places').$type<readonly EnrolledPlace[]>().notNull().default([]),
  /** Real time. */
  leaseUntil: time('lease_until'),
});

/** Written when a browser is sent to Google and when it comes back; pruned a week after its expiry. */
export const enrollmentSignIn = pgTable('enrollment_sign_in', {
  signInId: uuid('sign_in_id').primaryKey(),
  enrollmentId: id('enrollment_id').notNull(),
  stateHash: bytea('state_hash').notNull(),
  browserHash: bytea('browser_hash').notNull(),
  verifierSealed: bytea('verifier_sealed'),
  redirectUri: text('redirect_uri').notNull(),
  outcome: text('outcome', { enum: ['begun', 'exchanging', 'kept', 'refused', 'lost'] }).notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  /** Real time. */
  leaseUntil: time('lease_until'),
});

/** Written when an account is made or found by enrolment, one a person and partner; deleted with the account. */
export const googleLogin = pgTable('google_login', {
  googleSub: text('google_sub').notNull(),
  accountId: id('account_id').notNull(),
  createdAt: time('created_at').notNull(),
});
