import { AppError } from '@review-reply/errors';
import { readGooglePush } from '@review-reply/platforms/google-push';
import { systemCaller } from '@review-reply/rpc';
import type { Express, Request, Response } from 'express';
import type { LimitedClients } from '../handlers/clients.ts';
import { endAnswer } from '../http/end-answer.ts';
import { answerOtherMethod } from '../http/other-methods.ts';
import { contextOf } from '../http/request-context.ts';
import { countUnauthenticated, type Unauthenticated } from '../steps/authenticate.ts';
import { readBytes } from '../steps/read-bytes.ts';
import type { VerifyPush } from './verify-push.ts';

const path = '/pushes/google';
/** Far more than a notification has. */
const bytesMax = 64 * 1024;

export interface PushRoutes extends Pick<LimitedClients, 'places' | 'reviews'> {
  readonly verifyPush: VerifyPush;
  readonly unauthenticated: Unauthenticated;
}

/**
 * Where Google Pub/Sub pushes what happens at the places that are connected there. It repeats whatever is not answered
 * with success, so that this is the answer to all that is ours, what nobody can use too; a service that is away is no
 * success.
 */
export function addPushRoutes(app: Express, { verifyPush, unauthenticated, places, reviews }: PushRoutes): void {
  app.post(path, async (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    contextOf(response).route = path;
    const isOurs = await verifyPush(request.headers.authorization).catch(async (error: unknown) => {
      if (isInvalidToken(error)) await countUnauthenticated({ request, response }, unauthenticated);
      throw error;
    });
    if (!isOurs) {
      await countUnauthenticated({ request, response }, unauthenticated);
      return answer(request, response, 403);
    }
    const hint = readGooglePush(await readJson(request));
    if (hint !== null) {
      const { source, locationId, about } = hint;
      const options = { caller: systemCaller('gateway', requestId) };
      await Promise.all([
        about.reviews && reviews.hastenReads({ source, locationId }, options),
        about.listing && places.hastenLooks({ source, locationId }, options),
      ]);
    }
    answer(request, response, 200);
  });
  app.all(path, (request, response) => answerOtherMethod(request, response, ['POST', 'OPTIONS']));
}

const isInvalidToken = (error: unknown) => error instanceof AppError && error.code === 'invalid_token';

/** @returns null for what is no JSON, or too much to be a notification */
async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(request, bytesMax)).toString());
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof AppError && error.code === 'payload_too_large')) return null;
    throw error;
  }
}

function answer(request: Request, response: Response, status: number): void {
  response.status(status).setHeader('Request-Id', contextOf(response).requestId);
  endAnswer(request, response, '');
}
