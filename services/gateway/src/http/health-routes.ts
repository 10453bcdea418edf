import type { Lifecycle } from '@review-reply/runtime';
import type { Express } from 'express';
import { answerOtherMethod, readMethods } from './other-methods.ts';

/** Whether the gateway lives, for whoever asks; how it stands is told on the health port alone, which is not public. */
export function addHealthRoutes(app: Express, life: Lifecycle): void {
  app.get('/healthz', async (_request, response) => {
    const { live } = await life.health();
    response.status(live ? 200 : 503).json({ live });
  });
  app.all('/healthz', (request, response) => answerOtherMethod(request, response, readMethods));
}
