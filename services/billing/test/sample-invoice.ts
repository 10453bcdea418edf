import type { IssuedInvoice } from '../src/domain/invoice.ts';

/** 2 pro places, 120.5 Suns and one late place, in France with VAT, unless told otherwise. */
export function sampleInvoice(more: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const annex = (row: number) => ({ accountId: BigInt(row), externalRef: `client-${row}`, month: '2026-11' });
  return {
    kind: 'invoice',
    partnerAccountId: 7n,
    month: '2026-11',
    number: '2026-000042',
    // The first of December in Paris, where the seller is.
    issuedAt: new Date('2026-11-30T23:30:00Z'),
    currency: 'EUR',
    seller: {
      ...{ name: 'Review Reply Demo SAS', addressLines: ['1 rue de la Démonstration'], postalCode: '75001' },
      ...{ city: 'Paris', country: 'FR', vatId: 'FR32123456789', registration: '123456789' },
    },
    buyer: {
      ...{ name: 'Hôtels & Cafés <Łódź> SARL', addressLines: ['12 cours des Essais', 'Bâtiment B', 'Étage 3'] },
      ...{ postalCode: '69002', city: 'Lyon', country: 'FR', vatId: 'FR40303265045', registration: '303265045' },
    },
    language: 'fr',
    ...{ vatTreatment: 'standard', vatRateBp: 2_000, vatReason: null },
    ...{ netCents: 10_905n, vatCents: 2_181n, grossCents: 13_086n },
    ...{ credits: null, reason: null },
    lines: [
      { kind: 'pro', month: '2026-11', quantityMilli: 2_000n, unitPriceCents: 3_900n, amountCents: 7_800n },
      { kind: 'overage', month: '2026-11', quantityMilli: 120_500n, unitPriceCents: 10n, amountCents: 1_205n },
      { kind: 'essential', month: '2026-10', quantityMilli: 1_000n, unitPriceCents: 1_900n, amountCents: 1_900n },
    ],
    annex: [
      { ...annex(1), kind: 'pro', quantityMilli: 2_000n, amountCents: 7_800n },
      { ...annex(2), kind: 'overage', quantityMilli: 120_500n, amountCents: 1_205n },
    ],
    ...more,
  };
}

const withoutVat = { vatRateBp: 0, vatCents: 0n, grossCents: 10_905n } as const;

/** Of each kind of document one: invoice and credit note, both languages, each treatment of VAT. */
export const samples = {
  invoice: sampleInvoice(),
  'credit note': sampleInvoice({
    ...{ kind: 'credit_note', number: 'CN-2026-000001', credits: '2026-000042', reason: 'Un mois offert.', annex: [] },
    ...{ netCents: 1_205n, vatCents: 241n, grossCents: 1_446n, language: 'en' },
    lines: [{ kind: 'overage', month: '2026-11', quantityMilli: 1_000n, unitPriceCents: 1_205n, amountCents: 1_205n }],
  }),
  'reverse charge': sampleInvoice({
    ...withoutVat,
    ...{ vatTreatment: 'reverse_charge', vatReason: 'Article 196 of Directive 2006/112/EC', language: 'en' },
    buyer: {
      ...{ name: 'Ελληνικά Δοκιμή GmbH', addressLines: ['Teststraße 1'], postalCode: '10115', city: 'Berlin' },
      ...{ country: 'DE', vatId: 'DE123456788', registration: 'HRB 12345' },
    },
  }),
  exempt: sampleInvoice({ ...withoutVat, vatTreatment: 'exempt', vatReason: 'Article 293 B du CGI' }),
  'no terms': sampleInvoice({
    buyer: {
      ...{ name: 'Account 7', addressLines: [], postalCode: '', city: '', country: '', vatId: '', registration: '' },
    },
  }),
} satisfies Readonly<Record<string, IssuedInvoice>>;
