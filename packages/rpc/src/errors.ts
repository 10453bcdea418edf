import { defineErrors } from '@review-reply/errors';

export const rpcErrors = defineErrors({
  callerForged: { kind: 'unauthenticated', code: 'caller_forged' },
  callerStale: { kind: 'unauthenticated', code: 'caller_stale' },
  callerNotAllowed: { kind: 'forbidden', code: 'caller_not_allowed' },
  /** The message, the answer or the metadata was larger than a limit: a defect, not worth a repetition. */
  tooLarge: { kind: 'internal', code: 'internal_error' },
  unavailable: { kind: 'unavailable', code: 'service_unavailable' },
});
