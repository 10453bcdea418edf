const lengthMax = 2_048;

/**
 * Whether a logo can be fetched from it: by https, or from this machine, which gateways do outside production alone.
 */
export function isLogoUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.length > lengthMax || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
}
