import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { forgetSignIns } from '../use-cases/google-sign-in/forget-sign-ins.ts';

const everyMs = 60_000;

/** Deletes tokens of sign-ins that came to nothing. A failure is left to the next time. */
export function startForgettingSignIns(context: Context, life: Lifecycle): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = forgetSignIns(context).catch((error: unknown) =>
      life.logger.warn({ err: error }, 'Old sign-ins could not be forgotten and are left to the next time.'),
    );
  }, everyMs);
  life.onStop('forgetting sign-ins', async () => {
    clearInterval(timer);
    await running;
  });
}
