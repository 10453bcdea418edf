import type { AccountAccesses } from '../edge/account-access.ts';
import type { EdgeState } from '../edge/edge-state.ts';
import { errors } from '../errors.ts';
import { type Step, tokenOf } from '../http/operation-context.ts';

/** The account that holds the key must have accepted the terms in force. */
export function checkTerms(edge: EdgeState, accesses: AccountAccesses): Step {
  return async (context) => {
    const { accountId } = tokenOf(context);
    const { termsVersion } = edge;
    if (termsVersion === null) return;
    const { acceptedTermsVersion } = await accesses.get(accountId, context.requestId);
    if (acceptedTermsVersion !== termsVersion) throw errors.termsNotAccepted({ version: termsVersion });
  };
}
