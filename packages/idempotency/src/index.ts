export { type Claim, type ClaimRequest, claimKey, type Idempotency, type RunningClaim } from './claim.ts';
export { idempotencyErrors } from './errors.ts';
export { finishClaim, isClaimHeld, pruneClaims, releaseClaim } from './finish.ts';
export type { Outcome } from './outcome.ts';
