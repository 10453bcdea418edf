import { renderPublicationWithReply, required } from '@review-reply/api-schemas';
import { optional } from '@review-reply/rpc';
import { fingerprintOf } from '../fingerprint.ts';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** Longer than the 8 s that a platform which publishes within the request may take. */
const timeoutMs = 15_000;

export function createReply({ reviews }: Clients): Handler {
  return async (context) => {
    const input = inputOf('createReply', context);
    const { publication, published, replayed } = await reviews.createReply(
      {
        reviewId: input.path.review_id,
        ...optional('suggestionId', input.body.suggestion_id),
        ...optional('text', input.body.text),
        idempotency: { key: input.headers['idempotency-key'], fingerprint: fingerprintOf(input) },
      },
      { ...callOf(context), timeoutMs },
    );
    const data = renderPublicationWithReply(required(publication, 'the publication'), context.locale);
    return { status: published ? 201 : 202, body: { data }, headers: replayedHeader(replayed) };
  };
}
