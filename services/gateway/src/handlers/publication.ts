import { renderPublication } from '@review-reply/api-schemas';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

export function getPublication({ reviews }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getPublication', context);
    const publication = await reviews.getPublication({ publicationId: path.publication_id }, callOf(context));
    return { status: 200, body: { data: renderPublication(publication, context.locale) } };
  };
}
