/** How a page of a list may misbehave: each item comes twice, the first is left out, or the last comes first. */
export const pageBehaviours = ['repeated', 'skipping', 'reordered'] as const;
/** How a reply may: it is answered as one that was taken, and is not kept. */
export const replyBehaviours = ['forgotten'] as const;

export function misshape<T>(page: readonly T[], behaviour: string | undefined): T[] {
  if (behaviour === 'repeated') return [...page, ...page];
  if (behaviour === 'skipping') return page.slice(1);
  return behaviour === 'reordered' ? page.toReversed() : [...page];
}

export const isForgotten = (behaviour: string | undefined) => behaviour === 'forgotten';
