import { sources } from '@review-reply/platforms/sources';
import type { Publication, Reply, Suggestion } from '@review-reply/proto/reviews/v1/reviews';
import type * as z from 'zod';
import type { Locale } from '../schemas/account.ts';
import {
  type publicationSchema,
  publicationStatuses,
  type publicationWithReplySchema,
} from '../schemas/publication.ts';
import { replyOrigins, type replySchema, replyStatuses } from '../schemas/reply.ts';
import type { suggestionSchema } from '../schemas/suggestion.ts';
import { renderFailure } from './failures.ts';
import { renderId, renderSuns, renderTime, renderTimeOrNull, renderWord, required } from './values.ts';

function renderReply(reply: Reply, language: Locale): z.output<typeof replySchema> {
  return {
    reply_id: renderId(reply.replyId),
    text: reply.text,
    status: renderWord(replyStatuses, reply.status),
    origin: renderWord(replyOrigins, reply.origin),
    created_at: renderTime(reply.createdAt),
    published_at: renderTimeOrNull(reply.publishedAt),
    platform_state: reply.platformState ?? null,
    hold_reasons: [...reply.holdReasons],
    failure: renderFailure(reply.failure, language),
  };
}

/** @param language of the sentence that says why it failed */
export function renderPublication(publication: Publication, language: Locale): z.output<typeof publicationSchema> {
  return {
    publication_id: renderId(publication.publicationId),
    review_id: renderId(publication.reviewId),
    reply_id: renderId(publication.replyId),
    source: renderWord(sources, publication.source),
    status: renderWord(publicationStatuses, publication.status),
    platform_state: publication.platformState ?? null,
    attempts: publication.attempts,
    next_attempt_at: renderTimeOrNull(publication.nextAttemptAt),
    failure: renderFailure(publication.failure, language),
    created_at: renderTime(publication.createdAt),
    updated_at: renderTime(publication.updatedAt),
    published_at: renderTimeOrNull(publication.publishedAt),
  };
}

/** The publication that answers a reply, with the reply inside. */
export function renderPublicationWithReply(
  publication: Publication,
  language: Locale,
): z.output<typeof publicationWithReplySchema> {
  const reply = renderReply(required(publication.reply, 'its reply'), language);
  return { ...renderPublication(publication, language), reply };
}

export function renderSuggestion(suggestion: Suggestion): z.output<typeof suggestionSchema> {
  return {
    suggestion_id: renderId(suggestion.suggestionId),
    text: suggestion.text,
    charged: suggestion.charged,
    cost_suns: renderSuns(suggestion.costMilliSuns),
    free_variants_left: suggestion.freeVariantsLeft,
    ...renderWriting(suggestion),
  };
}

/** How a suggestion was written, from the message of it or of its event. */
export function renderWriting(
  writing: Pick<Suggestion, 'language' | 'writer' | 'needsHuman' | 'reasons' | 'followedInstructions'>,
) {
  return {
    language: writing.language,
    writer: writing.writer === 'model' ? ('model' as const) : ('rules' as const),
    needs_human: writing.needsHuman,
    reasons: writing.reasons,
    followed_instructions: writing.followedInstructions ?? null,
  };
}
