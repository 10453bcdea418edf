import type { Clock } from '@review-reply/clock';
import { Router } from 'express';
import { z } from 'zod';
import type { ReviewSource } from '../platform.ts';
import { badInput, notThere } from './errors.ts';
import { parse, placeId, time } from './parse.ts';

const reviewsMax = 1_000;
/** A caller's clock may be this far ahead of ours, in milliseconds. */
const aheadMsMax = 60_000;

const rating = z.int().min(1).max(5);
const text = z.string().min(1).max(200_000).nullable();
const author = z.string().min(1).max(200).nullable();

const reviewInput = z.strictObject({
  source: z.string(),
  place_id: placeId,
  rating,
  /** Null or absent: a rating without words. */
  text: text.default(null),
  /** Null or absent: anonymous. */
  author: author.default(null),
  avatar_url: z.url().nullable().default(null),
  translation: text.default(null),
  language: z.string().min(2).max(35).nullable().default(null),
  created_at: time.optional(),
});
const manyReviews = z.array(reviewInput).min(1).max(reviewsMax);
const changes = z
  .strictObject({
    rating: rating.optional(),
    text: text.optional(),
    author: author.optional(),
    translation: text.optional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'at least one change is needed');
const replyInput = z.strictObject({ text: z.string().min(1).max(20_000) });
const sourceQuery = z.strictObject({ source: z.string() });
const placeQuery = z.strictObject({ source: z.string(), place_id: placeId });
const repliesQuery = z.strictObject({ source: z.string(), place_id: placeId.optional() });

/** What customers and owners do on the platforms themselves. */
export function reviewControl(clock: Clock, sources: ReadonlyMap<string, ReviewSource>): Router {
  const routes = Router();
  const sourceOf = (name: string): ReviewSource => {
    const source = sources.get(name);
    if (source === undefined) throw badInput(`Unknown source: ${name}. Known: ${[...sources.keys()].join(', ')}.`);
    return source;
  };
  const sourceIn = (query: unknown) => sourceOf(parse(sourceQuery, query).source);
  /** Checks all before it writes the first, so that a refused call wrote nothing. */
  const write = (inputs: readonly z.infer<typeof reviewInput>[]) => {
    const nowMs = clock.now().getTime();
    for (const { source, place_id, created_at } of inputs) {
      if (created_at !== undefined && created_at > nowMs + aheadMsMax)
        throw badInput('created_at: a review cannot come from the future');
      if (!sourceOf(source).hasPlace(place_id)) throw notThere(`There is no place ${place_id} on ${source}.`);
    }
    return inputs.map(({ source, place_id, avatar_url, created_at, ...content }) => {
      const written = { ...content, placeId: place_id, avatarUrl: avatar_url, createdAtMs: created_at ?? nowMs };
      return { platform_review_id: sourceOf(source).write(written) };
    });
  };

  routes.post('/reviews', (request, response) => {
    const body: unknown = request.body;
    const many = Array.isArray(body);
    const written = write(many ? parse(manyReviews, body) : [parse(reviewInput, body)]);
    response.status(201).json(many ? written : written[0]);
  });
  routes.get('/reviews', (request, response) => {
    const query = parse(placeQuery, request.query);
    response.json(sourceOf(query.source).list(query.place_id));
  });
  routes.patch('/reviews/:id', (request, response) => {
    response.json(sourceIn(request.query).edit(request.params.id, parse(changes, request.body)));
  });
  routes.delete('/reviews/:id', (request, response) => {
    response.json(sourceIn(request.query).remove(request.params.id));
  });
  routes.post('/reviews/:id/restore', (request, response) => {
    response.json(sourceIn(request.query).restore(request.params.id));
  });
  routes.put('/reviews/:id/reply', (request, response) => {
    response.json(sourceIn(request.query).reply(request.params.id, parse(replyInput, request.body).text));
  });
  routes.delete('/reviews/:id/reply', (request, response) => {
    response.json(sourceIn(request.query).withdrawReply(request.params.id));
  });
  routes.get('/replies', (request, response) => {
    const query = parse(repliesQuery, request.query);
    response.json(sourceOf(query.source).replies(query.place_id));
  });
  return routes;
}
