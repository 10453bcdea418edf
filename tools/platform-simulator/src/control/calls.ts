import { Router } from 'express';
import { z } from 'zod';
import type { CallLog } from '../http/call-log.ts';
import { badInput } from './errors.ts';
import { parse, placeId, time } from './parse.ts';

const callsQuery = z.strictObject({
  target: z.string().optional(),
  place_id: placeId.optional(),
  contains: z.string().min(1).max(1_000).optional(),
  /** A call's id (only later ones are answered) or a business time (calls at or after it). */
  since: z
    .union([
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
      time.transform((ms) => new Date(ms)),
    ])
    .optional(),
});

/** The calls that the platforms received, oldest first. */
export function callControl(calls: CallLog, targets: readonly string[]): Router {
  const routes = Router();
  routes.get('/calls', (request, response) => {
    const { target, place_id, contains, since } = parse(callsQuery, request.query);
    if (target !== undefined && !targets.includes(target))
      throw badInput(`Unknown target: ${target}. Known: ${targets.join(', ')}.`);
    const afterId = typeof since === 'number' ? since : undefined;
    const sinceMs = typeof since === 'object' ? since.getTime() : undefined;
    response.json(calls.list({ target, placeId: place_id, contains, afterId, sinceMs }));
  });
  return routes;
}
