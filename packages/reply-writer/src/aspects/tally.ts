import type { Aspect, Polarity } from './analyse.ts';
import type { Facet, Item } from './lexicon.ts';

/** What has been found of one thing so far. */
export interface Tally {
  item: Item;
  evidence: { sign: number; weight: number; certain: boolean; plain: boolean }[];
  mentions: number;
  /** How much of the text speaks of it, of 1. */
  share: number;
  leaning: number;
  facets: { facet: Facet; sign: number }[];
  order: number;
}

/** Evidence beyond this adds nothing: one thing said five times is still one thing. */
const EVIDENCE_MAX = 4;

export function tallyOf(found: Map<string, Tally>, item: Item): Tally {
  const known = found.get(item.id);
  if (known) return known;
  const fresh: Tally = { item, evidence: [], mentions: 0, share: 0, leaning: 0, facets: [], order: found.size };
  found.set(item.id, fresh);
  return fresh;
}

/** @param learned whether there is a learned list, so that its leaning says anything */
export function toAspect(
  { item, evidence, mentions, share, leaning, facets, order }: Tally,
  learned: boolean,
): Aspect & { order: number } {
  const up = evidence.filter(({ sign }) => sign > 0);
  const down = evidence.filter(({ sign }) => sign < 0);
  const polarity: Polarity =
    up.length > 0 && down.length > 0 ? 'mixed' : up.length > 0 ? 'positive' : down.length > 0 ? 'negative' : 'unknown';
  const sign = up.length > down.length ? 1 : -1;
  const facet = facets.find((entry) => entry.sign === sign)?.facet ?? null;
  const weight = evidence.slice(0, EVIDENCE_MAX).reduce((sum, one) => sum + one.weight, 0);
  return {
    item,
    facet,
    polarity,
    strength: item.weight * (evidence.length === 0 ? 0.3 * Math.min(2, mentions) : 1 + weight * 0.3),
    share,
    certain: (polarity === 'positive' || polarity === 'negative') && evidence.some((one) => one.certain),
    plain: evidence.some((one) => one.plain),
    leaning: learned ? leaning : null,
    order,
  };
}
