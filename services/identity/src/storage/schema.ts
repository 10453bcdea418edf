import { bytea, id, time } from '@review-reply/postgres';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Written by operators' calls; read at every token, account and access look-up. */
export const account = pgTable('account', {
  accountId: id('account_id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['standard', 'partner', 'client'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  locale: text('locale', { enum: ['en', 'fr'] }).notNull(),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  acceptedTermsVersion: text('accepted_terms_version'),
  acceptedTermsAt: time('accepted_terms_at'),
  createdAt: time('created_at').notNull(),
});

/** Few rows; the newest is in force. */
export const terms = pgTable('terms', {
  version: text('version').primaryKey(),
  publishedAt: time('published_at').notNull(),
});

/** One row a partner; billing hears of changes by event. */
export const partnerContract = pgTable('partner_contract', {
  partnerAccountId: id('partner_account_id').primaryKey(),
  domains: text('domains').array().notNull(),
  logoUrl: text('logo_url'),
  spendingCapCents: id('spending_cap_cents'),
  vatRateBp: integer('vat_rate_bp').notNull(),
  timezone: text('timezone').notNull(),
});

/** Read whenever a partner acts for a client and whenever a client's event is delivered. */
export const attachment = pgTable('attachment', {
  accountId: id('account_id').primaryKey(),
  partnerAccountId: id('partner_account_id').notNull(),
  externalRef: text('external_ref'),
  service: text('service', { enum: ['essential', 'pro'] }).notNull(),
  attachedAt: time('attached_at').notNull(),
  /** Both are set while the client is detached: it is listed, but nobody acts for it. */
  detachedAt: time('detached_at'),
  deleteAfter: time('delete_after'),
});

/** Erasures that not every service has answered; written by the one that erases and by the answers. */
export const erasure = pgTable('erasure', {
  accountId: id('account_id').primaryKey(),
  partnerAccountId: id('partner_account_id').notNull(),
  enrollmentIds: id('enrollment_ids').array().notNull(),
  missing: text('missing').array().notNull(),
  dueSince: time('due_since').notNull(),
});

export const apiKey = pgTable('api_key', {
  clientId: text('client_id').primaryKey(),
  accountId: id('account_id').notNull(),
  name: text('name').notNull(),
  scopes: text('scopes').array().notNull(),
  version: id('version').notNull().default(1n),
  revokedAt: time('revoked_at'),
  createdAt: time('created_at').notNull(),
});

/** The index on client_id serves every token request. */
export const apiKeySecret = pgTable('api_key_secret', {
  secretId: id('secret_id').primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at'),
});

/** A few live rows and those that are gone; read by gateways once a second and by the signer. */
export const signingKey = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  /** Null once the key signs no more. */
  privateSealed: bytea('private_sealed'),
  state: text('state', { enum: ['next', 'signing', 'retiring', 'gone'] }).notNull(),
  publishedAt: time('published_at').notNull(),
  signsFrom: time('signs_from'),
  retiredAt: time('retired_at'),
  goneAt: time('gone_at'),
});

/** Written by revocations, read by gateways through edge_change, pruned once expired. */
export const revokedToken = pgTable('revoked_token', {
  tokenId: text('token_id').primaryKey(),
  clientId: text('client_id').notNull(),
  expiresAt: time('expires_at').notNull(),
  revokedAt: time('revoked_at').notNull(),
});

/** Append-only and pruned by age; read by cursor, once a second by every gateway. */
export const edgeChange = pgTable('edge_change', {
  cursor: id('cursor').primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id'),
  accountId: id('account_id'),
  tokenId: text('token_id'),
  changedAt: time('changed_at').notNull(),
});
