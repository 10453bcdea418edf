import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { forSystem, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { contractDefaults } from '../domain/account.ts';
import { acceptTerms, publishTerms } from '../use-cases/accept-terms.ts';
import { attachAccount, setPartnerContract } from '../use-cases/attach-account.ts';
import type { Context } from '../use-cases/context.ts';
import { createAccount, listAccounts } from '../use-cases/create-account.ts';
import { setAccountStatus } from '../use-cases/set-account-status.ts';
import type { KeyMethod } from './key-methods.ts';
import { fromKind, fromStatus, toAccount, toAttachment } from './messages.ts';
import { oneOf } from './one-of.ts';
import type { TokenMethod } from './token-methods.ts';

type Methods = ServiceMethods<typeof IdentityService>;

/** What an operator does through the admin tool. */
export function operatorMethods(context: Context): Omit<Methods, TokenMethod | KeyMethod> {
  return {
    createAccount: forSystem(async ({ name, email, locale, kind }) => {
      const account = { kind: fromKind(kind), name, email, locale: oneOf('locale', locale, ['en', 'fr']) };
      return toAccount(await createAccount(context, account));
    }),

    listAccounts: forSystem(async ({ afterAccountId }) => ({
      accounts: (await listAccounts(context, afterAccountId)).map((account) => toAccount(account)),
    })),

    setPartnerContract: forSystem(async ({ contract }) => {
      const saved = await setPartnerContract(context, {
        partnerAccountId: contract?.partnerAccountId ?? 0n,
        domains: contract?.domains ?? [],
        logoUrl: contract?.logoUrl ?? null,
        spendingCapCents: contract?.withoutCap
          ? null
          : (contract?.spendingCapCents ?? contractDefaults.spendingCapCents),
        vatRateBp: contract?.vatRateBp ?? contractDefaults.vatRateBp,
        timezone: contract?.timezone || contractDefaults.timezone,
      });
      const { logoUrl, domains, spendingCapCents, ...rest } = saved;
      return {
        ...{ ...rest, domains: [...domains], withoutCap: spendingCapCents === null },
        ...(logoUrl === null ? {} : { logoUrl }),
        ...(spendingCapCents === null ? {} : { spendingCapCents }),
      };
    }),

    attachAccount: forSystem(async ({ accountId, partnerAccountId, externalRef, service }) => {
      const attachment = { accountId, partnerAccountId, externalRef: externalRef ?? null };
      return toAttachment(
        await attachAccount(context, { ...attachment, service: oneOf('service', service, ['essential', 'pro']) }),
      );
    }),

    publishTerms: forSystem(async ({ version }) => {
      const terms = await publishTerms(context, version);
      return { version: terms.version, publishedAt: toTimestamp(terms.publishedAt) };
    }),

    acceptTerms: forSystem(async ({ accountId, version }) => toAccount(await acceptTerms(context, accountId, version))),

    setAccountStatus: forSystem(async ({ accountId, status }) =>
      toAccount(await setAccountStatus(context, accountId, fromStatus(status))),
    ),
  };
}
