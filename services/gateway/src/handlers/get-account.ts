import { renderAccount } from '@review-reply/api-schemas';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { fromTimestamp } from '@review-reply/rpc';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';

const kindNames = new Map<AccountKind, string>([
  [AccountKind.STANDARD, 'standard'],
  [AccountKind.PARTNER, 'partner'],
  [AccountKind.CLIENT, 'client'],
]);

/** GET /account: identity knows the account, billing its Suns. */
export function getAccount({ identity, billing }: Clients): Handler {
  return async (exchange) => {
    const call = callOf(exchange);
    const [account, balance] = await Promise.all([identity.getAccount({}, call), billing.getBalance({}, call)]);
    const rendered = renderAccount(
      {
        accountId: account.accountId,
        name: account.name,
        email: account.email,
        locale: account.locale,
        kind: kindNames.get(account.kind) ?? '',
        createdAt: fromTimestamp(account.createdAt) ?? new Date(0),
        termsVersion: account.terms?.version ?? '',
        acceptedTermsVersion: account.acceptedTermsVersion ?? null,
        acceptedTermsAt: fromTimestamp(account.acceptedTermsAt),
      },
      balance,
    );
    return { status: 200, body: { data: rendered } };
  };
}
