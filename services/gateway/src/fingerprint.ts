import { createHash } from 'node:crypto';

/**
 * SHA-256 of what makes a request the same one: its path parameters and body as they were understood, whatever the
 * order of the fields or the white space they came with.
 */
export function fingerprintOf(input: { readonly path: unknown; readonly body: unknown }): Uint8Array {
  return createHash('sha256')
    .update(canonicalJson({ path: input.path, body: input.body }))
    .digest();
}

function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
