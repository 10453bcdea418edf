import { renderAccount } from '@review-reply/api-schemas';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';

/** GET /account: identity knows the account, billing its Suns. */
export function getAccount({ identity, billing }: Clients): Handler {
  return async (context) => {
    const call = callOf(context);
    const [account, balance] = await Promise.all([identity.getAccount({}, call), billing.getBalance({}, call)]);
    return { status: 200, body: { data: renderAccount(account, balance) } };
  };
}
