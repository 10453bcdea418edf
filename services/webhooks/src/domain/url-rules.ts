export interface UrlFault {
  readonly code:
    | 'invalid_url'
    | 'too_long'
    | 'url_scheme_not_allowed'
    | 'url_credentials_not_allowed'
    | 'url_fragment_not_allowed'
    | 'url_port_not_allowed'
    | 'url_host_not_public';
  readonly params: Readonly<Record<string, unknown>>;
}

export const urlLengthMax = 2_048;
const httpsPort = 443;
const privilegedPortMax = 1_023;

/**
 * The host to look up, or null when the text is no absolute URL with one, or too long. Parsing also unmasks addresses
 * in other spellings (decimal, octal, hexadecimal, short; WHATWG URL §3.5).
 */
export function parseEndpointUrl(text: string): URL | null {
  if (text.length > urlLengthMax || !/^[a-z][a-z0-9+.-]*:\/\/[\x21-\x7e]+$/i.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url === null || url.hostname === '' ? null : url;
}

/**
 * Everything that keeps a URL from being called, at once.
 * @param host what is behind its name: public addresses alone, this machine alone, or neither
 * @param allowLocal whether loopback may be called over plain HTTP and on any port
 */
export function findUrlFaults(text: string, host: 'public' | 'loopback' | 'other', allowLocal: boolean): UrlFault[] {
  if (text.length > urlLengthMax) return [{ code: 'too_long', params: { maximum: urlLengthMax, actual: text.length } }];
  const url = parseEndpointUrl(text);
  if (url === null) return [{ code: 'invalid_url', params: {} }];
  const local = allowLocal && host === 'loopback';
  const codes: UrlFault['code'][] = [];
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) codes.push('url_scheme_not_allowed');
  if (url.username !== '' || url.password !== '') codes.push('url_credentials_not_allowed');
  if (text.includes('#')) codes.push('url_fragment_not_allowed');
  if (!local && !isPortAllowed(url)) codes.push('url_port_not_allowed');
  if (!local && host !== 'public') codes.push('url_host_not_public');
  return codes.map((code) => ({ code, params: {} }));
}

/** A port that is left out is the scheme's, and the scheme is judged by itself. */
function isPortAllowed({ port }: URL): boolean {
  return port === '' || Number(port) === httpsPort || Number(port) > privilegedPortMax;
}
