/** What one suggestion costs, in thousandths of a Sun. */
export const suggestionMilliSuns = 1_000n;

/** What one suggestion adds to a partner's overage, in cents excluding VAT: 0.10 EUR a Sun. */
export const suggestionOverageCents = 10n;

/** Suggestions for the same review that are free after a charged one. */
export const freeVariants = 2;

/** What holds for a partner until its contract has arrived, and for everybody without a partner. */
export const contractDefaults = { spendingCapCents: 50_000n, timezone: 'Europe/Paris' } as const;
