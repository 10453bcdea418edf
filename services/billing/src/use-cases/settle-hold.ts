import { killPoint } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import { toSuns } from '../domain/balance.ts';
import { errors } from '../domain/errors.ts';
import { capture, voidHold } from '../storage/holds.ts';
import type { Context } from './context.ts';

/**
 * Takes what was set aside. Repeating it changes nothing.
 * @throws AppError hold_voided when it was given back before; hold_not_found
 */
export async function captureHold({ database, clock }: Context, holdId: string): Promise<void> {
  const { outcome, source, cost_milli_suns } = await capture(database, holdId, clock.now());
  killPoint('billing.after-capture-commit');
  if (outcome === 'voided') throw errors.holdVoided();
  if (outcome === 'unknown') throw errors.holdNotFound();
  count('billing.holds.settled', 1, { outcome });
  if (source === 'suns') count('billing.suns.captured', toSuns(cost_milli_suns ?? 0n));
}

/**
 * Gives back what was set aside. Repeating it changes nothing.
 * @throws AppError hold_captured when it was taken before; hold_not_found
 */
export async function releaseHold({ database, clock }: Context, holdId: string): Promise<void> {
  const outcome = await voidHold(database, holdId, clock.now());
  if (outcome === 'captured') throw errors.holdCaptured();
  if (outcome === 'unknown') throw errors.holdNotFound();
  count('billing.holds.settled', 1, { outcome });
}
