import type { ReviewPage } from '@review-reply/platforms';
import type { ReadProgress } from '../../domain/read-progress.ts';

/** A page, and how far the read is with it. */
export interface PageRead {
  readonly page: ReviewPage;
  readonly read: ReadProgress;
}

/** So many pages are asked for while those before them are kept. */
const aheadMax = 4;
/** Pages are kept together while they show no more reviews: a statement costs much more than a row in it. */
const reviewsMax = 200;

/**
 * Pages as they come: all that have come while those before them were kept, at least one. The first of a read comes
 * alone. Where a page fails, those before it come first.
 */
export async function* together(pages: AsyncGenerator<PageRead, void, void>): AsyncGenerator<PageRead[], void, void> {
  const coming = Array.from({ length: aheadMax }, () => ask(pages));
  for (;;) {
    const first = (await (coming.shift() as Coming).next).value;
    if (first === undefined) return;
    const arrived = [first];
    let reviews = first.page.reviews.length;
    for (let next = coming[0]?.arrived; next !== undefined && first.read.pages > 1; next = coming[0]?.arrived) {
      reviews += next.page.reviews.length;
      if (reviews > reviewsMax) break;
      arrived.push(next);
      coming.shift();
    }
    while (coming.length < aheadMax) coming.push(ask(pages));
    yield arrived;
  }
}

interface Coming {
  readonly next: Promise<IteratorResult<PageRead, void>>;
  /** Once it has come. */
  arrived?: PageRead;
}

/** A generator answers one after another what it is asked for at once. */
function ask(pages: AsyncGenerator<PageRead, void, void>): Coming {
  const coming: Coming = { next: pages.next() };
  coming.next.then(
    ({ value }) => {
      if (value) coming.arrived = value;
    },
    // Who waits for it is told, if anybody does.
    () => {},
  );
  return coming;
}
