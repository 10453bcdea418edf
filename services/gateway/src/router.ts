import { apiBasePath, methodsOf, type Operation, type OperationId, operations } from '@review-reply/api-schemas';
import { killPoint } from '@review-reply/runtime';
import type { Express, Request, Response } from 'express';
import { type Handler, sendAnswer } from './answer.ts';
import { errors } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { answerOtherMethod } from './http/other-methods.ts';
import { type PipelineParts, pipelineSteps } from './pipeline.ts';
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
    app[operation.method](path, async (request: Request, response: Response) => {
      const context = contextOf(response);
      context.route = route;
      const { requestId, locale } = context;
      const exchange: Exchange = { request, response, operation, requestId, locale };
      context.exchange = exchange;
      for (const step of ofOperation) await step(exchange);
      const answer = await handler(exchange);
      killPoint('gateway.before-response');
      sendAnswer(exchange, answer);
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
