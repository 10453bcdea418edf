import type { IssuedInvoice } from '../domain/invoice.ts';
import { sellerTimezone } from '../domain/prices.ts';

/** Days in which an invoice is paid: what French law says where nothing is agreed (Code de commerce, L441-10). */
export const paymentDays = 30;

const dayMs = 86_400_000;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: sellerTimezone });

/** The days a document names, as `YYYY-MM-DD` where the seller is. */
export function daysOf({ issuedAt, month, kind }: IssuedInvoice) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    issued: dayFormat.format(issuedAt),
    /** Null where nothing is owed. */
    due: kind === 'invoice' ? plusDays(dayFormat.format(issuedAt), paymentDays) : null,
    periodFrom: `${month}-01`,
    periodTo: `${month}-${lastDay}`,
  };
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
