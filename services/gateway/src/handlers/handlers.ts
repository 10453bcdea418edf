import type { OperationId } from '@review-reply/api-schemas';
import type { EdgeState } from '../edge/edge-state.ts';
import type { Handler } from '../http/answer.ts';
import type { SecretAttempts } from '../limits/secret-attempts.ts';
import * as billing from './billing.ts';
import type { LimitedClients } from './clients.ts';
import * as replying from './create-reply.ts';
import * as suggesting from './create-suggestion.ts';
import * as issuing from './create-token.ts';
import * as detaching from './detach-account.ts';
import * as enrollments from './enrollments.ts';
import * as account from './get-account.ts';
import * as document from './get-open-api-document.ts';
import * as listing from './listing.ts';
import * as places from './places.ts';
import * as publication from './publication.ts';
import * as reviews from './reviews.ts';
import * as revoking from './revoke-token.ts';
import * as webhooks from './webhooks.ts';
import * as wellKnown from './well-known.ts';

/** What handlers work with. */
export interface HandlerParts extends LimitedClients {
  readonly edge: EdgeState;
  readonly attempts: SecretAttempts;
  /** Where the platform is reached from outside. */
  readonly publicUrl: string;
}

/** One an operation, by its id; the compiler names an operation without one. */
const makers = {
  ...{ ...issuing, ...revoking, ...account, ...wellKnown, ...document },
  ...{ ...places, ...listing, ...reviews, ...suggesting, ...replying, ...publication },
  ...{ ...enrollments, ...detaching, ...billing, ...webhooks },
} satisfies Readonly<Record<OperationId, (parts: HandlerParts) => Handler>>;

export function createHandlers(parts: HandlerParts): Readonly<Record<OperationId, Handler>> {
  const entries = Object.entries(makers).map(([id, make]) => [id, make(parts)]);
  return Object.fromEntries(entries) as Record<OperationId, Handler>;
}
