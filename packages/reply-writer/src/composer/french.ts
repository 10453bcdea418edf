/** "le wifi" → "du wifi", "les douches" → "des douches", "la vue" → "de la vue". */
export function ofFr(np: string): string {
  if (np.startsWith('le ')) return `du ${np.slice(3)}`;
  if (np.startsWith('les ')) return `des ${np.slice(4)}`;
  return `de ${np}`;
}
