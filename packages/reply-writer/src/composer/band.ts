export type Band = 'positive' | 'mixed' | 'negative';

/** 4 and 5 are good, 3 is mixed, 1 and 2 are bad. */
export function bandOf(rating: number): Band {
  return rating >= 4 ? 'positive' : rating === 3 ? 'mixed' : 'negative';
}
