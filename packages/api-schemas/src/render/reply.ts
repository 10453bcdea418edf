import type * as z from 'zod';
import {
  type publicationSchema,
  publicationStatuses,
  type publicationWithReplySchema,
} from '../schemas/publication.ts';
import { type failureSchema, replyOrigins, type replySchema, replyStatuses } from '../schemas/reply.ts';
import type { suggestionSchema } from '../schemas/suggestion.ts';
import { sources } from '../values.ts';
import { type Maybe, renderId, renderSuns, renderTime, renderTimeOrNull, renderWord } from './values.ts';

export interface FailureToRender {
  readonly code: string;
  readonly message: string;
}

export interface ReplyToRender {
  readonly replyId: bigint;
  readonly text: string;
  readonly status: string;
  readonly origin: string;
  readonly createdAt: Date;
  readonly publishedAt?: Maybe<Date>;
  readonly platformState?: Maybe<string>;
  readonly failure?: Maybe<FailureToRender>;
}

export interface PublicationToRender {
  readonly publicationId: bigint;
  readonly reviewId: bigint;
  readonly replyId: bigint;
  readonly source: string;
  readonly status: string;
  readonly platformState?: Maybe<string>;
  readonly attempts: number;
  readonly nextAttemptAt?: Maybe<Date>;
  readonly failure?: Maybe<FailureToRender>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt?: Maybe<Date>;
}

export interface SuggestionToRender {
  readonly suggestionId: bigint;
  readonly text: string;
  readonly charged: boolean;
  readonly costMilliSuns: bigint;
  readonly freeVariantsLeft: number;
}

export function renderReply(reply: ReplyToRender): z.output<typeof replySchema> {
  return {
    reply_id: renderId(reply.replyId),
    text: reply.text,
    status: renderWord(replyStatuses, reply.status),
    origin: renderWord(replyOrigins, reply.origin),
    created_at: renderTime(reply.createdAt),
    published_at: renderTimeOrNull(reply.publishedAt),
    platform_state: reply.platformState ?? null,
    failure: renderFailure(reply.failure),
  };
}

export function renderPublication(publication: PublicationToRender): z.output<typeof publicationSchema> {
  return {
    publication_id: renderId(publication.publicationId),
    review_id: renderId(publication.reviewId),
    reply_id: renderId(publication.replyId),
    source: renderWord(sources, publication.source),
    status: renderWord(publicationStatuses, publication.status),
    platform_state: publication.platformState ?? null,
    attempts: publication.attempts,
    next_attempt_at: renderTimeOrNull(publication.nextAttemptAt),
    failure: renderFailure(publication.failure),
    created_at: renderTime(publication.createdAt),
    updated_at: renderTime(publication.updatedAt),
    published_at: renderTimeOrNull(publication.publishedAt),
  };
}

/** The publication that answers a reply, with the reply inside. */
export function renderPublicationWithReply(
  publication: PublicationToRender,
  reply: ReplyToRender,
): z.output<typeof publicationWithReplySchema> {
  return { ...renderPublication(publication), reply: renderReply(reply) };
}

export function renderSuggestion(suggestion: SuggestionToRender): z.output<typeof suggestionSchema> {
  return {
    suggestion_id: renderId(suggestion.suggestionId),
    text: suggestion.text,
    charged: suggestion.charged,
    cost_suns: renderSuns(suggestion.costMilliSuns),
    free_variants_left: suggestion.freeVariantsLeft,
  };
}

function renderFailure(failure: Maybe<FailureToRender>): z.output<typeof failureSchema> | null {
  return failure ? { code: failure.code, message: failure.message } : null;
}
