import { serializeError } from './serialize-error.ts';

/** Deeper values are cut: a log line is not a place for documents. */
const depthMax = 6;
/** Longer lists and wider objects are cut after this many entries. */
const entriesMax = 100;
/** Longest remembered set of key names; keys come from code, so this is only reached when data is logged as keys. */
const verdictsMax = 2_000;

export const redacted = '[Redacted]';

/** Compared with the key in lower case without `-` and `_`, so that `clientSecret` and `client_secret` are one. */
const secretNames = new Set([
  'authorization',
  'proxyauthorization',
  'cookie',
  'cookies',
  'setcookie',
  'password',
  'passwd',
  'passphrase',
  'token',
  'jwt',
  'codeverifier',
  'datakeys',
  'hashkeys',
  'postgresurl',
  'redisurl',
  'databaseurl',
  'connectionstring',
]);
const secretEndings = [
  'secret',
  'apikey',
  'privatekey',
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'password',
  'signature',
];
const verdicts = new Map<string, boolean>();

function isSecret(key: string): boolean {
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const name = key.toLowerCase().replaceAll(/[-_\s]/g, '');
  const secret = secretNames.has(name) || secretEndings.some((ending) => name.endsWith(ending));
  if (verdicts.size < verdictsMax) verdicts.set(key, secret);
  return secret;
}

/**
 * A copy of what a log call was given that is safe to write: values under secret names are replaced at any depth,
 * errors are serialised without row contents, buffers become their length, and size is bounded. The original is not
 * touched.
 *
 * pino's own `redact` takes paths with one wildcard a level; a secret one level deeper than foreseen would pass.
 */
export function redact(fields: object): Record<string, unknown> {
  return copy(fields as Record<string, unknown>, 0);
}

function copy(source: Record<string, unknown>, depth: number): Record<string, unknown> {
  const target: Record<string, unknown> = {};
  let entries = 0;
  for (const key in source) {
    if (!Object.hasOwn(source, key)) continue;
    entries += 1;
    if (entries > entriesMax) break;
    const value = source[key];
    target[key] = isSecret(key) && value !== undefined && value !== null ? redacted : clean(value, depth);
  }
  return target;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return serializeError(value);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return value;
  if (value instanceof URL) return `${value.protocol}//${value.host}${value.pathname}`;
  if (depth >= depthMax) return '[Cut]';
  if (Array.isArray(value)) return value.slice(0, entriesMax).map((each) => clean(each, depth + 1));
  if (value instanceof Map || value instanceof Set) return `[${value.size} entries]`;
  return copy(value as Record<string, unknown>, depth + 1);
}
