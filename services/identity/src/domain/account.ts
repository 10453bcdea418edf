export type AccountKind = 'standard' | 'partner' | 'client';
export type AccountStatus = 'active' | 'suspended';
export type Locale = 'en' | 'fr';

export interface Terms {
  readonly version: string;
  readonly publishedAt: Date;
}

export interface Account {
  readonly accountId: bigint;
  readonly kind: AccountKind;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly status: AccountStatus;
  readonly acceptedTermsVersion: string | null;
  readonly acceptedTermsAt: Date | null;
  readonly createdAt: Date;
}

export interface Attachment {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly externalRef: string | null;
  readonly service: 'essential' | 'pro';
}

/** An attachment that was made. */
export interface Attached extends Attachment {
  readonly attachedAt: Date;
}

export interface PartnerContract {
  readonly partnerAccountId: bigint;
  readonly domains: readonly string[];
  readonly logoUrl: string | null;
  /** Null: overage is not limited. */
  readonly spendingCapCents: bigint | null;
  readonly vatRateBp: number;
  readonly timezone: string;
}

/** What a partner has until a contract says otherwise: 500.00 EUR of overage a month, VAT 20 %, months of Paris. */
export const contractDefaults = { spendingCapCents: 50_000n, vatRateBp: 2_000, timezone: 'Europe/Paris' } as const;

/** Whether the account accepted the terms in force; no terms in force bind nobody. */
export function hasAcceptedTerms(account: Pick<Account, 'acceptedTermsVersion'>, inForce: Terms | null): boolean {
  return inForce === null || account.acceptedTermsVersion === inForce.version;
}
