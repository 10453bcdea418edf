export { type Claim, type ClaimRequest, claimKey, type Idempotency, type RunningClaim } from './claim.ts';
export { findStored } from './find-stored.ts';
export { endLease, finishClaim, pruneAllClaims, releaseClaim } from './finish.ts';
export {
  type Answered,
  beginOnce,
  endOnce,
  type IdempotencyKey,
  type KeyedCall,
  onlyOnce,
  replayOf,
} from './only-once.ts';
export type { Outcome } from './outcome.ts';
export { readIdempotencyKey } from './read-key.ts';
