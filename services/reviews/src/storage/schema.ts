import { sources } from '@review-reply/platforms/sources';
import { id, time } from '@review-reply/postgres';
import type { OwnerVoice, Snippet } from '@review-reply/reply-writer';
import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

const source = () => text('source', { enum: [...sources] }).notNull();

/** What places tells of its places, with the figures last published about them. */
export const place = pgTable('place', {
  placeRef: id('place_ref').primaryKey(),
  accountId: id('account_id').notNull(),
  placeId: text('place_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull(),
  version: id('version').notNull(),
  autopilotEnabled: boolean('autopilot_enabled').notNull().default(false),
  autopilotDelayHours: integer('autopilot_delay_hours').notNull().default(24),
  autopilotMinRating: integer('autopilot_min_rating').notNull().default(5),
  autopilotSince: time('autopilot_since'),
  unpaidToldAt: time('unpaid_told_at'),
  rating: doublePrecision('rating'),
  reviewsCount: id('reviews_count').notNull().default(0n),
  unansweredCount: id('unanswered_count').notNull().default(0n),
  statsVersion: id('stats_version').notNull().default(0n),
});

/** One row a place and source; leased by the sync worker in the order of next_read_at. */
export const syncCursor = pgTable('sync_cursor', {
  placeRef: id('place_ref').notNull(),
  source: source(),
  accountId: id('account_id').notNull(),
  location: text('location').notNull(),
  connected: boolean('connected').notNull(),
  refused: boolean('refused').notNull(),
  nextReadAt: time('next_read_at').notNull(),
  hastenedAt: time('hastened_at'),
  leaseUntil: time('lease_until'),
  leaseNo: id('lease_no').notNull(),
  watermark: time('watermark'),
  importedAt: time('imported_at'),
  fullReadAt: time('full_read_at').notNull(),
  failures: integer('failures').notNull(),
  failedPages: integer('failed_pages').notNull().default(0),
  platformRating: doublePrecision('platform_rating'),
  platformReviewsCount: id('platform_reviews_count'),
  readToken: text('read_token'),
  readComplete: boolean('read_complete').notNull().default(false),
  readWatermark: time('read_watermark'),
  readRating: doublePrecision('read_rating'),
  readTotal: id('read_total'),
  readPages: integer('read_pages').notNull().default(0),
  readReviews: id('read_reviews').notNull().default(0n),
  readStartedAt: time('read_started_at'),
});

/** Written by synchronisation and by every change of a reply; lists read nothing but `document` in index order. */
export const review = pgTable('review', {
  reviewId: id('review_id').notNull(),
  accountId: id('account_id').notNull(),
  placeRef: id('place_ref').notNull(),
  source: source(),
  platformReviewId: text('platform_review_id').notNull(),
  rating: smallint('rating').notNull(),
  title: text('title'),
  text: text('text').notNull(),
  language: text('language'),
  authorName: text('author_name'),
  authorAvatarUrl: text('author_avatar_url'),
  authorAnonymous: boolean('author_anonymous').notNull(),
  url: text('url'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  firstSeenAt: time('first_seen_at').notNull(),
  answered: boolean('answered').notNull(),
  autoPublishAt: time('auto_publish_at'),
  missingSince: time('missing_since'),
  missingReads: integer('missing_reads').notNull(),
  missedReadAt: time('missed_read_at'),
  removedAt: time('removed_at'),
  document: text('document').notNull(),
});

/** The unique index reply_live keeps one live reply a review. */
export const reply = pgTable('reply', {
  replyId: id('reply_id').notNull().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  reviewId: id('review_id').notNull(),
  placeRef: id('place_ref').notNull(),
  text: text('text').notNull(),
  status: text('status', {
    enum: ['draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online', 'failed'],
  }).notNull(),
  origin: text('origin', { enum: ['imported', 'service'] }).notNull(),
  suggestionId: id('suggestion_id'),
  platformState: text('platform_state'),
  failureCode: text('failure_code'),
  failureReason: text('failure_reason'),
  holdReasons: text('hold_reasons').array().notNull().default([]),
  missingReads: integer('missing_reads').notNull().default(0),
  missedReadAt: time('missed_read_at'),
  shownText: text('shown_text'),
  createdAt: time('created_at').notNull(),
  publishedAt: time('published_at'),
  deletedAt: time('deleted_at'),
});

/** Written once, when it is delivered; read by the reply that uses it and by later suggestions of the place. */
export const suggestion = pgTable('suggestion', {
  suggestionId: id('suggestion_id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  reviewId: id('review_id').notNull(),
  placeRef: id('place_ref').notNull(),
  generationId: uuid('generation_id').notNull(),
  text: text('text').notNull(),
  language: text('language').notNull(),
  needsHuman: boolean('needs_human').notNull(),
  reasons: text('reasons').array().notNull(),
  writer: text('writer').notNull(),
  followedInstructions: boolean('followed_instructions'),
  charged: boolean('charged').notNull(),
  costMilliSuns: id('cost_milli_suns').notNull(),
  freeVariantsLeft: integer('free_variants_left').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Written by operators; read by every suggestion of the place. */
export const placeVoice = pgTable('place_voice', {
  placeRef: id('place_ref').primaryKey(),
  accountId: id('account_id').notNull(),
  snippets: jsonb('snippets').$type<Snippet[]>().notNull(),
  samples: jsonb('samples').$type<OwnerVoice['samples']>().notNull(),
});

/** Read by billing's question whether a hold was used; the unique index keeps one running a claim's work. */
export const generation = pgTable('generation', {
  generationId: uuid('generation_id').primaryKey(),
  workId: uuid('work_id').notNull(),
  accountId: id('account_id').notNull(),
  reviewId: id('review_id').notNull(),
  attempt: integer('attempt').notNull(),
  status: text('status', { enum: ['running', 'delivered', 'abandoned'] }).notNull(),
  holdId: text('hold_id'),
  createdAt: time('created_at').notNull(),
});

/**
 * Leased by the publication worker in the order of due_at; read by whoever follows it. A request that waits for its end
 * finds it by work_id.
 */
export const publication = pgTable('publication', {
  publicationId: id('publication_id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  reviewId: id('review_id').notNull(),
  replyId: id('reply_id').notNull(),
  placeRef: id('place_ref').notNull(),
  source: source(),
  workId: uuid('work_id'),
  writtenFor: text('written_for'),
  status: text('status', {
    enum: ['queued', 'publishing', 'retrying', 'published', 'failed', 'canceled'],
  }).notNull(),
  platformState: text('platform_state'),
  attempts: integer('attempts').notNull().default(0),
  acceptedAt: time('accepted_at'),
  unknownSince: time('unknown_since'),
  checks: integer('checks').notNull().default(0),
  nextAttemptAt: time('next_attempt_at'),
  dueAt: time('due_at'),
  leaseUntil: time('lease_until'),
  leaseNo: id('lease_no').notNull().default(0n),
  failureCode: text('failure_code'),
  failureReason: text('failure_reason'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  publishedAt: time('published_at'),
  traceparent: text('traceparent'),
  tracestate: text('tracestate'),
});

/** Leased by the autopilot worker in the order of due_at; written by whoever finds a review that it may answer. */
export const autopilotTask = pgTable('autopilot_task', {
  accountId: id('account_id').notNull(),
  reviewId: id('review_id').notNull(),
  placeRef: id('place_ref').notNull(),
  workId: uuid('work_id').notNull(),
  seenAt: time('seen_at').notNull(),
  dueAt: time('due_at'),
  delayHours: integer('delay_hours'),
  leaseUntil: time('lease_until'),
  leaseNo: integer('lease_no').notNull().default(0),
});
