import type { ErrorCode } from '../errors/codes.ts';
import type { Operation } from './operation.ts';

/** Whether a partner may name a client account: not where it manages its clients, which it does as itself. */
export function canActForClient({ auth, scope }: Operation): boolean {
  return auth === 'bearer' && scope !== 'accounts:manage';
}

/** Every error code that an operation can answer, without repetition. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>();
  const add = (when: boolean, ...more: ErrorCode[]) => {
    if (when) for (const code of more) codes.add(code);
  };
  add(operation.auth === 'bearer', 'invalid_token', 'validation_failed');
  add(operation.auth === 'bearer' && operation.limitClass !== null, 'rate_limited');
  add(operation.scope !== null, 'insufficient_scope');
  add(canActForClient(operation), 'insufficient_scope', 'account_not_found');
  add(operation.auth === 'bearer' && operation.method !== 'get', 'account_suspended');
  add(operation.terms, 'terms_not_accepted');
  add(operation.bodyType === 'json', 'malformed_json', 'payload_too_large', 'unsupported_media_type');
  add(operation.bodyType === 'form', 'payload_too_large');
  add(operation.mediaTypes !== undefined, 'not_acceptable');
  add(operation.idempotency !== 'none', 'idempotency_key_reused', 'idempotency_in_progress');
  add(true, ...operation.errors);
  add(true, 'internal_error');
  add(operation.auth !== 'none', 'service_unavailable');
  return [...codes];
}
