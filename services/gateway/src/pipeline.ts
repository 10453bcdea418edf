import type { Operation } from '@review-reply/api-schemas';
import type { AccountAccesses } from './edge/account-access.ts';
import type { EdgeState } from './edge/edge-state.ts';
import type { VerifyToken } from './edge/verify-token.ts';
import type { Step } from './http/operation-context.ts';
import type { Limiter } from './limits/limiter.ts';
import type { ClassRules } from './limits/rate-limits.ts';
import type { SecretAttempts } from './limits/secret-attempts.ts';
import { authenticate, type Unauthenticated } from './steps/authenticate.ts';
import { checkScope } from './steps/check-scope.ts';
import { checkTerms } from './steps/check-terms.ts';
import { chooseActingAccount } from './steps/choose-acting-account.ts';
import { chooseMediaType } from './steps/choose-media-type.ts';
import { limitRate } from './steps/limit-rate.ts';
import { readBody } from './steps/read-body.ts';
import { tellStanding } from './steps/tell-standing.ts';
import { validateInput } from './steps/validate-input.ts';

export interface PipelineParts {
  readonly edge: EdgeState;
  readonly accesses: AccountAccesses;
  readonly verifyToken: VerifyToken;
  readonly limiter: Limiter;
  readonly classRules: ClassRules;
  readonly unauthenticated: Unauthenticated;
  readonly attempts: SecretAttempts;
}

interface NamedStep {
  readonly name: string;
  readonly step: Step;
  /** Which operations it is for. */
  readonly when: (operation: Operation) => boolean;
}

const withToken = ({ auth }: Operation) => auth === 'bearer';

/**
 * What a request passes before its handler, in this order. Request id, locale and access log come before it, for every
 * path; the error mapper after it.
 */
export function pipelineSteps(parts: PipelineParts): readonly NamedStep[] {
  const { edge, accesses, verifyToken, limiter, classRules, unauthenticated, attempts } = parts;
  return [
    { name: 'authenticate', step: authenticate(verifyToken, unauthenticated), when: withToken },
    { name: 'limit rate', step: limitRate(limiter, classRules), when: ({ limitClass }) => limitClass !== null },
    { name: 'check scope', step: checkScope, when: ({ scope }) => scope !== null },
    { name: 'choose acting account', step: chooseActingAccount(accesses), when: withToken },
    { name: 'check terms', step: checkTerms(edge, accesses), when: ({ terms }) => terms },
    { name: 'tell standing', step: tellStanding(attempts), when: ({ auth }) => auth === 'client' },
    { name: 'read body', step: readBody, when: ({ bodyType }) => bodyType !== 'none' },
    // OAuth's endpoint answers with OAuth's own codes: its request is checked where it is understood.
    { name: 'choose media type', step: chooseMediaType, when: ({ mediaTypes }) => mediaTypes !== undefined },
    { name: 'validate input', step: validateInput, when: ({ auth }) => auth !== 'client' },
  ];
}
