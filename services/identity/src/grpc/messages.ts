import type { MessageInitShape } from '@bufbuild/protobuf';
import type { AppError } from '@review-reply/errors';
import {
  AccountKind,
  type AccountSchema,
  AccountStatus,
  type ApiKeySchema,
  type AttachmentSchema,
  type IssueAccessTokenResponseSchema,
  IssueAccessTokensResponse_Refusal as Refusal,
  type SigningKeySchema,
} from '@review-reply/proto/identity/v1/identity';
import { optional, toTimestamp } from '@review-reply/rpc';
import type * as domain from '../domain/account.ts';
import type { ApiKey } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import type { SigningKey } from '../domain/signing-key.ts';
import type { IssuedToken } from '../use-cases/issue-access-tokens.ts';

const kinds = { standard: AccountKind.STANDARD, partner: AccountKind.PARTNER, client: AccountKind.CLIENT } as const;
const statuses = { active: AccountStatus.ACTIVE, suspended: AccountStatus.SUSPENDED } as const;

export const toKind = (kind: domain.AccountKind): AccountKind => kinds[kind];
export const toStatus = (status: domain.AccountStatus): AccountStatus => statuses[status];

/** @throws AppError validation_failed for a kind that is not one */
export function fromKind(kind: AccountKind): domain.AccountKind {
  const name = keyOf(kinds, kind);
  if (name === undefined)
    throw errors.invalid({
      fields: [{ path: 'kind', code: 'invalid_value', params: { allowed: Object.keys(kinds) } }],
    });
  return name;
}

/** @throws AppError validation_failed for a status that is not one */
export function fromStatus(status: AccountStatus): domain.AccountStatus {
  const name = keyOf(statuses, status);
  if (name === undefined)
    throw errors.invalid({
      fields: [{ path: 'status', code: 'invalid_value', params: { allowed: Object.keys(statuses) } }],
    });
  return name;
}

function keyOf<K extends string, V>(map: Readonly<Record<K, V>>, value: V): K | undefined {
  return (Object.keys(map) as K[]).find((name) => map[name] === value);
}

export function toAccount(
  account: domain.Account,
  terms: domain.Terms | null = null,
): MessageInitShape<typeof AccountSchema> {
  const { accountId, name, email, locale, createdAt } = account;
  return {
    accountId,
    name,
    email,
    locale,
    kind: toKind(account.kind),
    status: toStatus(account.status),
    createdAt: toTimestamp(createdAt),
    ...optional('terms', terms && { version: terms.version, publishedAt: toTimestamp(terms.publishedAt) }),
    ...optional('acceptedTermsVersion', account.acceptedTermsVersion),
    ...optional('acceptedTermsAt', toTimestamp(account.acceptedTermsAt)),
  };
}

export function toAttachment(attachment: domain.Attachment): MessageInitShape<typeof AttachmentSchema> {
  const { accountId, partnerAccountId, externalRef, service } = attachment;
  return { accountId, partnerAccountId, service, ...optional('externalRef', externalRef) };
}

export function toApiKey(key: ApiKey): MessageInitShape<typeof ApiKeySchema> {
  const { clientId, accountId, name, scopes, revokedAt, createdAt, secrets } = key;
  const lastUsedMs = Math.max(...secrets.map(({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0));
  return {
    clientId,
    accountId,
    name,
    scopes: [...scopes],
    revoked: revokedAt !== null,
    createdAt: toTimestamp(createdAt),
    ...optional('lastUsedAt', lastUsedMs > 0 ? toTimestamp(new Date(lastUsedMs)) : null),
    secrets: secrets.map((secret) => ({
      secretId: secret.secretId,
      createdAt: toTimestamp(secret.createdAt),
      ...optional('lastUsedAt', toTimestamp(secret.lastUsedAt)),
    })),
  };
}

export function toSigningKey(key: SigningKey): MessageInitShape<typeof SigningKeySchema> {
  const { kid, state, publishedAt, signsFrom, retiredAt, goneAt } = key;
  return {
    kid,
    state,
    publishedAt: toTimestamp(publishedAt),
    ...optional('signsFrom', toTimestamp(signsFrom)),
    ...optional('retiredAt', toTimestamp(retiredAt)),
    ...optional('goneAt', toTimestamp(goneAt)),
  };
}

export function toIssuedToken({
  scopes,
  ...token
}: IssuedToken): MessageInitShape<typeof IssueAccessTokenResponseSchema> {
  return { ...token, scopes: [...scopes] };
}

const refusals: Readonly<Record<string, Refusal>> = {
  invalid_client: Refusal.INVALID_CLIENT,
  invalid_scope: Refusal.INVALID_SCOPE,
};

/** Why a request among others gets no token. */
export const toRefusal = ({ code }: AppError): Refusal => refusals[code] ?? Refusal.INTERNAL_ERROR;
