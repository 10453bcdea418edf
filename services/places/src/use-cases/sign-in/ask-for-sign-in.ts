import type { PlatformError } from '@review-reply/platforms';
import { errors } from '../../domain/errors.ts';
import { asRefusal } from '../as-refusal.ts';
import type { Context } from '../context.ts';

/**
 * Asks a platform for what a sign-in needs.
 * @throws AppError sign_in_lost when its code or its grant is good no more; service_unavailable when the platform fails
 *   otherwise
 */
export async function askForSignIn<T>(
  { logger }: Pick<Context, 'logger'>,
  platform: string,
  ask: () => Promise<T>,
): Promise<T> {
  const away = (error: PlatformError) => errors.platformUnavailable({}, error);
  try {
    return await ask();
  } catch (thrown) {
    throw asRefusal(thrown, {
      ended: (error) => errors.signInLost({}, error),
      refused: (error) => {
        logger.error({ err: error, platform }, 'A platform refuses a sign-in.');
        return away(error);
      },
      away,
    });
  }
}
