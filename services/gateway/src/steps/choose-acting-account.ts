import type { AccountAccesses } from '../edge/account-access.ts';
import { errors } from '../errors.ts';
import type { Exchange, Step } from '../exchange.ts';

const accountIdPattern = /^[1-9][0-9]{0,15}$/;

/**
 * Whose data is touched: the key's own account, or the client account that a partner names in `Service-Account`. An id
 * that is malformed, unknown or not attached answers all the same. A suspended account may be read, not written; a
 * suspended partner writes for nobody.
 */
export function chooseActingAccount(accesses: AccountAccesses): Step {
  return async (exchange) => {
    const { token, request, operation, requestId } = exchange;
    if (token === undefined) return;
    const named = request.headers['service-account'];
    const accountId = named === undefined ? token.accountId : actedFor(exchange, String(named));
    exchange.actingAccountId = accountId;
    const access = await accesses.get(accountId, requestId);
    if (named !== undefined && (!access.exists || access.partnerAccountId !== token.accountId))
      throw errors.accountNotFound();
    if (operation.method === 'get') return;
    const holder = named === undefined ? access : await accesses.get(token.accountId, requestId);
    if (access.suspended || holder.suspended) throw errors.accountSuspended();
  };
}

/** The account that is named; what partners do as themselves is for no client account. */
function actedFor({ token, operation }: Exchange, named: string): bigint {
  if (token?.scopes.includes('accounts:manage') !== true)
    throw errors.insufficientScope({ required_scope: 'accounts:manage' });
  if (operation.scope === 'accounts:manage')
    throw errors.validationFailed({ fields: [{ path: 'header.Service-Account', code: 'not_allowed', params: {} }] });
  if (!accountIdPattern.test(named)) throw errors.accountNotFound();
  return BigInt(named);
}
