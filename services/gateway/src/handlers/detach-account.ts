import { renderDetachedAccount } from '@review-reply/api-schemas';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** DELETE /accounts/{account_id}: the client leaves its partner; every service hears of it from identity. */
export function detachAccount({ leaving }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('detachAccount', context);
    const account = await leaving.detachAccount({ accountId: path.account_id }, callOf(context));
    return { status: 200, body: { data: renderDetachedAccount(account) } };
  };
}
