import { AppError } from '@review-reply/errors';
import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { forSystem, forUsers, optional, type ServiceMethods } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { Context } from '../use-cases/context.ts';
import { getAccount, getAccountAccess } from '../use-cases/get-account.ts';
import { getEdgeState } from '../use-cases/get-edge-state.ts';
import { issueAccessTokens } from '../use-cases/issue-access-tokens.ts';
import { revokeAccessToken } from '../use-cases/revoke-access-token.ts';
import type { TokenSigner } from '../use-cases/sign-token.ts';
import { toAccount, toAttachment, toIssuedToken, toKind, toRefusal, toStatus } from './messages.ts';

type Methods = ServiceMethods<typeof IdentityService>;

export type TokenMethod =
  | 'issueAccessToken'
  | 'issueAccessTokens'
  | 'revokeAccessToken'
  | 'getEdgeState'
  | 'getAccount'
  | 'getAccountAccess'
  | 'getAccountContact';

/** As many as the gateway sends; more would keep everybody else waiting for their signatures. */
const tokensMax = 64;

/** What the gateway and other services ask while they answer requests. */
export function tokenMethods(context: Context, signer: TokenSigner): Pick<Methods, TokenMethod> {
  return {
    issueAccessToken: forSystem(async (request) => {
      const [outcome] = await issueAccessTokens(context, signer, [request]);
      if (outcome === undefined || outcome instanceof AppError) throw outcome;
      return toIssuedToken(outcome);
    }),

    issueAccessTokens: forSystem(async ({ items }) => {
      if (items.length > tokensMax) throw errors.invalidRequest({ reason: 'too_many_items', maximum: tokensMax });
      const outcomes = await issueAccessTokens(context, signer, items);
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome instanceof AppError && outcome.kind === 'internal')
          context.logger.error({ err: outcome, request_id: items[index]?.requestId }, 'A token was not issued.');
      }
      return {
        outcomes: outcomes.map((outcome) => ({
          outcome:
            outcome instanceof AppError
              ? { case: 'refusal', value: toRefusal(outcome) }
              : { case: 'issued', value: toIssuedToken(outcome) },
        })),
      };
    }),

    revokeAccessToken: forSystem(async (request) => {
      await revokeAccessToken(context, request);
      return {};
    }),

    getEdgeState: forSystem(async ({ since }) => {
      const state = await getEdgeState(context, since);
      return {
        cursor: state.cursor,
        full: state.full,
        more: state.more,
        signingKeys: state.signingKeys.map(({ kid, publicJwk }) => ({ kid, jwkJson: JSON.stringify(publicJwk) })),
        keys: [...state.keys],
        revokedTokens: state.revokedTokens.map(({ tokenId, expiresAt }) => ({
          tokenId,
          expiresAtS: BigInt(Math.ceil(expiresAt.getTime() / 1000)),
        })),
        changedAccountIds: [...state.changedAccountIds],
        termsVersion: state.termsVersion ?? '',
      };
    }),

    getAccount: forUsers(async (_request, { caller }) => {
      const { account, terms } = await getAccount(context, caller.actingAccountId);
      return toAccount(account, terms);
    }),

    getAccountAccess: forSystem(async ({ accountId }) => {
      const access = await getAccountAccess(context, accountId);
      if (access === null) return { accountId, kind: AccountKind.UNSPECIFIED, status: AccountStatus.UNSPECIFIED };
      const { account, attachment } = access;
      return {
        accountId,
        kind: toKind(account.kind),
        status: toStatus(account.status),
        acceptedTermsVersion: account.acceptedTermsVersion ?? '',
        ...optional('attachment', attachment && toAttachment(attachment)),
      };
    }),

    getAccountContact: forSystem(async ({ accountId }) => {
      const { email, locale, status } = (await getAccount(context, accountId)).account;
      return { email, locale, status: toStatus(status) };
    }),
  };
}
