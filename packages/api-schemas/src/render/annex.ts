import { renderCsv } from './csv.ts';

const names = ['account_id', 'external_ref', 'kind', 'month', 'quantity', 'total_excl_vat'] as const;

type Row = Readonly<Record<(typeof names)[number], string | number | null>>;

/** An invoice's annex as CSV, its columns named as the members of its rows. */
export function renderAnnex({ annex }: { readonly annex: readonly Row[] }): string {
  const rows = annex.map((row) => names.map((name) => String(row[name] ?? '')));
  return `${renderCsv(names, rows)}\r\n`;
}
