/** Lower case without accents, so that "Très déçu" and "tres decu" meet the same entry. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most English is plain, and needs no more.
  if (!/[^ -~\s]/u.test(lower)) return lower;
  return lower
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(/ß/gu, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Words of a folded text. Elisions are split (l'accueil → l, accueil); contractions stay whole (wasn't). */
export function words(folded: string): string[] {
  return (
    folded
      .replace(/[’‘ʼ]/gu, "'")
      .replace(/\b(l|d|j|m|t|s|c|n|qu|jusqu|lorsqu)'(?=\p{L}{2})/gu, '$1 ')
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}
