import type { Services } from '@review-reply/admin';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';

const termsVersion = '2026-01';

export interface BenchAccount {
  readonly accountId: bigint;
  readonly client_id: string;
  readonly client_secret: string;
}

/** Makes accounts with a key each, as an operator would. */
export async function createAccounts(
  { identity, operator }: Services,
  count: number,
  scopes: string[] = ['reviews:read', 'places:read'],
): Promise<BenchAccount[]> {
  await identity.publishTerms({ version: termsVersion }, operator);
  const accounts: BenchAccount[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { accountId } = await identity.createAccount(
      {
        name: `Demo account ${number}`,
        email: `demo-${number}@example.com`,
        locale: 'en',
        kind: AccountKind.STANDARD,
      },
      operator,
    );
    await identity.acceptTerms({ accountId, version: termsVersion }, operator);
    const { key, clientSecret } = await identity.createApiKey({ accountId, name: 'Demo key', scopes }, operator);
    accounts.push({ accountId, client_id: key?.clientId ?? '', client_secret: clientSecret });
  }
  return accounts;
}
