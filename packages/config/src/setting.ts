import { z } from 'zod';

const portMax = 65_535;

/** A TCP port; 0 lets the system choose. */
export const port = () => z.coerce.number().int().min(0).max(portMax);

/** A whole number within bounds. */
export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** `true` or `false`, nothing else: a typing error must not silently mean "off". */
export const flag = () => z.enum(['true', 'false']).transform((value) => value === 'true');

/** `host:port`, as gRPC clients dial it. */
export const address = () =>
  z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/i, 'must be host:port')
    .refine((value) => isDialled(Number(value.slice(value.lastIndexOf(':') + 1))), 'must end in a port of 1 to 65535');

const isDialled = (number: number): boolean => number >= 1 && number <= portMax;

/** An absolute http or https URL without a trailing slash. */
export const httpUrl = () => z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const begins = (protocol: string) => (url: unknown) =>
  url === undefined || String(url).startsWith(protocol) ? undefined : `must begin with ${protocol} in production`;

/** `inProduction` of URLs, so that nobody on the way can read or change what is said. */
export const https = begins('https://');
export const rediss = begins('rediss://');

/** `inProduction` of what must not be left out there. */
export const needed = (value: unknown): string | undefined =>
  value === undefined || value === false ? 'is needed in production' : undefined;

/** One or more certificates as PEM. */
export const pem = () => z.string().regex(/^-----BEGIN CERTIFICATE-----/, 'must be PEM');

/** A server's URL with another password than it has, where one is given. */
export function withPassword(url: string, password: string | undefined): string {
  if (password === undefined) return url;
  const changed = new URL(url);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** A secret text of at least `minLength` characters. It has no default anywhere. */
export const secret = (minLength = 32) => z.string().min(minLength);

/** A comma separated list of non-empty strings. */
export const list = () =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(z.string()).min(1));

/** `id:base64-of-32-bytes,…`, the first key being the one in use and the others still readable. */
export const keys = () =>
  z.string().regex(/^[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43}=(,[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43}=)*$/, {
    message: 'must be id:base64-of-32-bytes, comma separated, the current key first; ids are 1 to 16 of a-z, 0-9 and -',
  });
