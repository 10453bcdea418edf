import { errors } from '../errors.ts';

/** A form as it was sent; a parameter that was repeated is a list. */
export type Form = Readonly<Record<string, string | string[]>>;

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The form with each parameter once, without those that have no value, which count as left out (RFC 6749, 3.2).
 * @throws AppError invalid_request for a repeated parameter
 */
export function singleParameters(form: Form): Readonly<Record<string, string>> {
  const repeated = Object.keys(form).filter((name) => Array.isArray(form[name]));
  if (repeated.length > 0) throw errors.invalidRequest({ reason: 'repeated_parameter', parameters: repeated });
  const given = Object.entries(form as Readonly<Record<string, string>>).filter(([, value]) => value !== '');
  return Object.fromEntries(given);
}

/** @throws AppError invalid_request when a client authenticates by Basic and by form at once (RFC 6749, 2.3) */
export function refuseTwoMethods({ client_secret }: Readonly<Record<string, string>>, authorization?: string): void {
  if (authorization !== undefined && client_secret !== undefined)
    throw errors.invalidRequest({ reason: 'two_authentication_methods' });
}

/**
 * The client's id and secret, by Basic or by form (RFC 6749, 2.3.1).
 * @throws AppError invalid_client for missing or malformed credentials; invalid_request when the form names another id
 */
export function readClientCredentials(
  { client_id, client_secret }: Readonly<Record<string, string>>,
  authorization: string | undefined,
): ClientCredentials {
  const { clientId, clientSecret } =
    authorization === undefined ? { clientId: client_id, clientSecret: client_secret } : readBasic(authorization);
  if (!clientId || !clientSecret || !isPlain(clientId) || !isPlain(clientSecret)) throw errors.invalidClient();
  if (client_id !== undefined && client_id !== clientId) throw errors.invalidRequest({ reason: 'two_client_ids' });
  return { clientId, clientSecret };
}

/** Basic credentials are form-encoded before they are joined and encoded in base64 (RFC 6749, 2.3.1). */
function readBasic(authorization: string): ClientCredentials {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+=*)$/i.exec(authorization)?.[1];
  if (encoded === undefined) throw errors.invalidClient();
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon === -1) throw errors.invalidClient();
  return { clientId: formDecode(pair.slice(0, colon)), clientSecret: formDecode(pair.slice(colon + 1)) };
}

/** @throws AppError invalid_client when it is not form-encoded */
export function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw errors.invalidClient();
  }
}

/** Ids and secrets are printable ASCII; anything else (NUL above all) is a wrong one. */
const isPlain = (text: string) => /^[\x21-\x7e]{1,200}$/.test(text);
