import { errorCatalogue } from '../errors/catalogue.ts';
import { errorExample } from '../errors/error-example.ts';
import type { JsonSchema } from '../json-schema.ts';
import { methodsOf } from '../operations/methods-of.ts';
import type { Operation } from '../operations/operation.ts';
import { headerReferences } from './headers.ts';

/** Answers that many operations share, by component name. */
export function componentResponses(): Record<string, JsonSchema> {
  const { description } = errorCatalogue.method_not_allowed;
  return {
    MethodNotAllowed: {
      description: `\`method_not_allowed\`: ${description}`,
      headers: headerReferences(['RequestId', 'ContentLanguage', 'Vary', 'Allow']),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: { method_not_allowed: { value: errorExample('method_not_allowed') } },
        },
      },
    },
    NotModified: {
      description: 'What `If-None-Match` names is still the answer; there is no body.',
      headers: headerReferences(['RequestId', 'CacheControl', 'ETag']),
    },
  };
}

/**
 * What the path of an operation answers to a method it does not have. OpenAPI has no place for it but the operations
 * that are there; its reference may say which those are.
 */
export function otherMethods(operation: Operation): JsonSchema {
  const allowed = methodsOf(operation).map((method) => `\`${method}\``);
  return {
    $ref: '#/components/responses/MethodNotAllowed',
    description: `\`method_not_allowed\`: the path has ${allowed.join(', ')} and no other method.`,
  };
}
