import type { Context } from '../context.ts';
import { findPlatform } from '../find-platform.ts';

/**
 * The platform's page that a browser is sent to. Calls nobody.
 * @throws AppError validation_failed for a platform that nobody signs in to
 */
export function authorizationUrl(
  context: Context,
  platform: string,
  request: { state: string; codeChallenge: string; redirectUri: string },
): string {
  const { login } = findPlatform(context, platform, (one) => one.login.signIn !== undefined);
  return login.signIn?.authorizationUrl(request) ?? '';
}
