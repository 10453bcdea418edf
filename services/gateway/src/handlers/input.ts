import type { OperationId, OperationInput } from '@review-reply/api-schemas';
import type { Exchange } from '../exchange.ts';

/** The validated input of an operation, typed by its schemas. */
export function inputOf<Id extends OperationId>(_operation: Id, exchange: Exchange): OperationInput<Id> {
  return exchange.input as OperationInput<Id>;
}

/** The header that tells a stored answer from a fresh one. */
export function replayedHeader(replayed: boolean): Readonly<Record<string, string>> {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
