import { PlatformError } from '../platform-error.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextPageToken: string | null;
}

/**
 * All items of a paged list, page after page.
 * @throws PlatformError `permanent` when there are more than `pagesMax` pages: half a list would pass for the whole
 */
export async function readPages<T>(
  { operation, pagesMax }: { operation: string; pagesMax: number },
  readPage: (pageToken: string | undefined) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const { items: more, nextPageToken } = await readPage(pageToken);
    items.push(...more);
    if (nextPageToken === null) return items;
    pageToken = nextPageToken;
  }
  throw new PlatformError({ source: 'google', operation, failure: 'permanent', reason: 'too_many_pages' });
}
