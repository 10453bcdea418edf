import { isSource, type LoginPlatform } from '@review-reply/platforms';
import { errors } from '../domain/errors.ts';
import type { Context } from './context.ts';

/** @throws AppError validation_failed for a name that is no platform's, or one's that cannot do what is `needed` */
export function findPlatform(
  { platforms }: Pick<Context, 'platforms'>,
  name: string,
  needed: (platform: LoginPlatform) => boolean = () => true,
): LoginPlatform {
  const platform = isSource(name) ? platforms.get(name) : undefined;
  if (platform !== undefined && needed(platform)) return platform;
  const allowed = [...platforms.values()].filter(needed).map(({ source }) => source);
  throw errors.invalid({ fields: [{ path: 'platform', code: 'invalid_value', params: { allowed } }] });
}
