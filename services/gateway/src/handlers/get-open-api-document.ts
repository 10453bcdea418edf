import { openApiDocument } from '@review-reply/api-schemas';
import type { Handler } from '../http/answer.ts';
import { answerKept, makeKept } from '../kept-answer.ts';
import type { HandlerParts } from './handlers.ts';

const apiVersion = '1.0.0';

/** GET /openapi.json: made once, for it depends on nothing but the configuration. */
export function getOpenApiDocument({ publicUrl }: Pick<HandlerParts, 'publicUrl'>): Handler {
  const document = makeKept(openApiDocument({ publicUrl, version: apiVersion }));
  return async (context) => answerKept(context, document);
}
