/** What one suggestion costs, in thousandths of a Sun. */
export const suggestionMilliSuns = 1_000n;

/** What one suggestion adds to a partner's overage, in cents excluding VAT: 0.10 EUR a Sun. */
export const suggestionOverageCents = 10n;

/** What a partner pays for a place that was active at any time in a month, in cents excluding VAT. */
export const placeMonthCents = { essential: 1_900n, pro: 3_900n } as const;

/** Suggestions for the same review that are free after a charged one. */
export const freeVariants = 2;

/** What holds for a partner until its contract has arrived, and for everybody without a partner. */
export const contractDefaults = { spendingCapCents: 50_000n, vatRateBp: 2_000, timezone: 'Europe/Paris' } as const;

/** Where the seller is: the year of an invoice's number is that of its issue there. */
export const sellerTimezone = 'Europe/Paris';
