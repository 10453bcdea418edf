/** A client that left its partner can be attached again for this long; then it is erased. Business time. */
export const keptAfterDetachingMs = 30 * 24 * 3_600_000;

/** Services that hold something of accounts, beside identity itself, and answer when they have erased it. */
export const erasingServices = ['places', 'reviews', 'billing', 'webhooks'] as const;

export interface DetachedAccount {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly externalRef: string | null;
  readonly service: 'essential' | 'pro';
  readonly attachedAt: Date;
  readonly detachedAt: Date;
  readonly deleteAfter: Date;
}

/** What is asked of every service until each has answered. */
export interface Erasure {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly enrollmentIds: readonly bigint[];
  /** Services that have not answered. */
  readonly missing: readonly string[];
  readonly dueSince: Date;
}
