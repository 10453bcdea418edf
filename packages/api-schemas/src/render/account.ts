import type * as z from 'zod';
import { accountKinds, type accountSchema, locales } from '../schemas/account.ts';
import { type Maybe, renderId, renderSuns, renderTime, renderTimeOrNull, renderWord } from './values.ts';

export interface AccountToRender {
  readonly accountId: bigint;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  /** standard, partner or client. */
  readonly kind: string;
  readonly createdAt: Date;
  /** The version of the terms in force. */
  readonly termsVersion: string;
  readonly acceptedTermsVersion?: Maybe<string>;
  readonly acceptedTermsAt?: Maybe<Date>;
}

export interface BalanceToRender {
  readonly balanceMilliSuns: bigint;
  readonly heldMilliSuns: bigint;
  readonly availableMilliSuns: bigint;
}

export function renderAccount(account: AccountToRender, balance: BalanceToRender): z.output<typeof accountSchema> {
  return {
    account_id: renderId(account.accountId),
    name: account.name,
    email: account.email || null,
    locale: renderWord(locales, account.locale),
    kind: renderWord(accountKinds, account.kind),
    created_at: renderTime(account.createdAt),
    suns: {
      balance: renderSuns(balance.balanceMilliSuns),
      held: renderSuns(balance.heldMilliSuns),
      available: renderSuns(balance.availableMilliSuns),
    },
    terms: {
      version: account.termsVersion,
      accepted_version: account.acceptedTermsVersion ?? null,
      accepted_at: renderTimeOrNull(account.acceptedTermsAt),
      accepted: account.acceptedTermsVersion === account.termsVersion,
    },
  };
}
