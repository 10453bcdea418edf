/** An account's Suns, in thousandths. What is held is part of the balance until it is captured. */
export interface Balance {
  readonly balanceMilliSuns: bigint;
  readonly heldMilliSuns: bigint;
}

/** A movement of an account's Suns, as its statement shows it. */
export interface Movement {
  /** The account's how manyth. */
  readonly number: bigint;
  readonly at: Date;
  readonly kind: 'grant' | 'taken_back' | 'suggestion' | 'expiry';
  readonly amountMilliSuns: bigint;
  /** Afterwards. */
  readonly balanceMilliSuns: bigint;
  readonly transferId: string;
  /** Of a grant. */
  readonly reason: string | null;
  readonly expiresAt: Date | null;
}

export const availableMilliSuns = ({ balanceMilliSuns, heldMilliSuns }: Balance): bigint =>
  balanceMilliSuns - heldMilliSuns;

/** Suns as the number that error details show; exact for up to nine million million Suns. */
export const toSuns = (milliSuns: bigint): number => Number(milliSuns) / 1_000;
