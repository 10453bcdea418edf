import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { type CreateSuggestionResponse, CreateSuggestionResponseSchema } from '@review-reply/proto/reviews/v1/reviews';
import type { Suggestion } from '../domain/suggestion.ts';

/** How the answer is stored under its idempotency key. */
export const createSuggestionForm = {
  encode: (answer: CreateSuggestionResponse): Uint8Array => toBinary(CreateSuggestionResponseSchema, answer),
  decode: (bytes: Uint8Array): CreateSuggestionResponse => fromBinary(CreateSuggestionResponseSchema, bytes),
};

/** How the rules sign what they wrote; everything else is a model's id. */
const composerPrefix = 'composer@';

/** The answer to a request for a suggestion. */
export function toCreateSuggestionResponse(suggestion: Suggestion): CreateSuggestionResponse {
  const { suggestionId, text, charged, costMilliSuns, freeVariantsLeft } = suggestion;
  return create(CreateSuggestionResponseSchema, {
    suggestion: { suggestionId, text, charged, costMilliSuns, freeVariantsLeft, ...toWriting(suggestion) },
  });
}

/** How it was written, as its answer and its event say it. */
export function toWriting({ language, writer, needsHuman, reasons, followedInstructions }: Suggestion) {
  return {
    language,
    writer: writer.startsWith(composerPrefix) ? 'rules' : 'model',
    needsHuman,
    reasons: [...reasons],
    ...(followedInstructions === null ? {} : { followedInstructions }),
  };
}
