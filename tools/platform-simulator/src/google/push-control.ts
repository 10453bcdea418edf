import { Router } from 'express';
import { z } from 'zod';
import { parse } from '../control/parse.ts';
import type { Pushes } from './pushes.ts';

const subscriptionInput = z.strictObject({
  topic: z.string().regex(/^projects\/[^/]+\/topics\/[^/]+$/),
  endpoint: z.url(),
  audience: z.string().min(1),
  sender: z.email(),
});
/** Put in place of what a token of Pub/Sub would say. */
const claimsInput = z.record(z.string(), z.unknown());

/** Control calls for what belongs to Cloud Pub/Sub. */
export function pushControl(pushes: Pushes): Router {
  const routes = Router();
  routes.put('/google/push-subscription', (request, response) => {
    pushes.subscribe(parse(subscriptionInput, request.body));
    response.status(204).end();
  });
  routes.get('/google/pushes', (_request, response) => {
    response.json(pushes.list());
  });
  routes.post('/google/push-token', (request, response) => {
    response.status(201).json({ token: pushes.token(parse(claimsInput, request.body)) });
  });
  return routes;
}
