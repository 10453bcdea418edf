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

/**
 * When an account joins or leaves a partner: now, and after it did so last, though another replica's clock may be
 * ahead. The other services tell by these times which came first.
 */
export function nextMoveAt(
  now: Date,
  last: { readonly attachedAt: Date; readonly detachedAt: Date | null } | null,
): Date {
  if (last === null) return now;
  const lastMoveAt = last.detachedAt ?? last.attachedAt;
  return new Date(Math.max(now.getTime(), lastMoveAt.getTime() + 1));
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
