import type { Services } from './services.ts';

/** Billing gives each of a handful of statements five minutes, which a large ledger takes. */
const timeoutMs = 15 * 60_000;

export const verifyLedger = ({ billing, operator }: Services) => billing.verifyLedger({}, { ...operator, timeoutMs });
