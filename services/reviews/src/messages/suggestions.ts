import { create } from '@bufbuild/protobuf';
import { type CreateSuggestionResponse, CreateSuggestionResponseSchema } from '@review-reply/proto/reviews/v1/reviews';
import type { Suggestion } from '../domain/suggestion.ts';

/** The answer to a request for a suggestion, as it is also stored under its idempotency key. */
export function toCreateSuggestionResponse(suggestion: Suggestion): CreateSuggestionResponse {
  const { suggestionId, text, charged, costMilliSuns, freeVariantsLeft } = suggestion;
  return create(CreateSuggestionResponseSchema, {
    suggestion: { suggestionId, text, charged, costMilliSuns, freeVariantsLeft },
  });
}
