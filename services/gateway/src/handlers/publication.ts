import { renderPublication } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

export function getPublication({ reviews }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getPublication', exchange);
    const publication = await reviews.getPublication({ publicationId: path.publication_id }, callOf(exchange));
    return { status: 200, body: { data: renderPublication(publication, exchange.locale) } };
  };
}
