import { defineErrors } from '@review-reply/errors';

export const idempotencyErrors = defineErrors({
  /** details: retry_after_s */
  inProgress: { kind: 'conflict', code: 'idempotency_in_progress' },
  keyReused: { kind: 'unprocessable', code: 'idempotency_key_reused' },
  invalidKey: { kind: 'unprocessable', code: 'validation_failed' },
  /** Another request took the work over meanwhile; what this one did must be rolled back. */
  claimLost: { kind: 'conflict', code: 'idempotency_in_progress' },
});
