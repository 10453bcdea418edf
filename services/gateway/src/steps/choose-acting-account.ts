import type { Operation } from '@review-reply/api-schemas';
import type { AccountAccesses } from '../edge/account-access.ts';
import type { VerifiedToken } from '../edge/verify-token.ts';
import { errors } from '../errors.ts';
import { type Step, tokenOf } from '../http/operation-context.ts';

const accountIdPattern = /^[1-9][0-9]{0,15}$/;

/**
 * Whose data is touched: the key's own account, or the client account that a partner names in `Service-Account`. An id
 * that is malformed, unknown or not attached answers all the same. A suspended account may be read, not written; a
 * suspended partner writes for nobody.
 */
export function chooseActingAccount(accesses: AccountAccesses): Step {
  return async (context) => {
    const token = tokenOf(context);
    const { request, operation, requestId } = context;
    const named = request.headers['service-account'];
    const accountId = named === undefined ? token.accountId : actedFor(token, operation, String(named));
    context.actingAccountId = accountId;
    const access = await accesses.get(accountId, requestId);
    if (named !== undefined && (!access.exists || access.partnerAccountId !== token.accountId))
      throw errors.accountNotFound();
    if (operation.method === 'get') return;
    const holder = named === undefined ? access : await accesses.get(token.accountId, requestId);
    if (access.suspended || holder.suspended) throw errors.accountSuspended();
  };
}

/** The account that is named; what partners do as themselves is for no client account. */
function actedFor({ scopes }: VerifiedToken, operation: Operation, named: string): bigint {
  if (!scopes.includes('accounts:manage')) throw errors.insufficientScope({ required_scope: 'accounts:manage' });
  if (operation.scope === 'accounts:manage')
    throw errors.validationFailed({ fields: [{ path: 'header.Service-Account', code: 'not_allowed', params: {} }] });
  if (!accountIdPattern.test(named)) throw errors.accountNotFound();
  return BigInt(named);
}
