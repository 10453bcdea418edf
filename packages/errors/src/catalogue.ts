import { AppError, type Details, type ErrorKind } from './app-error.ts';
import type { InternalCode, PublicCode } from './codes.ts';

export interface ErrorDefinition {
  readonly kind: ErrorKind;
  /** Stable. A word that is neither public nor known between services does not compile. */
  readonly code: PublicCode | InternalCode;
}

export type ErrorFactory = (details?: Details, cause?: unknown) => AppError;

/**
 * Declares a service's errors in one catalogue and gives a function for each:
 * `const errors = defineErrors({ reviewNotFound: { kind: 'not_found', code: 'not_found' } })`, then
 * `throw errors.reviewNotFound()`.
 */
export function defineErrors<const T extends Record<string, ErrorDefinition>>(
  definitions: T,
): { readonly [K in keyof T]: ErrorFactory } {
  const factories: Record<string, ErrorFactory> = {};
  for (const [name, { kind, code }] of Object.entries(definitions)) {
    factories[name] = (details, cause) => new AppError(kind, code, details, cause);
  }
  return Object.freeze(factories) as { readonly [K in keyof T]: ErrorFactory };
}
