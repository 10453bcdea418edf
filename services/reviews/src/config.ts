import { type ConfigOf, type Environment, setting, settings } from '@review-reply/config';
import { hostSettings } from '@review-reply/platforms';
import { serviceSettings } from '@review-reply/service';
import { z } from 'zod';
import type { ReadEvery } from './domain/sync-schedule.ts';

const dayMs = 86_400_000;

export const reviewsSettings = settings({
  ...serviceSettings,
  ...hostSettings,
  IDENTITY_ADDRESS: {
    schema: setting.address(),
    description: 'The identity service, host:port; asked before an account is erased.',
  },
  PLACES_ADDRESS: { schema: setting.address(), description: 'The places service, host:port.' },
  BILLING_ADDRESS: { schema: setting.address(), description: 'The billing service, host:port.' },
  SYNC_INTERVAL_MS: {
    schema: setting.integer(500, dayMs).default(300_000),
    description: 'How often a place where something has just changed is read from its platform, in milliseconds.',
  },
  SYNC_INTERVAL_MAX_MS: {
    schema: setting.integer(500, dayMs).default(3_600_000),
    description:
      'How often a place where nothing has changed for days is read, in milliseconds; SYNC_INTERVAL_MS where that is longer.',
  },
  MODERATION_FIRST_CHECK_MS: {
    schema: setting.integer(100, 3_600_000).default(60_000),
    description:
      'How long after a platform took a reply its verdict is asked for first, in milliseconds; later checks follow after 5 and 15 times that, then every 60 times.',
  },
  IDEMPOTENCY_LEASE_MS: {
    schema: setting.integer(100, 300_000).default(30_000),
    description:
      'How long a request may work before a repeat with its Idempotency-Key takes the work over, in milliseconds; above what a suggestion may take.',
  },
  REPLY_WAIT_MS: {
    schema: setting.integer(100, 10_000).default(8_000),
    description:
      'How long a request waits for a platform, in milliseconds: for one that publishes replies directly, and an import for one that is just being read; below what the gateway and an idempotency key allow.',
  },
  PUBLICATION_LEASE_MS: {
    schema: setting.integer(100, 600_000).default(60_000),
    description:
      'How long a worker that is silent keeps a publication, in milliseconds; above two calls to a platform with their deadlines of 10 s.',
  },
  SYNC_LEASE_MS: {
    schema: setting.integer(100, 600_000).default(25_000),
    description:
      'How long a reader that is silent keeps a place, in milliseconds; each page begins it anew, so above what a page takes: a token (5 s), a call (10 s), a transaction.',
  },
  SYNC_READERS: {
    schema: setting.integer(1, 200).default(8),
    description:
      'Places of one platform that a process reads at once; half as many more for those whose last read failed.',
  },
  SYNC_PAGES_PER_TURN: {
    schema: setting.integer(1, 100_000).default(100),
    description: 'Pages after which a long read gives way to other places that are due, and goes on at its next turn.',
  },
  AI_BASE_URL: {
    schema: setting.httpUrl().optional(),
    inProduction: setting.https,
    description: 'OpenAI-compatible endpoint that writes suggestions; without one they are composed by rules.',
  },
  AI_API_KEY: { schema: z.string().optional(), description: 'Key of that endpoint.' },
  AI_MODEL: {
    schema: z.string().optional(),
    description: 'Model of that endpoint; set with AI_BASE_URL or not at all.',
  },
  AI_INPUT_PRICE: {
    schema: z.coerce.number().min(0).max(1_000_000).default(0),
    description: 'What a million tokens of prompts cost, in any currency: for the metric of cost alone.',
  },
  AI_OUTPUT_PRICE: {
    schema: z.coerce.number().min(0).max(1_000_000).default(0),
    description: 'What a million tokens of answers cost, likewise.',
  },
});

export type ReviewsConfig = ConfigOf<typeof reviewsSettings>;

/** Faults that show only when settings are seen together. */
export function findReviewsProblems({ AI_BASE_URL: url, AI_MODEL: model }: Environment): string[] {
  return !url === !model
    ? []
    : ['Set both AI_BASE_URL and AI_MODEL, or neither: suggestions are then composed by rules.'];
}

export function readEveryOf({ SYNC_INTERVAL_MS: minMs, SYNC_INTERVAL_MAX_MS: maxMs }: ReviewsConfig): ReadEvery {
  return { minMs, maxMs: Math.max(minMs, maxMs) };
}
