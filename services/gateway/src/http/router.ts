import { apiBasePath, methodsOf, type Operation, type OperationId, operations } from '@review-reply/api-schemas';
import { killPoint } from '@review-reply/runtime';
import type { Express, Request, Response } from 'express';
import { errors } from '../errors.ts';
import { type PipelineParts, pipelineSteps } from '../pipeline.ts';
import { type Handler, sendAnswer } from './answer.ts';
import { answerOtherMethod } from './other-methods.ts';
import { contextOf } from './request-context.ts';

/** Routes every operation of the table; other methods of its paths answer 405 with `Allow`, other paths 404. */
export function addRoutes(app: Express, parts: PipelineParts, handlers: Readonly<Record<OperationId, Handler>>): void {
  const steps = pipelineSteps(parts);
  const methodsOfPath = new Map<string, readonly string[]>();
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const route = `${operation.base === 'root' ? '' : apiBasePath}${operation.path}`;
    const path = route.replaceAll(/\{(\w+)\}/g, ':$1');
    const ofOperation = steps.filter(({ when }) => when(operation)).map(({ step }) => step);
    const handler = handlers[id as OperationId];
    app[operation.method](path, async (_request: Request, response: Response) => {
      const context = Object.assign(contextOf(response), { route, operation });
      for (const step of ofOperation) await step(context);
      const answer = await handler(context);
      killPoint('gateway.before-response');
      sendAnswer(context, answer);
    });
    methodsOfPath.set(path, methodsOf(operation));
  }
  for (const [path, allowed] of methodsOfPath) {
    app.all(path, (request, response) => answerOtherMethod(request, response, allowed));
  }
  app.use(() => {
    throw errors.notFound();
  });
}
