import type { E2eAccount } from '../accounts.ts';
import type { E2ePlatform } from '../open-platform.ts';

export const partnerHost = 'partner.example.com';

/** A partner with a contract: its site's host, and a logo there. */
export async function newPartner({ newAccount, services }: E2ePlatform, logoUrl?: string): Promise<E2eAccount> {
  const partner = await newAccount({ kind: 'partner' });
  const contract = { partnerAccountId: partner.accountId, domains: [partnerHost], timezone: '' };
  await services.identity.setPartnerContract(
    { contract: { ...contract, ...(logoUrl && { logoUrl }) } },
    services.operator,
  );
  return partner;
}
