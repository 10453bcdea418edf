/** An account's Suns, in thousandths. What is held is part of the balance until it is captured. */
export interface Balance {
  readonly balanceMilliSuns: bigint;
  readonly heldMilliSuns: bigint;
}

export const availableMilliSuns = ({ balanceMilliSuns, heldMilliSuns }: Balance): bigint =>
  balanceMilliSuns - heldMilliSuns;

/** Suns as the number that error details show; exact for up to nine million million Suns. */
export const toSuns = (milliSuns: bigint): number => Number(milliSuns) / 1_000;
