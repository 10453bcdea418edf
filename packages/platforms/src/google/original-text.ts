/**
 * Google mixes its machine translation and the customer's words into one string. Two forms are known, both with the
 * English markers, whatever the languages:
 *
 *     (Translated by Google) <translation>        <original>
 *
 *     (Original)                                  (Translated by Google)
 *     <original>                                  <translation>
 *
 * A marker counts only where Google puts it: the first form begins with it, in the second it begins a paragraph.
 */
const translationFirst = /^\(Translated by Google\)[\s\S]*?\s\(Original\)\s*/;
const translationLast = /\n[^\S\n]*\n\(Translated by Google\)[\s\S]*$/;
const translationOnly = /^\(Translated by Google\)\s*/;

/**
 * What the author wrote, without Google's translation. Text without the markers is returned as it is, and so is a
 * translation whose original Google left out, without its marker.
 */
export function originalText(text: string): string {
  if (translationFirst.test(text)) return text.replace(translationFirst, '');
  if (translationOnly.test(text)) return text.replace(translationOnly, '');
  return text.replace(translationLast, '');
}
