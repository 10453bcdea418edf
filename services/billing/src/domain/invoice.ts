/** A company as invoices name it. */
export interface Party {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two letters; empty when it is not known. */
  readonly country: string;
  readonly vatId: string;
  /** In France the SIREN. */
  readonly registration: string;
}

export const vatTreatments = ['standard', 'exempt', 'reverse_charge'] as const;
export type VatTreatment = (typeof vatTreatments)[number];
export const isVatTreatment = (value: string): value is VatTreatment => vatTreatments.some((one) => one === value);

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (value: string): value is Language => languages.some((one) => one === value);

/** Whom a partner's invoices are made out to, and how VAT is charged. */
export interface BillingTerms {
  readonly partnerAccountId: bigint;
  readonly party: Party;
  readonly vatTreatment: VatTreatment;
  /** Why no VAT is charged, where none is. */
  readonly vatReason: string | null;
  readonly language: Language;
}

export const lineKinds = ['essential', 'pro', 'overage'] as const;
export type LineKind = (typeof lineKinds)[number];
export const isLineKind = (value: string): value is LineKind => lineKinds.some((one) => one === value);

export interface InvoiceLine {
  readonly kind: LineKind;
  /** The month of use, `YYYY-MM`: an earlier one than the invoice's for what was heard of once that one was closed. */
  readonly month: string;
  /** Thousandths of a place or of a Sun. */
  readonly quantityMilli: bigint;
  readonly unitPriceCents: bigint;
  /** Without VAT. */
  readonly amountCents: bigint;
}

export interface AnnexLine extends Omit<InvoiceLine, 'unitPriceCents'> {
  /** Null once the client was erased. */
  readonly accountId: bigint | null;
  readonly externalRef: string | null;
}

/** What an invoice or a credit note says, whole. Amounts are cents. */
export interface Invoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly partnerAccountId: bigint;
  readonly month: string;
  /** Null until it is final, and in a preview. */
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly currency: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly language: Language;
  readonly vatTreatment: VatTreatment;
  readonly vatRateBp: number;
  readonly vatReason: string | null;
  readonly netCents: bigint;
  readonly vatCents: bigint;
  readonly grossCents: bigint;
  /** Of a credit note: the invoice's number, and why there is one. */
  readonly credits: string | null;
  readonly reason: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly annex: readonly AnnexLine[];
  /** The annex may have more rows than were asked for. */
  readonly annexContinues?: boolean;
}

/** One that is final. */
export interface IssuedInvoice extends Invoice {
  readonly number: string;
  readonly issuedAt: Date;
}

export const isIssued = (invoice: Invoice): invoice is IssuedInvoice =>
  invoice.number !== null && invoice.issuedAt !== null;

/** open and withheld months may be added to; a closed one is drawn up; a final one has its number. */
export type MonthState = 'open' | 'withheld' | 'closed' | 'final';
