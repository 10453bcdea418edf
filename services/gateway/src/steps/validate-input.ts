import type { IncomingMessage } from 'node:http';
import { type OperationId, type Operations, readParameters, validateRequest } from '@review-reply/api-schemas';
import { errors } from '../errors.ts';
import type { Step } from '../http/operation-context.ts';

/** Checks path, query, headers and body together, so that one answer names everything wrong with a request. */
export const validateInput: Step = (context) => {
  const { request, operation, rawBody } = context;
  const question = request.originalUrl.indexOf('?');
  const query = question === -1 ? '' : request.originalUrl.slice(question + 1);
  const checked = validateRequest(operation as Operations[OperationId], {
    path: { ...request.params },
    query: readParameters(query),
    headers: headersOf(request),
    body: rawBody,
  });
  if (!checked.ok) throw errors.validationFailed({ fields: checked.faults });
  context.input = checked.value;
};

/** A header that was sent twice as an array: Node's own record joins them, and two keys would become a third one. */
function headersOf({ headersDistinct }: IncomingMessage): Record<string, unknown> {
  const entries = Object.entries(headersDistinct);
  return Object.fromEntries(entries.map(([name, values]) => [name, values?.length === 1 ? values[0] : values]));
}
