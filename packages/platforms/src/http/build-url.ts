export type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * A platform's base URL as the settings give it, without a slash at its end. It may have a path.
 * @throws Error for anything but http(s), or with credentials, a query or a fragment
 */
export function readBaseUrl(text: string): string {
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!['https:', 'http:'].includes(url.protocol) || !plain)
    throw new Error('A platform base URL is http(s), without credentials, query or fragment.');
  return url.href.replace(/\/+$/, '');
}

/**
 * Joins segments to a path below the base. Each is percent-encoded, so that an id from outside can neither name
 * another resource nor leave the configured host.
 * @returns undefined for a segment that no encoding makes safe (empty, `.` or `..`)
 */
export function buildUrl(baseUrl: string, segments: readonly string[], query: Query = {}): URL | undefined {
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return undefined;
  const url = new URL(`${baseUrl}/${segments.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}
