import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';
import type { AnnexLine, Invoice, InvoiceLine, LineKind } from '../domain/invoice.ts';
import type { PartnerMonth } from './partner-months.ts';

interface InvoiceRow extends Record<string, unknown> {
  readonly invoice_id: bigint;
  readonly kind: Invoice['kind'];
  readonly partner_account_id: bigint;
  readonly month: string;
  readonly number: string | null;
  readonly issued_at: string | null;
  readonly currency: string;
  readonly seller: Invoice['seller'];
  readonly buyer: Partial<Invoice['buyer']>;
  readonly language: Invoice['language'];
  readonly vat_treatment: Invoice['vatTreatment'];
  readonly vat_rate_bp: number;
  readonly vat_reason: string | null;
  readonly net_cents: bigint;
  readonly vat_cents: bigint;
  readonly gross_cents: bigint;
  readonly credits: string | null;
  readonly reason: string | null;
}

const nobody: Invoice['buyer'] = {
  ...{ name: '', addressLines: [], postalCode: '', city: '', country: '', vatId: '', registration: '' },
};

const columns = sql`
  invoice.invoice_id, invoice.kind, invoice.partner_account_id, invoice.month, invoice.number,
  to_json(invoice.issued_at) #>> '{}' as issued_at, invoice.currency, invoice.seller, invoice.buyer, invoice.language,
  invoice.vat_treatment, invoice.vat_rate_bp, invoice.vat_reason, invoice.net_cents, invoice.vat_cents,
  invoice.gross_cents, invoice.reason,
  (select number from invoice credited where credited.invoice_id = invoice.credits_invoice_id) as credits`;

const annexColumns = sql`
  account_id as "accountId", external_ref as "externalRef", kind, of_month as month, quantity_milli as "quantityMilli",
  amount_cents as "amountCents"`;

/**
 * Invoices with lines and annex, in the order of `chosen`: what follows `from invoice`.
 * @param annexRowsMax how many rows all annexes have together, the first invoices' first; null: all there are
 */
async function readInvoices(
  db: Executor,
  chosen: SQL,
  annexRowsMax: number | null = null,
): Promise<Array<Invoice & { readonly invoiceId: bigint }>> {
  const { rows } = await db.execute<InvoiceRow>(sql`select ${columns} from invoice ${chosen}`);
  if (rows.length === 0) return [];
  const ids = bigints(rows.map((row) => row.invoice_id));
  const lines = await db.execute<InvoiceLine & { invoiceId: bigint } & Record<string, unknown>>(sql`
    select invoice_id as "invoiceId", kind, of_month as month, quantity_milli as "quantityMilli",
      unit_price_cents as "unitPriceCents", amount_cents as "amountCents"
    from invoice_line where invoice_id = any(${ids}) order by invoice_id, line_no`);
  // Annex by annex, so that a limit is reached without reading what comes after it.
  const annexes = await db.execute<AnnexLine & { invoiceId: bigint } & Record<string, unknown>>(sql`
    select invoice_id as "invoiceId", ${annexColumns}
    from unnest(${ids}) with ordinality chosen (id, place)
    cross join lateral (
      select * from invoice_annex_line where invoice_id = chosen.id order by row_no limit ${annexRowsMax}) line
    order by place, row_no limit ${annexRowsMax}`);
  const linesOf = Map.groupBy(lines.rows, ({ invoiceId }) => invoiceId);
  const annexOf = Map.groupBy(annexes.rows, ({ invoiceId }) => invoiceId);
  const lastRead = annexes.rows.length === annexRowsMax ? annexes.rows.at(-1)?.invoiceId : undefined;
  const wholeOnes = lastRead === undefined ? rows.length : rows.findIndex((row) => row.invoice_id === lastRead);
  return rows.map((row, index) => ({
    ...toInvoice(row),
    annexContinues: index >= wholeOnes,
    lines: (linesOf.get(row.invoice_id) ?? []).map(({ invoiceId: _, ...line }) => line),
    annex: (annexOf.get(row.invoice_id) ?? []).map(({ invoiceId: _, ...line }) => line),
  }));
}

function toInvoice(row: InvoiceRow): Omit<Invoice, 'lines' | 'annex'> & { invoiceId: bigint } {
  return {
    invoiceId: row.invoice_id,
    kind: row.kind,
    partnerAccountId: row.partner_account_id,
    month: row.month,
    number: row.number,
    issuedAt: row.issued_at === null ? null : new Date(row.issued_at),
    currency: row.currency,
    seller: row.seller,
    buyer: { ...nobody, ...row.buyer },
    language: row.language,
    vatTreatment: row.vat_treatment,
    vatRateBp: row.vat_rate_bp,
    vatReason: row.vat_reason,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
    credits: row.credits,
    reason: row.reason,
  };
}

