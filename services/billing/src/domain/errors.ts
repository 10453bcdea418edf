import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. `hold_…` and `generation_…` reach services only, `month_…` operators. */
export const errors = defineErrors({
  /** details: required_suns, available_suns, as numbers of Suns with up to three decimals */
  insufficientSuns: { kind: 'payment_required', code: 'insufficient_suns' },
  /** details: month */
  spendingCapReached: { kind: 'payment_required', code: 'spending_cap_reached' },
  /** The generation was voided: what follows needs an id of its own. */
  generationEnded: { kind: 'conflict', code: 'generation_ended' },
  /** The generation was reserved for another account, place or review. */
  generationMismatch: { kind: 'conflict', code: 'generation_mismatch' },
  holdNotFound: { kind: 'not_found', code: 'hold_not_found' },
  holdVoided: { kind: 'conflict', code: 'hold_voided' },
  holdCaptured: { kind: 'conflict', code: 'hold_captured' },
  notFound: { kind: 'not_found', code: 'not_found' },
  monthRunning: { kind: 'conflict', code: 'month_running' },
  /** Generations of the month are neither captured nor voided. */
  monthUnsettled: { kind: 'conflict', code: 'month_unsettled' },
  /** Less than that is left of the invoice. */
  creditTooLarge: { kind: 'conflict', code: 'credit_too_large' },
  monthFinal: { kind: 'conflict', code: 'month_final' },
  placeNotFound: { kind: 'not_found', code: 'not_found' },
  idempotencyKeyReused: { kind: 'unprocessable', code: 'idempotency_key_reused' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
