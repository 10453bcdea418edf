import { type FaultCode, faultCodes } from '../faults/codes.ts';
import type { Locale } from '../schemas/account.ts';
import { errorCatalogue } from './catalogue.ts';
import { type ErrorCode, isErrorCode } from './codes.ts';
import { fillMessage } from './fill-message.ts';

export interface ErrorToRender {
  /** A public code; any other is answered as `internal_error`. */
  readonly code: string;
  /** Members of `details`, shown as they are for a client error and kept back for a server error. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly locale: Locale;
  readonly requestId: string;
}

export interface RenderedError {
  readonly status: number;
  readonly body: { readonly error: { code: ErrorCode; message: string; details: Record<string, unknown> } };
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The one error body, in the caller's language, with the headers that belong to it. Never throws: an unknown code is
 * `internal_error`. `retry_after_s` in the details becomes `Retry-After`,
 * which every 503 has, `allowed` of a wrong method `Allow`.
 */
export function renderError({ code: given, details = {}, locale, requestId }: ErrorToRender): RenderedError {
  const code = isErrorCode(given) ? given : 'internal_error';
  const { status, message } = errorCatalogue[code];
  const shown = status >= 500 ? { request_id: requestId, ...shownOf(code, details) } : withSentences(details, locale);
  return {
    status,
    body: { error: { code, message: fillMessage(message, locale, details), details: shown } },
    headers: {
      'cache-control': 'no-store',
      'content-language': locale,
      vary: 'Accept-Language',
      'request-id': requestId,
      ...headersOf(code, details),
    },
  };
}

/** What a server error tells beside its request's id; nothing else of it leaves us. */
const shownMembers: Partial<Record<ErrorCode, readonly string[]>> = { listing_unavailable: ['failed', 'applied'] };

function shownOf(code: ErrorCode, details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = shownMembers[code] ?? [];
  return Object.fromEntries(Object.entries(details).filter(([name]) => members.includes(name)));
}

/** The faults of `validation_failed` get their sentences; other details stay as they are. */
function withSentences(details: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  if (!Array.isArray(details.fields)) return { ...details };
  return { ...details, fields: details.fields.map((fault: unknown) => withSentence(fault, locale)) };
}

function withSentence(fault: unknown, locale: Locale): unknown {
  const { path, code, params } = (fault ?? {}) as { path?: unknown; code?: unknown; params?: Record<string, unknown> };
  const known: FaultCode = Object.hasOwn(faultCodes, String(code)) ? (code as FaultCode) : 'invalid_value';
  return { path, code: known, message: fillMessage(faultCodes[known], locale, params ?? {}), params: params ?? {} };
}

/** When to come back where nobody knows better: what is in progress ends soon, an outage may take a little. */
const retryAfterDefaultS: Partial<Record<ErrorCode, number>> = {
  idempotency_in_progress: 1,
  service_unavailable: 2,
  generation_unavailable: 2,
  listing_unavailable: 2,
};

const realm = 'realm="review-reply"';

function headersOf(code: ErrorCode, details: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  const challenge = challengeOf(code, details);
  if (challenge) headers['www-authenticate'] = challenge;
  const retryAfter = details.retry_after_s;
  if (typeof retryAfter === 'number' && retryAfter >= 0) headers['retry-after'] = String(Math.ceil(retryAfter));
  else if (code in retryAfterDefaultS) headers['retry-after'] = String(retryAfterDefaultS[code]);
  if (code === 'method_not_allowed' && Array.isArray(details.allowed)) headers.allow = details.allowed.join(', ');
  return headers;
}

/** RFC 6750, 3: no `error` when the request carried no token at all. */
function challengeOf(code: ErrorCode, details: Readonly<Record<string, unknown>>): string | null {
  if (code === 'invalid_client') return `Basic ${realm}`;
  if (code === 'invalid_token')
    return details.reason === 'missing' ? `Bearer ${realm}` : `Bearer ${realm}, error="invalid_token"`;
  if (code !== 'insufficient_scope') return null;
  const scope = details.required_scope;
  return `Bearer ${realm}, error="insufficient_scope"${typeof scope === 'string' ? `, scope="${scope}"` : ''}`;
}
