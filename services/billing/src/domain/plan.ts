export type Plan = 'essential' | 'pro';

/** Suggestions a calendar month that a plan pays for. */
export const suggestionsIncluded: Readonly<Record<Plan, number>> = { essential: 100, pro: 500 };

export const isPlan = (value: string): value is Plan => Object.hasOwn(suggestionsIncluded, value);

/** A place's plan with the use of the month. */
export interface Subscription {
  readonly placeRef: bigint;
  readonly plan: Plan;
  /** A canceled one pays for nothing more; it is listed until the month in which it ended is over. */
  readonly status: 'active' | 'canceled';
  readonly currentPeriodEnd: Date;
  /** Grows within a month with the dearest plan, and falls back with the next. */
  readonly suggestionsIncluded: number;
  readonly suggestionsUsed: number;
}
