import { faultCodeList } from './operation-object.ts';

/** What holds for every operation, as the document's opening text (CommonMark). */
export function documentDescription(): string {
  return [conventions, access, serviceAccount, limits, idempotency, `${errors}\n\n${faultCodeList()}`, webhooks].join(
    '\n\n',
  );
}

const conventions = `Reviews of your businesses ("places"), suggestions for replies, and their publication.

## Conventions

JSON over HTTPS; \`/oauth/token\` and \`/oauth/revoke\` take forms. Success bodies of JSON are \`{"data": …}\`, but for those of \`/oauth\`, of \`/.well-known\` and this document; the list of reviews is paged and adds \`next_cursor\`. Invoices are also PDF and XML, their annexes CSV. Ids are JSON numbers. Times are RFC 3339 in UTC with milliseconds. A value that is absent is \`null\`, never left out. Suns (the unit that generations cost) are numbers with up to 3 decimals, euros are decimal strings. Text lengths are counted in Unicode code points. JSON bodies are at most 256 KiB, of type \`application/json\`. Unknown fields and unknown or repeated parameters are refused. Answers are for their caller alone and must not be cached (\`Cache-Control: no-store\`), but for those that say otherwise.`;

const access = `## Access

A key's id and secret are exchanged at \`/oauth/token\` for an access token valid one hour, sent as \`Authorization: Bearer …\`. Without \`scope\` the token has all the key's scopes. \`/oauth/revoke\` ends a token before its time, revoking a key or changing its scopes ends all of the key's, everywhere within two seconds. OAuth libraries find all of it by \`/.well-known/oauth-authorization-server\`. An id that belongs to another account answers 404, the same as one that does not exist. Until the account holder has accepted the terms in force, everything but the account answers 409 \`terms_not_accepted\`.`;

const serviceAccount = `## Acting for client accounts

A partner whose token has \`accounts:manage\` acts for an attached client account with the header \`Service-Account: <account_id>\`: what is read and changed is then the client's, while calls count on the partner's key. An id that is not that of a client attached now answers 404 \`account_not_found\`, a token without \`accounts:manage\` 403 \`insufficient_scope\`. \`/accounts\`, \`/enrollments\` and \`/billing\` are the partner's own and refuse the header. A suspended account, and a client of a suspended partner, can be read and not changed: 409 \`account_suspended\`. Events of clients come to the partner's webhooks with \`external_ref\`.`;

const limits = `## Rate limits

Calls are counted per key in a sliding window: 120 reads, 30 writes and 20 generations a minute, apart from each other. Reads are GET, generations are POST suggestions, writes are everything else. Every answer of a counted operation carries \`RateLimit-*\` headers; a refusal also \`Retry-After\`, after which one call passes. A refused call costs nothing; repeats under an \`Idempotency-Key\` and generations that fail count as any other.`;

const idempotency = `## Idempotency-Key

Suggestions, replies and enrolments require the header; creating a webhook, rotating its secret, sending a test event and sending a delivery again accept it. Keys are up to 100 printable ASCII characters, per account and operation, kept 30 days. The same key with the same request gives the stored status and body again, with \`Idempotent-Replayed: true\`, and nothing is charged or published twice. With another request: 422 \`idempotency_key_reused\`. While the first still runs: 409 \`idempotency_in_progress\` with \`Retry-After\`. Successes and the refusals \`already_published\`, \`platform_not_publishable\` and \`platform_refused\` are stored; after anything else the key may be used again. A webhook's secret and an enrolment's link are dropped from the stored answer after 24 h.`;

const errors = `## Errors

\`{"error": {"code", "message", "details"}}\`. \`code\` is stable; \`message\` is in English or French, by \`Accept-Language\`. Every answer carries \`Request-Id\`; the body of a 5xx repeats it in \`details.request_id\`. A path that does not exist answers 404 \`not_found\`, a method that a path does not have 405 \`method_not_allowed\` with \`Allow\`. \`HEAD\` answers as \`GET\` does, without the body, and \`OPTIONS\` 204 with \`Allow\`, without a token.

422 \`validation_failed\` names every fault at once in \`details.fields\`, as \`{path, code, message, params}\`. \`path\` starts with \`path\`, \`query\`, \`header\` or \`body\`: \`body.tone\`, \`body.events[2]\`, \`header.Idempotency-Key\`. The codes:`;

const webhooks = `## Webhooks

An event is POSTed as JSON with the headers \`Service-Event\` (its type), \`Service-Delivery\` (its id, the same for every attempt) and \`Service-Signature: t=<unix time>,v1=<hex>\`: HMAC-SHA256 over \`<t>.<raw body>\`, keyed with the endpoint's secret. Compare in constant time and refuse a \`t\` more than 300 seconds away. Answer 2xx within 10 seconds. After a failure it is tried again 1 min, 5 min, 15 min, 1 h, 3 h, 6 h and 12 h after the attempt before. After 50 failures in a row, or a 410, the endpoint is disabled. When a secret was rotated less than 24 hours ago there are two \`v1=\`, of which one has to match. A \`POST\` to the endpoint's \`/test\` sends an event of type \`ping\` with the data \`{message}\`. An event can come twice and no order is promised: remember the \`id\`s you handled and sort by \`created_at\`.`;
