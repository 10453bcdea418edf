import type { Request } from 'express';
import { invalidArgument } from './errors.ts';

/**
 * Parameters that every Google API takes and that change nothing here
 * (https://cloud.google.com/apis/docs/system-parameters).
 */
const systemParameters: readonly string[] = ['alt', 'prettyPrint', 'quotaUser'];

/**
 * The query's parameters, of which only those named may occur, each once.
 * @throws Refusal 400, as Google refuses parameters it does not know
 */
export function readQuery<Name extends string>(
  request: Pick<Request, 'query'>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const read: Partial<Record<Name, string>> = {};
  for (const [name, value] of Object.entries(request.query)) {
    if (systemParameters.includes(name)) continue;
    const known = names.find((one) => one === name);
    if (known === undefined)
      throw invalidArgument(
        `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
      );
    if (typeof value !== 'string') throw invalidArgument(`Repeated query parameter: ${name}`);
    if (value !== '') read[known] = value;
  }
  return read;
}

/**
 * A page's size.
 * @throws Refusal 400 when it is no number from 1 to `max`; with `coerce`, a larger one counts as `max`
 */
export function readPageSize(
  text: string | undefined,
  limits: { byDefault: number; max: number; coerce?: boolean },
): number {
  if (text === undefined || text === '0') return limits.byDefault;
  const size = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (size > limits.max && limits.coerce === true) return limits.max;
  if (Number.isNaN(size) || size > limits.max)
    throw invalidArgument(`Invalid page size: ${text}. It must be between 1 and ${limits.max}.`);
  return size;
}

/** An opaque token that only fits the request it was made for. */
export function writePageToken(request: string, position: unknown): string {
  return Buffer.from(JSON.stringify([request, position])).toString('base64url');
}

/** @throws Refusal 400 for a token that is not ours or belongs to another request */
export function readPageToken(request: string, token: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(parsed) && parsed.length === 2 && parsed[0] === request) return parsed[1];
  } catch {
    // Falls through to the refusal: whatever cannot be read is not ours.
  }
  throw invalidArgument('Invalid page token.');
}

/** One page of a list that does not change while it is read, and the token of the next. */
export function pageOf<T>(
  items: readonly T[],
  options: { request: string; size: number; token: string | undefined },
): { page: T[]; next: { nextPageToken?: string } } {
  const position = options.token === undefined ? 0 : readPageToken(options.request, options.token);
  if (typeof position !== 'number' || !Number.isSafeInteger(position) || position < 0)
    throw invalidArgument('Invalid page token.');
  const end = position + options.size;
  const next = end < items.length ? { nextPageToken: writePageToken(options.request, end) } : {};
  return { page: items.slice(position, end), next };
}
