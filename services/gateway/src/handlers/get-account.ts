import { renderAccount } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';

/** GET /account: identity knows the account, billing its Suns. */
export function getAccount({ identity, billing }: Clients): Handler {
  return async (exchange) => {
    const call = callOf(exchange);
    const [account, balance] = await Promise.all([identity.getAccount({}, call), billing.getBalance({}, call)]);
    return { status: 200, body: { data: renderAccount(account, balance) } };
  };
}
