export type Plan = 'essential' | 'pro';

/** Suggestions a calendar month that a plan pays for. */
export const suggestionsIncluded: Readonly<Record<Plan, number>> = { essential: 100, pro: 500 };

/** How long a plan that nobody has paid for serves, in days. */
export const pastDueDays = 14;

/** Whether a plan includes more than another, or than none. */
export const isUpgrade = (plan: Plan, from: Plan | null): boolean =>
  from === null || suggestionsIncluded[plan] > suggestionsIncluded[from];

export const isPlan = (value: string): value is Plan => Object.hasOwn(suggestionsIncluded, value);

/** A place's plan with the use of the month. */
export interface Subscription {
  readonly placeRef: bigint;
  readonly plan: Plan;
  /** A canceled one pays for nothing more; it is listed until the month in which it ended is over. */
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly currentPeriodEnd: Date;
  /** Grows within a month with the dearest plan, and falls back with the next. */
  readonly suggestionsIncluded: number;
  readonly suggestionsUsed: number;
  readonly startedAt: Date;
  /** When it ends or ended; null while that is not known. */
  readonly endsAt: Date | null;
  /** What follows at its end. */
  readonly nextPlan: Plan | null;
  readonly pastDueSince: Date | null;
}
