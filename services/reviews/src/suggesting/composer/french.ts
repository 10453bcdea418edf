/** "le wifi" → "du wifi", "les douches" → "des douches", "la vue" → "de la vue". */
export function ofFr(np: string): string {
  if (np.startsWith('le ')) return `du ${np.slice(3)}`;
  if (np.startsWith('les ')) return `des ${np.slice(4)}`;
  return `de ${np}`;
}

/** "le wifi" → "au wifi", "les douches" → "aux douches", "la vue" → "à la vue". */
export function toFr(np: string): string {
  if (np.startsWith('le ')) return `au ${np.slice(3)}`;
  if (np.startsWith('les ')) return `aux ${np.slice(4)}`;
  return `à ${np}`;
}
