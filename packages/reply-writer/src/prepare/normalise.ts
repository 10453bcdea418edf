/** Longest review text that is read, in code points; what follows adds nothing to a reply of a few sentences. */
export const REVIEW_TEXT_MAX = 4000;

export interface NormalText {
  text: string;
  /** Hidden characters (zero-width, bidirectional controls, tags) were there: a way to smuggle text past a reader. */
  hadHidden: boolean;
}

const TRANSLATED =
  /\(\s*(?:Translated by Google|Traduit par Google|Traduction par Google|Übersetzt von Google)\s*\)/giu;
const ORIGINAL = /\(\s*(?:Original|Avis d'origine|Texte d'origine|Original text)\s*\)/iu;
// Built from code points, so that no invisible character stands in this file. U+200D joins emoji and U+FE0F colours
// them, U+200C is spelling in Persian: all three are dropped from the text, none counts as hidden.
const HIDDEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u{E0001}\u{E0020}-\u{E007F}]/gu;
// Directional overrides and tag characters have no business in a review; a few zero-width spaces come with copying.
const SMUGGLING = /[\u202A-\u202E\u2066-\u2069\u{E0001}\u{E0020}-\u{E007F}]/u;
const ZERO_WIDTH_MAX = 4;
const HARMLESS = /(?:\u200C|\u200D|\uFEFF|\uFE0E|\uFE0F|\u00AD)/gu;
const CONTROL = /[\p{Cc}\p{Co}\p{Cs}]/gu;

/**
 * Brings a review's text to one form: Google's translation taken away and the author's own words kept, hidden and
 * control characters removed, letters in fancy dress (full width, circled) undressed, white space collapsed, at most
 * REVIEW_TEXT_MAX code points.
 */
export function normaliseText(raw: string): NormalText {
  // A code point takes two units at most: bounds the work on a hostile text before anything else reads it.
  const bounded = originalOf(raw.slice(0, REVIEW_TEXT_MAX * 4).normalize('NFKC'));
  const hadHidden = hidesText(bounded);
  const text = bounded
    .replace(HIDDEN, '')
    .replace(HARMLESS, '')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(CONTROL, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { text: truncate(text, REVIEW_TEXT_MAX), hadHidden };
}

/** Google shows "(Translated by Google) … (Original) …", or the original first and the translation after it. */
function originalOf(text: string): string {
  const original = ORIGINAL.exec(text);
  if (original && text.search(TRANSLATED) >= 0) return text.slice(original.index + original[0].length);
  const marker = text.search(TRANSLATED);
  if (marker > 0) return text.slice(0, marker);
  return text.replace(TRANSLATED, '');
}

/** The flags of England, Scotland and Wales are written with tag characters after a black flag: those are emoji. */
function hidesText(text: string): boolean {
  const withoutFlags = text.replace(/\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu, '');
  return SMUGGLING.test(withoutFlags) || (withoutFlags.match(HIDDEN)?.length ?? 0) > ZERO_WIDTH_MAX;
}

/** The first `max` code points. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return [...text].slice(0, max).join('');
}

/** Letters of any script; digits, signs and emoji are not. */
export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
