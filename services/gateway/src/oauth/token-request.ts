import { errors } from '../errors.ts';

/** A token request whose form was understood. */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Each once, empty when none were asked for. */
  readonly scopes: readonly string[];
}

type Form = Readonly<Record<string, string | string[]>>;

/**
 * Reads a client credentials request (RFC 6749, 2.3.1, 3.2 and 4.4.2).
 * @throws AppError invalid_request for a repeated parameter, two ways of authentication or a missing grant_type;
 *   unsupported_grant_type; invalid_client for missing or malformed credentials
 */
export function readTokenRequest(form: Form, authorization: string | undefined): TokenRequest {
  const repeated = Object.keys(form).filter((name) => Array.isArray(form[name]));
  if (repeated.length > 0) throw errors.invalidRequest({ reason: 'repeated_parameter', parameters: repeated });
  const { grant_type, client_id, client_secret, scope = '' } = form as Readonly<Record<string, string>>;
  if (!grant_type) throw errors.invalidRequest({ reason: 'missing_parameter', parameters: ['grant_type'] });
  if (authorization !== undefined && client_secret !== undefined) {
    throw errors.invalidRequest({ reason: 'two_authentication_methods' });
  }
  if (grant_type !== 'client_credentials') throw errors.unsupportedGrantType();
  const credentials =
    authorization === undefined ? { clientId: client_id, clientSecret: client_secret } : readBasic(authorization);
  const { clientId, clientSecret } = credentials;
  if (!clientId || !clientSecret || !isPlain(clientId) || !isPlain(clientSecret)) throw errors.invalidClient();
  if (client_id !== undefined && client_id !== clientId) throw errors.invalidRequest({ reason: 'two_client_ids' });
  return { clientId, clientSecret, scopes: [...new Set(scope.split(' ').filter((name) => name !== ''))] };
}

/** Basic credentials are form-encoded before they are joined and encoded in base64 (RFC 6749, 2.3.1). */
function readBasic(authorization: string): { clientId: string; clientSecret: string } {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+=*)$/i.exec(authorization)?.[1];
  if (encoded === undefined) throw errors.invalidClient();
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon === -1) throw errors.invalidClient();
  return { clientId: formDecode(pair.slice(0, colon)), clientSecret: formDecode(pair.slice(colon + 1)) };
}

function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw errors.invalidClient();
  }
}

/** Ids and secrets are printable ASCII; anything else (NUL above all) is a wrong one. */
const isPlain = (text: string) => /^[\x21-\x7e]{1,200}$/.test(text);
