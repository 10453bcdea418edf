import type { Lifecycle } from '@review-reply/runtime';
import type { Express } from 'express';
import { answerOtherMethod, readMethods } from './other-methods.ts';

/** The probes, on the public port: live tells nothing of other systems, ready does, and names the process. */
export function addHealthRoutes(app: Express, life: Lifecycle): void {
  app.get('/healthz', async (_request, response) => {
    const { live } = await life.health();
    response.status(live ? 200 : 503).json({ live });
  });
  app.get('/readyz', async (_request, response) => {
    const { ready, draining, details } = await life.health();
    response.status(ready ? 200 : 503).json({ ready, draining, details, pid: process.pid });
  });
  app.all(['/healthz', '/readyz'], (request, response) => answerOtherMethod(request, response, readMethods));
}
