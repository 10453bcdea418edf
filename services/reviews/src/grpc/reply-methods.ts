import { readIdempotencyKey } from '@review-reply/idempotency';
import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, forUsers, type ServiceMethods } from '@review-reply/rpc';
import { toPublicationMessage } from '../messages/replies.ts';
import type { Context } from '../use-cases/context.ts';
import { getPublication } from '../use-cases/get-publication.ts';
import { createReply } from '../use-cases/publishing/create-reply.ts';
import { createSuggestion } from '../use-cases/suggesting/create-suggestion.ts';
import { resolveGeneration } from '../use-cases/suggesting/resolve-generation.ts';
import { readInstructions, readTone } from './requests.ts';

type Methods = ServiceMethods<typeof ReviewsService>;

/** Suggestions, replies and their publication; all but billing's question for the acting account. */
export function replyMethods(
  context: Context,
): Pick<Methods, 'createSuggestion' | 'createReply' | 'getPublication' | 'resolveGeneration'> {
  return {
    createSuggestion: forUsers(({ reviewId, tone, instructions, idempotency }, { caller, isRepeat }) =>
      createSuggestion(context, {
        accountId: caller.actingAccountId,
        requestId: caller.requestId,
        reviewId,
        tone: readTone(tone),
        instructions: readInstructions(instructions),
        idempotency: readIdempotencyKey(idempotency, isRepeat),
      }),
    ),

    createReply: forUsers(({ reviewId, suggestionId, text, idempotency }, { caller, isRepeat }) =>
      createReply(context, {
        accountId: caller.actingAccountId,
        reviewId,
        suggestionId: suggestionId ?? null,
        text: text ?? null,
        idempotency: readIdempotencyKey(idempotency, isRepeat),
      }),
    ),

    getPublication: forUsers(async ({ publicationId }, { caller }) =>
      toPublicationMessage(await getPublication(context, { accountId: caller.actingAccountId, publicationId })),
    ),

    resolveGeneration: forSystem(async (request) => ({ delivered: await resolveGeneration(context, request) })),
  };
}
