import { defineErrors } from '@review-reply/errors';

export const rpcErrors = defineErrors({
  callerMissing: { kind: 'unauthenticated', code: 'caller_missing' },
  callerForged: { kind: 'unauthenticated', code: 'caller_forged' },
  callerStale: { kind: 'unauthenticated', code: 'caller_stale' },
  callerNotAllowed: { kind: 'forbidden', code: 'caller_not_allowed' },
  unavailable: { kind: 'unavailable', code: 'service_unavailable' },
});
