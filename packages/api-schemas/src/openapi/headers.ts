import type { JsonSchema } from '../json-schema.ts';

const text = (description: string, example: string): JsonSchema => ({
  description,
  schema: { type: 'string' },
  example,
});
const whole = (description: string, example: number): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

const always = {
  RequestId: text('Names this call; quote it when you ask about it.', '019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10'),
  ContentLanguage: text('The language of the message: `en` or `fr`.', 'en'),
  Vary: text('What of the request the answer depends on, for caches.', 'Accept-Language'),
  RetryAfter: whole('Seconds after which to try again.', 2),
  IdempotentReplayed: text('`true` when this is the stored answer of an earlier request with the same key.', 'true'),
  CacheControl: text('Who may keep the answer, and for how many seconds.', 'public, max-age=300'),
  ETag: text('Names the answer as it is now, for `If-None-Match`.', '"Xw3ckKyEqDPpmVCT0xUcaA"'),
  ContentDisposition: text('The name of a file; not with JSON.', 'attachment; filename="2026-000042.pdf"'),
  Allow: text('The methods that the path has.', 'GET, HEAD, OPTIONS'),
  WwwAuthenticate: text('How to authenticate.', 'Bearer realm="review-reply", error="invalid_token"'),
};

const rateLimits = {
  RateLimitLimit: whole('Calls allowed in the window.', 120),
  RateLimitRemaining: whole('Calls left now.', 119),
  RateLimitReset: whole('Seconds until a call is free again.', 42),
  RateLimitPolicy: text(
    'What is counted (the class of the call; `tokens`, `failures`, `unauthenticated`), its quota and its window in seconds.',
    '"reads";q=120;w=60',
  ),
  RateLimit: text('What is counted, what is left, and the seconds until a call is free again.', '"reads";r=119;t=42'),
};

/** Header objects of the document, by component name. */
export const componentHeaders: Record<string, JsonSchema> = { ...always, ...rateLimits };

const names = {
  RequestId: 'Request-Id',
  ContentLanguage: 'Content-Language',
  Vary: 'Vary',
  RetryAfter: 'Retry-After',
  IdempotentReplayed: 'Idempotent-Replayed',
  CacheControl: 'Cache-Control',
  ETag: 'ETag',
  ContentDisposition: 'Content-Disposition',
  Allow: 'Allow',
  WwwAuthenticate: 'WWW-Authenticate',
  RateLimitLimit: 'RateLimit-Limit',
  RateLimitRemaining: 'RateLimit-Remaining',
  RateLimitReset: 'RateLimit-Reset',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
} as const;

export type HeaderComponent = keyof typeof names;

/** References to header components, by the names that go over the wire. */
export function headerReferences(components: readonly HeaderComponent[]): Record<string, JsonSchema> {
  return Object.fromEntries(components.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]));
}

export const rateLimitHeaders = Object.keys(rateLimits) as (keyof typeof rateLimits)[];
