import { logins } from './platform-logins.ts';
import type { TestPlace, TestReviews } from './start-reviews.ts';

interface Written {
  readonly text: string;
  readonly created_at?: string;
}

/** A business unit on Trustpilot, with an application that reaches it. */
export async function openBusinessUnit({ control, moveTo }: Pick<TestReviews, 'control' | 'moveTo'>) {
  const login = await logins.trustpilot(control);
  const { source, location } = login;
  const listed = `/calls?target=trustpilot.reviews.list&place_id=${location}`;
  return {
    /** Customers write; answers Trustpilot's ids. */
    write: async (reviews: readonly Written[]) => {
      const input = reviews.map((review) => ({ source, place_id: location, rating: 4, ...review }));
      const written = await control<Array<{ platform_review_id: string }>>('POST', '/reviews', input);
      return written.map((one) => one.platform_review_id);
    },
    /** Has a place there alone. */
    connect: (place: TestPlace) => moveTo(place, login),
    /** The numbers of the pages that were asked for, in order. */
    pagesRead: async () => {
      const calls = await control<Array<{ path: string }>>('GET', listed);
      return calls.map(({ path }) => Number(new URL(path, 'http://localhost').searchParams.get('page')));
    },
  };
}
