import { errors } from '../domain/errors.ts';

/** @throws AppError validation_failed for a word that is none of those allowed */
export function oneOf<const T extends string>(path: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw errors.invalid({ fields: [{ path, code: 'invalid_value', params: { allowed, actual: value } }] });
  return found;
}
