import type { PlaceSource } from '../domain/source.ts';
import type { Context } from './context.ts';

/** How a place's live listing is named on the platform that has one; null where none has. */
export function listingName(
  { platforms }: Pick<Context, 'platforms'>,
  sources: readonly PlaceSource[] = [],
): string | null {
  for (const { source, location } of sources) {
    const listing = platforms.get(source)?.listing ?? null;
    if (listing !== null) return listing.nameOf(location);
  }
  return null;
}
