import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { forSystem, forUsers, optional, type ServiceMethods } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { getAccount, getAccountAccess } from '../use-cases/get-account.ts';
import { getEdgeState } from '../use-cases/get-edge-state.ts';
import { issueAccessToken } from '../use-cases/issue-access-token.ts';
import { revokeAccessToken } from '../use-cases/revoke-access-token.ts';
import type { TokenSigner } from '../use-cases/sign-token.ts';
import { toAccount, toAttachment, toKind, toStatus } from './messages.ts';

type Methods = ServiceMethods<typeof IdentityService>;

export type TokenMethod = 'issueAccessToken' | 'revokeAccessToken' | 'getEdgeState' | 'getAccount' | 'getAccountAccess';

/** What the gateway and other services ask while they answer requests. */
export function tokenMethods(context: Context, signer: TokenSigner): Pick<Methods, TokenMethod> {
  return {
    issueAccessToken: forSystem(
      async (request) => {
        const { scopes, ...token } = await issueAccessToken(context, signer, request);
        return { ...token, scopes: [...scopes] };
      },
      ['gateway'],
    ),

    revokeAccessToken: forSystem(
      async (request) => {
        await revokeAccessToken(context, request);
        return {};
      },
      ['gateway'],
    ),

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
  };
}
