/** "le wifi" → "du wifi", "les douches" → "des douches", "l'image et le son" → "de l'image et du son". */
export function ofFr(np: string): string {
  return `de ${np.replaceAll(/ et (?=(?:les?|la) |l')/gu, ' et de ')}`.replaceAll(
    /\bde (les?) /gu,
    (_, article: string) => `${article === 'le' ? 'du' : 'des'} `,
  );
}
