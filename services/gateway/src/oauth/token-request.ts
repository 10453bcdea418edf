import { errors } from '../errors.ts';
import {
  type ClientCredentials,
  type Form,
  readClientCredentials,
  refuseTwoMethods,
  singleParameters,
} from './client-credentials.ts';

/** A token request whose form was understood. */
export interface TokenRequest extends ClientCredentials {
  /** Each once, empty when none were asked for. */
  readonly scopes: readonly string[];
}

/**
 * Reads a client credentials request (RFC 6749, 2.3.1, 3.2 and 4.4.2).
 * @throws AppError invalid_request for a repeated parameter, two ways of authentication or a missing grant_type;
 *   unsupported_grant_type; invalid_client for missing or malformed credentials
 */
export function readTokenRequest(form: Form, authorization: string | undefined): TokenRequest {
  const parameters = singleParameters(form);
  const { grant_type, scope = '' } = parameters;
  if (!grant_type) throw errors.invalidRequest({ reason: 'missing_parameter', parameters: ['grant_type'] });
  refuseTwoMethods(parameters, authorization);
  if (grant_type !== 'client_credentials') throw errors.unsupportedGrantType();
  const credentials = readClientCredentials(parameters, authorization);
  return { ...credentials, scopes: [...new Set(scope.split(' ').filter((name) => name !== ''))] };
}
