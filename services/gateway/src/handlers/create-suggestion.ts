import { renderSuggestion, required } from '@review-reply/api-schemas';
import { optional } from '@review-reply/rpc';
import { fingerprintOf } from '../fingerprint.ts';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** Longer than the 20 s a generation may take, with what comes before and after it. */
const timeoutMs = 28_000;

export function createSuggestion({ reviews }: Clients): Handler {
  return async (context) => {
    const input = inputOf('createSuggestion', context);
    const { suggestion, replayed } = await reviews.createSuggestion(
      {
        reviewId: input.path.review_id,
        ...optional('tone', input.body.tone),
        ...optional('instructions', input.body.instructions),
        idempotency: { key: input.headers['idempotency-key'], fingerprint: fingerprintOf(input) },
      },
      { ...callOf(context), timeoutMs },
    );
    const data = renderSuggestion(required(suggestion, 'the suggestion'));
    return { status: 201, body: { data }, headers: replayedHeader(replayed) };
  };
}
