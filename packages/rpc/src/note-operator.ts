import { type DescMessage, type DescMethodUnary, ScalarType } from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt';
import type { Logger } from '@review-reply/telemetry';
import type { Caller } from './caller.ts';

/** The operators' tool, by its certificate. */
const operator = 'admin';
/** Ids that are texts and name nobody, as a VAT id would. */
const textIds = new Set(['client_id', 'event_id', 'generation_id', 'key_id', 'place_id']);

interface Act {
  readonly path: string;
  readonly method: DescMethodUnary;
  readonly caller: Caller;
  readonly request: object;
  readonly answer: object;
}

/** Writes down what an operator changed: the method and the ids that it was about or made, and nothing else of it. */
export function noteOperator(logger: Logger, { path, method, caller, request, answer }: Act): void {
  if (caller.kind !== 'system' || caller.service !== operator) return;
  if (method.idempotency === MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS) return;
  const ids = { ...idsIn(method.output, answer), ...idsIn(method.input, request) };
  logger.info({ method: path, caller: operator, request_id: caller.requestId, ids }, 'An operator changed something.');
}

/** The ids in a message and in the messages right in it, such as that of the key beside its secret. */
function idsIn(type: DescMessage, message: object, depth = 0): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const field of type.fields) {
    const value = (message as Record<string, unknown>)[field.localName];
    if (field.fieldKind === 'message' && depth === 0 && typeof value === 'object' && value !== null)
      Object.assign(ids, idsIn(field.message, value, depth + 1));
    const isId = (field.scalar === ScalarType.INT64 && field.name.endsWith('_id')) || textIds.has(field.name);
    if (isId && value) ids[field.name] = String(value);
  }
  return ids;
}
