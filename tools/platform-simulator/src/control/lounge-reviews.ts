import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { z } from 'zod';
import { parse } from './parse.ts';

const pageMax = 2_000;
const dataFile = new URL('../../data/lounge-reviews.jsonl', import.meta.url);

const loungeReview = z.object({
  place: z.string(),
  author: z.string(),
  country: z.string(),
  date: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
});
type LoungeReview = z.infer<typeof loungeReview>;

const pageQuery = z.strictObject({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(pageMax).default(100),
});

/** Real reviews to seed a place with (see data/README.md); the file is read when first asked for. */
export function loungeReviewControl(): Router {
  const routes = Router();
  let reviews: readonly LoungeReview[] | undefined;
  routes.get('/lounge-reviews', (request, response) => {
    const { offset, limit } = parse(pageQuery, request.query);
    reviews ??= readReviews();
    response.json({ total: reviews.length, reviews: reviews.slice(offset, offset + limit) });
  });
  return routes;
}

function readReviews(): LoungeReview[] {
  const lines = readFileSync(dataFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => loungeReview.parse(JSON.parse(line)));
}
