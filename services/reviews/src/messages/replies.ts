import { create, fromBinary, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import {
  type CreateReplyResponse,
  CreateReplyResponseSchema,
  type FailureSchema,
  type PublicationSchema,
  type ReplySchema,
} from '@review-reply/proto/reviews/v1/reviews';
import { optional, toTimestamp } from '@review-reply/rpc';
import type { Publication } from '../domain/publication.ts';
import type { Failure, Reply } from '../domain/reply.ts';

export function toReplyMessage(reply: Reply): MessageInitShape<typeof ReplySchema> {
  const { replyId, text, status, origin, createdAt, publishedAt, platformState, failure, holdReasons } = reply;
  return {
    replyId,
    text,
    status,
    origin,
    createdAt: toTimestamp(createdAt),
    holdReasons: [...holdReasons],
    ...optional('publishedAt', toTimestamp(publishedAt)),
    ...optional('platformState', platformState),
    ...optional('failure', toFailure(failure)),
  };
}

export function toPublicationMessage(
  publication: Publication,
  reply?: Reply,
): MessageInitShape<typeof PublicationSchema> {
  const { publicationId, reviewId, replyId, source, status, platformState, attempts, failure } = publication;
  return {
    publicationId,
    reviewId,
    replyId,
    source,
    status,
    attempts,
    createdAt: toTimestamp(publication.createdAt),
    updatedAt: toTimestamp(publication.updatedAt),
    ...optional('platformState', platformState),
    ...optional('nextAttemptAt', toTimestamp(publication.nextAttemptAt)),
    ...optional('failure', toFailure(failure)),
    ...optional('publishedAt', toTimestamp(publication.publishedAt)),
    ...optional('reply', reply && toReplyMessage(reply)),
  };
}

/** How the answer is stored under its idempotency key. */
export const createReplyForm = {
  encode: (answer: CreateReplyResponse): Uint8Array => toBinary(CreateReplyResponseSchema, answer),
  decode: (bytes: Uint8Array): CreateReplyResponse => fromBinary(CreateReplyResponseSchema, bytes),
};

/** The answer to a reply that was accepted for publication, or is published already. */
export function toCreateReplyResponse(publication: Publication, reply: Reply): CreateReplyResponse {
  return create(CreateReplyResponseSchema, {
    publication: toPublicationMessage(publication, reply),
    published: publication.status === 'published',
  });
}

function toFailure(failure: Failure | null): MessageInitShape<typeof FailureSchema> | null {
  return failure === null ? null : { code: failure.code, reason: failure.reason ?? '' };
}
