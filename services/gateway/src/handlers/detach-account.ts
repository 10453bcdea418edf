import { renderDetachedAccount } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** DELETE /accounts/{account_id}: the client leaves its partner; every service hears of it from identity. */
export function detachAccount({ leaving }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('detachAccount', exchange);
    const account = await leaving.detachAccount({ accountId: path.account_id }, callOf(exchange));
    return { status: 200, body: { data: renderDetachedAccount(account) } };
  };
}
