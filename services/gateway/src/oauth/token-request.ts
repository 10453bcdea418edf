import { errors } from '../errors.ts';
import {
  type ClientCredentials,
  type Form,
  readClientCredentials,
  refuseTwoMethods,
  singleParameters,
} from './client-credentials.ts';

/** What identity is asked for. */
export interface TokenRequest extends ClientCredentials {
  /** Each once, empty when none were asked for. */
  readonly scopes: readonly string[];
}

/**
 * The parameters of a client credentials request (RFC 6749, 2.3.1, 3.2 and 4.4.2), each once.
 * @throws AppError invalid_request for a repeated parameter, two ways of authentication or a missing grant_type;
 *   unsupported_grant_type; invalid_client for missing or malformed credentials
 */
export function readTokenForm(
  form: Form,
  authorization: string | undefined,
): Readonly<Record<string, string>> & { readonly scope?: string } {
  const { scope, ...parameters } = singleParameters(form);
  const { grant_type } = parameters;
  if (!grant_type) throw errors.invalidRequest({ reason: 'missing_parameter', parameters: ['grant_type'] });
  refuseTwoMethods(parameters, authorization);
  if (grant_type !== 'client_credentials') throw errors.unsupportedGrantType();
  readClientCredentials(parameters, authorization);
  return scope === undefined || readScopes(scope).length === 0 ? parameters : { ...parameters, scope };
}

export function readScopes(scope = ''): readonly string[] {
  return [...new Set(scope.split(' ').filter((name) => name !== ''))];
}
