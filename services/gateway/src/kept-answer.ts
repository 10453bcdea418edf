import { createHash } from 'node:crypto';
import type { Answer } from './http/answer.ts';
import type { OperationContext } from './http/operation-context.ts';

/** What anybody may keep for a while, as bytes, and the `ETag` by which it is asked whether it is still the same. */
export interface Kept {
  readonly body: Buffer;
  readonly etag: string;
}

const etagLength = 22;

export function makeKept(value: object): Kept {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, etagLength)}"` };
}

/** 304 to who has it already (RFC 9110, 13.1.2), else the bytes; for as long as the operation says. */
export function answerKept({ request, operation }: OperationContext, { body, etag }: Kept): Answer {
  const headers = { 'Cache-Control': `public, max-age=${operation.cachedForS ?? 0}`, ETag: etag };
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) return { status: 304, body: Buffer.alloc(0), headers };
  return { status: 200, body, headers };
}
