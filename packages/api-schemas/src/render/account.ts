import type { Balance } from '@review-reply/proto/billing/v1/billing';
import { type Account, AccountKind } from '@review-reply/proto/identity/v1/identity';
import type * as z from 'zod';
import { accountKinds, type accountSchema, locales } from '../schemas/account.ts';
import { renderId, renderSuns, renderTime, renderTimeOrNull, renderWord } from './values.ts';

const kindNames = new Map<AccountKind, string>([
  [AccountKind.STANDARD, 'standard'],
  [AccountKind.PARTNER, 'partner'],
  [AccountKind.CLIENT, 'client'],
]);

export function renderAccount(account: Account, balance: Balance): z.output<typeof accountSchema> {
  const version = account.terms?.version || null;
  return {
    account_id: renderId(account.accountId),
    name: account.name,
    email: account.email || null,
    locale: renderWord(locales, account.locale),
    kind: renderWord(accountKinds, kindNames.get(account.kind) ?? ''),
    created_at: renderTime(account.createdAt),
    suns: {
      balance: renderSuns(balance.balanceMilliSuns),
      held: renderSuns(balance.heldMilliSuns),
      available: renderSuns(balance.availableMilliSuns),
    },
    terms: {
      version,
      accepted_version: account.acceptedTermsVersion ?? null,
      accepted_at: renderTimeOrNull(account.acceptedTermsAt),
      accepted: version === null || account.acceptedTermsVersion === version,
    },
  };
}
