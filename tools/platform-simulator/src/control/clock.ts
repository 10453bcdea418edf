import type { Clock } from '@review-reply/clock';
import { Router } from 'express';
import { z } from 'zod';
import { conflict, unavailable } from './errors.ts';
import { parse } from './parse.ts';

const advanceSecondsMax = 10 * 366 * 24 * 3_600;
const clockInput = z.strictObject({ advance_seconds: z.number().min(0).max(advanceSecondsMax) });

/** Moves business time on by so many milliseconds and returns once it is in force. */
export type AdvanceClock = (byMs: number) => Promise<unknown>;

/** The clock that all of the platform shares. */
export function clockControl(clock: Clock, advance: AdvanceClock | undefined): Router {
  const routes = Router();
  const show = () => ({ now: clock.now().toISOString(), real_now: clock.realNow().toISOString() });
  routes.get('/clock', (_request, response) => {
    response.json(show());
  });
  routes.post('/clock', async (request, response) => {
    const { advance_seconds } = parse(clockInput, request.body);
    if (advance === undefined) throw conflict('This clock cannot be moved: it needs CLOCK=travel and REDIS_URL.');
    try {
      await advance(Math.round(advance_seconds * 1_000));
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : 'The clock could not be moved.');
    }
    response.json(show());
  });
  return routes;
}
