import type { OperationId, OperationInput } from '@review-reply/api-schemas';
import type { OperationContext } from '../http/operation-context.ts';

/** The validated input of an operation, typed by its schemas. */
export function inputOf<Id extends OperationId>(_operation: Id, context: OperationContext): OperationInput<Id> {
  return context.input as OperationInput<Id>;
}

/** The header that tells a stored answer from a fresh one. */
export function replayedHeader(replayed: boolean): Readonly<Record<string, string>> {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
