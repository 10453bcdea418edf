/** What personal details look like; each becomes a placeholder before a text leaves for a model. */
const details: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [
    /\b[\p{L}\p{N}-]+\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me)\b(?:\/\S*)?/giu,
    '[link]',
  ],
  [/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,4})?\b/gu, '[account]'],
  [/\b(?:\d[ -]?){13,19}\b/gu, '[number]'],
  [/(?:\+|\b00)\d[\d\s().-]{6,}\d/gu, '[phone]'],
  [/\(?\b0\d{1,4}\)?(?:[\s.-]?\d{2,4}){3,5}\b/gu, '[phone]'],
  [/\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/gu, '[phone]'],
  [
    /\b(?:order|booking|reservation|ref(?:erence)?|invoice|ticket|commande|r[ée]servation|facture|dossier|n°|no\.?|#)\s*(?:number|no\.?|n°|#|num[ée]ro)?\s*:?\s*[A-Z0-9-]*\d[A-Z0-9-]{3,}\b/giu,
    '[reference]',
  ],
];

/** Replaces e-mail addresses, links, phone, card, account and order numbers by placeholders. */
export function maskPersonalDetails(text: string): string {
  return details.reduce((masked, [pattern, placeholder]) => masked.replace(pattern, placeholder), text);
}
