import type { Request, Response } from 'express';
import { errors } from '../errors.ts';
import { allowMethods } from './cross-origin.ts';
import { contextOf } from './request-context.ts';

/** Of a path that can only be read. */
export const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers a method that no handler of a path takes: OPTIONS with the methods that it has, to browsers' preflights too.
 * @throws AppError method_not_allowed for any other
 */
export function answerOtherMethod(request: Request, response: Response, allowed: readonly string[]): void {
  if (request.method !== 'OPTIONS') throw errors.methodNotAllowed({ allowed });
  allowMethods(request, response, allowed);
  response
    .status(204)
    .setHeader('Allow', allowed.join(', '))
    .setHeader('Request-Id', contextOf(response).requestId)
    .end();
}