export async function getInvoice(
  db: Executor,
  invoiceId: bigint,
  annexRowsMax: number | null = null,
): Promise<Invoice> {
  const [invoice] = await readInvoices(db, sql`where invoice_id = ${invoiceId}`, annexRowsMax);
  if (invoice === undefined) throw new Error(`There is no invoice ${invoiceId}.`);
  return invoice;
}

/** A final document of a partner by its number, or of any partner. */
export async function findByNumber(
  db: Executor,
  number: string,
  { partnerAccountId, annexRowsMax = null }: { partnerAccountId?: bigint; annexRowsMax?: number | null } = {},
): Promise<(Invoice & { invoiceId: bigint }) | null> {
  return (await readInvoices(db, sql`where number = ${number} ${ownOf(partnerAccountId)}`, annexRowsMax))[0] ?? null;
}

const ownOf = (partnerAccountId: bigint | undefined): SQL =>
  partnerAccountId === undefined ? sql`` : sql`and partner_account_id = ${partnerAccountId}`;

/**
 * Rows of the annex of a final document of a partner, or of any partner, by their order, which never changes.
 * @returns null when there is no such document
 */
export async function listAnnex(
  db: Executor,
  {
    partnerAccountId,
    number,
    afterRows,
    limit,
  }: { partnerAccountId?: bigint; number: string; afterRows: number; limit: number },
): Promise<AnnexLine[] | null> {
  const found = await db.execute<{ invoice_id: bigint }>(
    sql`select invoice_id from invoice where number = ${number} ${ownOf(partnerAccountId)}`,
  );
  const [invoice] = found.rows;
  if (invoice === undefined) return null;
  const { rows } = await db.execute<AnnexLine & Record<string, unknown>>(sql`
    select ${annexColumns} from invoice_annex_line
    where invoice_id = ${invoice.invoice_id} and row_no > ${afterRows} order by row_no limit ${limit}`);
  return rows;
}

/** A month's invoice, final or not. */
export async function findOfMonth(
  db: Executor,
  { partnerAccountId, month }: PartnerMonth,
  annexRowsMax: number | null,
): Promise<Invoice | null> {
  const chosen = sql`where partner_account_id = ${partnerAccountId} and month = ${month} and kind = 'invoice'`;
  return (await readInvoices(db, chosen, annexRowsMax))[0] ?? null;
}

/** A partner's final documents of a kind, the newest first. */
export async function listNewest(
  db: Executor,
  {
    partnerAccountId,
    kind,
    limit,
    annexRowsMax,
  }: { partnerAccountId: bigint; kind: Invoice['kind']; limit: number; annexRowsMax: number | null },
): Promise<Invoice[]> {
  return readInvoices(
    db,
    sql`where partner_account_id = ${partnerAccountId} and kind = ${kind} and number is not null
      order by issued_at desc, invoice_id desc limit ${limit}`,
    annexRowsMax,
  );
}

/** Documents of a year of issue after one, the invoices first, by number. */
export async function listYear(
  db: Executor,
  { year, after, limit, annexRowsMax }: { year: number; after: string; limit: number; annexRowsMax: number | null },
): Promise<Invoice[]> {
  return readInvoices(
    db,
    sql`where issue_year = ${year} and (series, issue_place) > (
        coalesce((select series from invoice where number = ${after}), ''),
        coalesce((select issue_place from invoice where number = ${after}), 0))
      order by series, issue_place limit ${limit}`,
    annexRowsMax,
  );
}

/** Draws up a credit note of an invoice. @returns the note's id, unless it is refused */
export async function credit(
  tx: Transaction,
  wanted: {
    invoiceId: bigint;
    idempotencyKey: string;
    part: { kind: LineKind; cents: bigint } | null;
    reason: string;
    now: Date;
  },
): Promise<{ outcome: 'credited' | 'mismatch' | 'too_large'; noteId: bigint | null; isNew: boolean }> {
  const { invoiceId, idempotencyKey, part, reason, now } = wanted;
  const { rows } = await tx.execute<{
    outcome: 'credited' | 'mismatch' | 'too_large';
    note_id: bigint | null;
    is_new: boolean;
  }>(sql`
    select * from credit_invoice(${invoiceId}, ${idempotencyKey}, ${part?.kind ?? null}, ${part?.cents ?? null},
      ${reason}, ${now.toISOString()})`);
  const [row] = rows;
  if (row === undefined) throw new Error('credit_invoice answered nothing.');
  return { outcome: row.outcome, noteId: row.note_id, isNew: row.is_new };
}

/** Gives a document its number and says which. */
export async function numberInvoice(
  tx: Transaction,
  { invoiceId, now, timezone }: { invoiceId: bigint; now: Date; timezone: string },
): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select number_invoice(${invoiceId}, ${now.toISOString()}, ${timezone}) as number`,
  );
  return (rows[0] as { number: string }).number;
}
