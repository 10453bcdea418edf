/**
 * What personal details look like; each becomes a placeholder before a text leaves for a model. Every repetition is
 * bounded and none can meet itself again from a later start, so that the time is linear in the text.
 */
const details: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [
    /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me)\b(?:\/\S*)?/giu,
    '[link]',
  ],
  [/(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/g, '[account]'],
  [/(?<![\d])\d(?:[ -]?\d){12,18}(?!\d)/g, '[number]'],
  [/(?:\+|\b00)\d[\d\s().-]{6,20}\d/g, '[phone]'],
  [/(?<!\d)\(?0\d{1,4}\)?(?:[\s.-]?\d{2,4}){3,5}(?!\d)/g, '[phone]'],
  [/(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g, '[phone]'],
  [
    /\b(?:order|booking|reservation|ref(?:erence)?|invoice|ticket|commande|r[ée]servation|facture|dossier|n°|no\.?|#)\s{0,3}(?:number|no\.?|n°|#|num[ée]ro)?\s{0,3}:?\s{0,3}(?=[A-Z-]{0,20}\d)[A-Z0-9-]{4,40}(?![A-Z0-9-])/gi,
    '[reference]',
  ],
];

/** Replaces e-mail addresses, links, phone, card, account and order numbers by placeholders. */
export function maskPersonalDetails(text: string): string {
  return details.reduce((masked, [pattern, placeholder]) => masked.replace(pattern, placeholder), text);
}
