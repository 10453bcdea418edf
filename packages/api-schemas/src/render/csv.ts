/** RFC 4180, with a line of names. A field that a spreadsheet would take for a formula is kept from being one. */
export function renderCsv(names: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return [names, ...rows].map((row) => row.map(quote).join(',')).join('\r\n');
}

function quote(field: string): string {
  const isFormula = /^[=+@\t\r]/.test(field) || (field.startsWith('-') && !/^-[\d.]+$/.test(field));
  const safe = isFormula ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
