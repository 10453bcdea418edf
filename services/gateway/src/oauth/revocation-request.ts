import { errors } from '../errors.ts';
import {
  type ClientCredentials,
  type Form,
  readClientCredentials,
  refuseTwoMethods,
  singleParameters,
} from './client-credentials.ts';

/** A revocation request whose form was understood. */
export interface RevocationRequest extends ClientCredentials {
  readonly token: string;
}

/**
 * Reads a revocation request (RFC 7009, 2.1). Who asks is settled before what is asked for, and a hint at the token's
 * type is not needed, for there is one.
 * @throws AppError invalid_request for a repeated parameter, two ways of authentication or a missing token;
 *   invalid_client for missing or malformed credentials
 */
export function readRevocationRequest(form: Form, authorization: string | undefined): RevocationRequest {
  const parameters = singleParameters(form);
  refuseTwoMethods(parameters, authorization);
  const credentials = readClientCredentials(parameters, authorization);
  const { token } = parameters;
  if (!token) throw errors.invalidRequest({ reason: 'missing_parameter', parameters: ['token'] });
  return { ...credentials, token };
}
