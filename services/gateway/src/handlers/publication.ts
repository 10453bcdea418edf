import { type PublicationToRender, type ReplyToRender, renderPublication } from '@review-reply/api-schemas';
import type { Publication, Reply } from '@review-reply/proto/reviews/v1/reviews';
import { fromTimestamp } from '@review-reply/rpc';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

export function getPublication({ reviews }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getPublication', exchange);
    const publication = await reviews.getPublication({ publicationId: path.publication_id }, callOf(exchange));
    return { status: 200, body: { data: renderPublication(publicationToRender(publication)) } };
  };
}

export function publicationToRender(publication: Publication): PublicationToRender {
  return {
    ...publication,
    nextAttemptAt: fromTimestamp(publication.nextAttemptAt),
    createdAt: fromTimestamp(publication.createdAt) ?? new Date(0),
    updatedAt: fromTimestamp(publication.updatedAt) ?? new Date(0),
    publishedAt: fromTimestamp(publication.publishedAt),
  };
}

export function replyToRender(reply: Reply): ReplyToRender {
  return {
    ...reply,
    createdAt: fromTimestamp(reply.createdAt) ?? new Date(0),
    publishedAt: fromTimestamp(reply.publishedAt),
  };
}
