import type { Language, LineKind } from '../domain/invoice.ts';

/** The sentences of a document in one language. `{…}` is filled in. */
interface Texts {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly period: string;
  readonly to: string;
  readonly vatId: string;
  readonly registration: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly totalExclVat: string;
  readonly vatAt: string;
  readonly noVat: string;
  readonly reverseCharge: string;
  readonly totalInclVat: string;
  readonly credits: string;
  readonly reason: string;
  readonly annex: string;
  readonly nature: string;
  /** What becomes of what a credit note says. */
  readonly setOff: string;
  readonly terms: string;
  readonly page: string;
  readonly lines: Readonly<Record<LineKind, string>>;
  /**
   * What French law wants said on every invoice (Code de commerce, L441-9 and D441-5), by the codes that the French
   * profile of EN 16931 gives its notes: late payment, the costs of recovery, early payment.
   */
  readonly frenchNotes: Readonly<Record<'PMD' | 'PMT' | 'AAB', string>>;
}

export const texts: Readonly<Record<Language, Texts>> = {
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    number: 'Numéro',
    issued: 'Date d’émission',
    due: 'Échéance',
    period: 'Période',
    to: 'Facturé à',
    vatId: 'N° TVA',
    registration: 'SIREN',
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    amount: 'Montant HT',
    totalExclVat: 'Total HT',
    vatAt: 'TVA {rate} sur {net}',
    noVat: 'TVA non applicable : {reason}',
    reverseCharge: 'Autoliquidation : {reason}',
    totalInclVat: 'Total TTC',
    credits: 'Avoir sur la facture {number}.',
    reason: 'Motif : {reason}',
    annex: 'Le détail par client ({rows} lignes) est l’annexe de cette facture, disponible en CSV sous son numéro.',
    nature: 'Nature des opérations : prestations de services.',
    setOff: 'Montant déduit d’un prochain règlement, ou remboursé.',
    terms: 'Paiement par virement à {days} jours à compter de la date d’émission.',
    page: 'Page {page} sur {pages}',
    lines: {
      essential: 'Établissements, formule Essentiel, {month}',
      pro: 'Établissements, formule Pro, {month}',
      overage: 'Suns au-delà des formules, {month}',
    },
    frenchNotes: {
      PMD: 'Pénalités de retard : taux de refinancement de la Banque centrale européenne majoré de 10 points.',
      PMT: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
      AAB: 'Pas d’escompte pour paiement anticipé.',
    },
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    issued: 'Date of issue',
    due: 'Due date',
    period: 'Period',
    to: 'Billed to',
    vatId: 'VAT ID',
    registration: 'Company no.',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price excl. VAT',
    amount: 'Amount excl. VAT',
    totalExclVat: 'Total excl. VAT',
    vatAt: 'VAT {rate} on {net}',
    noVat: 'No VAT: {reason}',
    reverseCharge: 'Reverse charge: {reason}',
    totalInclVat: 'Total incl. VAT',
    credits: 'Credit note of invoice {number}.',
    reason: 'Reason: {reason}',
    annex: 'The detail by client ({rows} rows) is the annex of this invoice, to be had as CSV under its number.',
    nature: 'Nature of the supply: services.',
    setOff: 'The amount is set off against a later payment, or paid back.',
    terms: 'Payment by bank transfer within {days} days of the date of issue.',
    page: 'Page {page} of {pages}',
    lines: {
      essential: 'Places, Essential plan, {month}',
      pro: 'Places, Pro plan, {month}',
      overage: 'Suns beyond plans, {month}',
    },
    frenchNotes: {
      PMD: 'Late payment: interest at the refinancing rate of the European Central Bank plus 10 points.',
      PMT: 'Late payment: fixed compensation of EUR 40 for the costs of recovery.',
      AAB: 'No discount for early payment.',
    },
  },
};

/** @returns the sentence with its `{…}` filled in */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
