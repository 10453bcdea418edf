const joins: Readonly<Record<string, string>> = { di: 'de', a: 'a', su: 'su' };

/** "il wifi" → "del wifi", "la vista" → "sulla vista", "gli orari" → "agli orari". */
export function joinedIt(preposition: 'di' | 'a' | 'su', np: string): string {
  const stem = joins[preposition];
  if (np.startsWith("l'")) return `${stem}ll'${np.slice(2)}`;
  const [article = '', ...rest] = np.split(' ');
  const ending = { il: 'l', i: 'i', gli: 'gli', lo: 'llo', la: 'lla', le: 'lle' }[article];
  return ending === undefined ? `${preposition} ${np}` : `${stem}${ending} ${rest.join(' ')}`;
}
