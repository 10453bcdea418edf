/** Three letters that follow each other in a folded word, its ends as "_"; a `*` at its end is of no word. */
export function tripletsOf(word: string): string[] {
  const whole = word.endsWith('*') ? `_${word.slice(0, -1)}` : `_${word}_`;
  return Array.from({ length: Math.max(0, whole.length - 2) }, (_, index) => whole.slice(index, index + 3)).filter(
    (triplet) => /^[a-z_]{3}$/u.test(triplet),
  );
}
