/** What billing keeps of other services' accounts, contracts and places, as their events tell it. */
export interface AccountNote {
  readonly accountId: bigint;
  readonly kind: string;
  readonly name: string;
  readonly locale: string;
  readonly status: string;
}

export interface AttachmentNote {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly externalRef: string | null;
  readonly service: string;
  readonly attachedAt: Date;
}

export interface LeavingNote {
  readonly accountId: bigint;
  readonly detachedAt: Date;
}

export interface ContractNote {
  readonly partnerAccountId: bigint;
  /** Null: overage is not limited. */
  readonly spendingCapCents: bigint | null;
  readonly vatRateBp: number;
  readonly timezone: string;
}

export interface PlaceNote {
  readonly placeRef: bigint;
  readonly accountId: bigint;
  readonly placeId: string;
  readonly name: string;
  readonly active: boolean;
  readonly version: bigint;
}
