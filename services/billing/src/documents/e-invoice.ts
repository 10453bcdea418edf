import {
  buildXml,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  Profile,
  type TradePartyInput,
  UnitCode,
  VatCategoryCode,
} from '@stackforge-eu/factur-x';
import type { IssuedInvoice, Party, VatTreatment } from '../domain/invoice.ts';
import { daysOf, paymentDays } from './dates.ts';
import { fill, texts } from './texts.ts';

const vatCategories: Readonly<Record<VatTreatment, VatCategoryCode>> = {
  standard: VatCategoryCode.STANDARD_RATE,
  exempt: VatCategoryCode.EXEMPT,
  reverse_charge: VatCategoryCode.REVERSE_CHARGE,
};

/** ISO 6523 of the French register of companies, which a SIREN is of. */
const sirenScheme = '0002';

/** A document as Factur-X in its EN 16931 profile (UN/CEFACT Cross Industry Invoice). */
export function writeEInvoice(document: IssuedInvoice): string {
  // The two characters that the library lets through and XML does not.
  return buildXml(toInput(document), Profile.EN16931).replaceAll(/[\ufffe\uffff]/g, '');
}

function toInput(document: IssuedInvoice): FacturXInvoiceInput {
  const { seller, buyer, kind, language, currency } = document;
  const { issued, due, periodFrom, periodTo } = daysOf(document);
  const isInvoice = kind === 'invoice';
  const sentences = texts[language];
  return {
    document: {
      id: document.number,
      issueDate: issued,
      typeCode: isInvoice ? DocumentTypeCode.COMMERCIAL_INVOICE : DocumentTypeCode.CREDIT_NOTE,
      notes: notesOf(document),
    },
    seller: toParty(seller),
    // Without billing terms a partner is charged the VAT of the seller's country: it is there as far as is known.
    buyer: toParty({ ...buyer, country: buyer.country || seller.country }),
    lines: linesOf(document),
    delivery: { date: periodTo },
    billingPeriod: { startDate: periodFrom, endDate: periodTo },
    payment: {
      ...(due !== null && { dueDate: due }),
      termsDescription: isInvoice ? fill(sentences.terms, { days: paymentDays }) : sentences.setOff,
    },
    totals: totalsOf(document, currency),
    vatBreakdown: [vatOf(document)],
    ...(document.credits !== null && { references: [{ id: document.credits, type: 'preceding' as const }] }),
  };
}

function linesOf(document: IssuedInvoice): NonNullable<FacturXInvoiceInput['lines']> {
  const { lines, vatTreatment, vatRateBp, language } = document;
  return lines.map(({ kind, month, quantityMilli, unitPriceCents, amountCents }, index) => ({
    id: String(index + 1),
    name: fill(texts[language].lines[kind], { month }),
    quantity: Number(quantityMilli) / 1_000,
    unitCode: UnitCode.UNIT,
    unitPrice: euros(unitPriceCents),
    lineTotal: euros(amountCents),
    vatCategoryCode: vatCategories[vatTreatment],
    vatRatePercent: vatRateBp / 100,
  }));
}

function totalsOf({ netCents, vatCents, grossCents }: IssuedInvoice, currency: string): FacturXInvoiceInput['totals'] {
  const [net, gross] = [euros(netCents), euros(grossCents)];
  return {
    ...{ lineTotal: net, taxBasisTotal: net, taxTotal: euros(vatCents), grandTotal: gross, duePayableAmount: gross },
    currency,
  };
}

function vatOf(document: IssuedInvoice) {
  const { vatTreatment, vatRateBp, vatReason, netCents, vatCents } = document;
  return {
    categoryCode: vatCategories[vatTreatment],
    ratePercent: vatRateBp / 100,
    taxableAmount: euros(netCents),
    taxAmount: euros(vatCents),
    ...(vatReason !== null && { exemptionReason: vatReason }),
  };
}

function notesOf({ seller, kind, language, reason }: IssuedInvoice) {
  const french = Object.entries(texts[language].frenchNotes).map(([subjectCode, content]) => ({
    subjectCode,
    content,
  }));
  return [
    ...(reason === null ? [] : [{ content: reason }]),
    ...(kind === 'invoice' && seller.country === 'FR' ? french : []),
  ];
}

function toParty({ name, addressLines, postalCode, city, country, vatId, registration }: Party): TradePartyInput {
  const [line1 = '', line2, ...more] = addressLines;
  const scheme = country === 'FR' ? { schemeID: sirenScheme } : {};
  return {
    name,
    address: {
      line1,
      ...(line2 !== undefined && { line2 }),
      ...(more.length > 0 && { line3: more.join(', ') }),
      ...{ postalCode, city, country },
    },
    ...(vatId !== '' && { taxRegistrations: [{ id: vatId, schemeId: 'VA' as const }] }),
    ...(registration !== '' && { legalOrganization: { id: registration, ...scheme } }),
  };
}

/** Exact to the cent far beyond any invoice. */
const euros = (cents: bigint): number => Number(cents) / 100;
