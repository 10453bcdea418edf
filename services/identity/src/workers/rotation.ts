import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { rotateSigningKeys } from '../use-cases/rotate-signing-keys.ts';

const everyMs = 2_000;

/** Moves the signing keys on when their time has come. Failing is harmless: the key that signs goes on signing. */
export function startRotation(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'rotate-signing-keys', everyMs, life, work: () => rotateSigningKeys(context) });
}
