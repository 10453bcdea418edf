import express, { type ErrorRequestHandler, Router } from 'express';
import { Refusal } from '../http/answer.ts';
import { send } from '../http/endpoint.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { callControl } from './calls.ts';
import { type AdvanceClock, clockControl } from './clock.ts';
import { faultControl } from './faults.ts';
import { loungeReviewControl } from './lounge-reviews.ts';
import { moderationControl } from './moderation.ts';
import { reviewControl } from './reviews.ts';

const bodyLimit = '8mb';

/** The control interface, for people and tests; what belongs to one platform comes from that platform. */
export function controlRoutes(
  simulation: Simulation,
  platforms: readonly Platform[],
  advanceClock: AdvanceClock | undefined,
): Router {
  const { calls, clock, faults, moderation } = simulation;
  const sources = new Map(platforms.flatMap(({ reviews }) => (reviews ? [[reviews.source, reviews] as const] : [])));
  const targets = Object.assign({}, ...platforms.map((platform) => platform.targets)) as Platform['targets'];
  const routes = Router();
  routes.use(express.json({ limit: bodyLimit }));
  routes.use(reviewControl(clock, sources));
  routes.use(faultControl(faults, targets));
  routes.use(moderationControl(moderation, [...sources.keys()]));
  routes.use(callControl(calls, Object.keys(targets)));
  routes.use(clockControl(clock, advanceClock));
  routes.use(loungeReviewControl());
  for (const { control } of platforms) if (control !== undefined) routes.use(control);
  routes.use((request, response) => {
    response.status(404).json({ error: { message: `There is no control call ${request.method} ${request.path}.` } });
  });
  routes.use(refusals);
  return routes;
}

const refusals: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof Refusal) return send(response, error.answer);
  // The body parser's own errors: malformed JSON, too large.
  const status: unknown = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status < 500)
    return void response
      .status(status)
      .json({ error: { message: error instanceof Error ? error.message : 'Bad request' } });
  next(error);
};
