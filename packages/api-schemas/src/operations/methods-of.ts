import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

/**
 * The methods that the path of an operation answers, as `Allow` names them: HEAD wherever GET is, OPTIONS everywhere.
 */
export function methodsOf({ path, base = 'api' }: Operation): string[] {
  const methods = Object.values<Operation>(operations)
    .filter((other) => other.path === path && (other.base ?? 'api') === base)
    .map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD', 'OPTIONS'] : [...methods, 'OPTIONS'];
}
