import { errors } from '../../domain/errors.ts';
import { type AnnexLine, type Invoice, type IssuedInvoice, isIssued } from '../../domain/invoice.ts';
import { suggestionOverageCents } from '../../domain/prices.ts';
import { findByNumber, listAnnex, listNewest, listYear } from '../../storage/invoices.ts';
import { findUsedCents, sumMonth } from '../../storage/partner-months.ts';
import type { Context } from '../context.ts';
import { openRunningMonth } from './running-month.ts';

const documentsListed = 24;
const documentsExported = 100;

export interface Billing {
  readonly month: string;
  readonly timezone: string;
  readonly places: { readonly essential: number; readonly pro: number };
  readonly overage: { readonly milliSuns: bigint; readonly cents: bigint };
  /** Null for a contract without a cap. */
  readonly spendingCap: { readonly capCents: bigint; readonly usedCents: bigint; readonly reached: boolean } | null;
  readonly invoices: readonly Invoice[];
  readonly creditNotes: readonly Invoice[];
}

/**
 * A partner's running month, as it would be billed now, and its newest documents.
 * @param annexRowsMax how many rows of annexes its invoices have together; null: all
 */
export async function getBilling(
  context: Context,
  { partnerAccountId, annexRowsMax }: { partnerAccountId: bigint; annexRowsMax: number | null },
): Promise<Billing> {
  const { sql: db } = context.database;
  const { month, timezone, capCents } = await openRunningMonth(context, partnerAccountId);
  const of = { partnerAccountId, month };
  const [sums, usedCents, invoices, creditNotes] = await Promise.all([
    sumMonth(db, of),
    findUsedCents(db, of),
    listNewest(db, { partnerAccountId, kind: 'invoice', limit: documentsListed, annexRowsMax }),
    // Credit notes have no annex.
    listNewest(db, { partnerAccountId, kind: 'credit_note', limit: documentsListed, annexRowsMax: null }),
  ]);
  const places = (plan: 'essential' | 'pro') => Number((sums.get(plan)?.quantityMilli ?? 0n) / 1_000n);
  const overage = sums.get('overage');
  return {
    month,
    timezone,
    places: { essential: places('essential'), pro: places('pro') },
    overage: { milliSuns: overage?.quantityMilli ?? 0n, cents: overage?.amountCents ?? 0n },
    spendingCap:
      capCents === null ? null : { capCents, usedCents, reached: usedCents + suggestionOverageCents > capCents },
    invoices,
    creditNotes,
  };
}

/**
 * Documents of a year of issue after one, the invoices first, by number; a page of them.
 * @param wanted `annexRowsMax` as in getBilling
 */
export async function exportInvoices(
  { database }: Context,
  wanted: { readonly year: number; readonly after: string; readonly annexRowsMax: number | null },
): Promise<Invoice[]> {
  return listYear(database.sql, { ...wanted, limit: documentsExported });
}

/** @throws AppError not_found, also for a document of somebody else */
export async function getDocument(
  { database }: Context,
  { number, ...of }: { partnerAccountId: bigint; number: string; annexRowsMax?: number | null },
): Promise<IssuedInvoice> {
  const invoice = await findByNumber(database.sql, number, of);
  if (invoice === null || !isIssued(invoice)) throw errors.notFound();
  return invoice;
}

/** @throws AppError not_found, also for a document of somebody else than the partner, if one is named */
export async function listAnnexRows(
  { database }: Context,
  wanted: { partnerAccountId?: bigint; number: string; afterRows: number; limit: number },
): Promise<AnnexLine[]> {
  const rows = await listAnnex(database.sql, wanted);
  if (rows === null) throw errors.notFound();
  return rows;
}
