import { AccountStatus, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, type ServedService, serve } from '@review-reply/rpc';

export interface ReportNeighbours {
  readonly served: readonly ServedService[];
  /** What reviews tells of every place, and identity of every account. */
  newReviews: bigint;
  status: AccountStatus;
}

export const mailOf = (accountId: bigint) => `owner${accountId}@example.com`;

/** Stands for identity and reviews, which are asked for what a report tells and where it goes. */
export function openReportNeighbours(): ReportNeighbours {
  const notAsked = () => forSystem(async () => Promise.reject(new Error('Not asked in tests.')));
  const othersOf = (methods: ReadonlyArray<{ readonly localName: string }>) =>
    Object.fromEntries(methods.map(({ localName }) => [localName, notAsked()]));
  const identity = serve(IdentityService, {
    ...othersOf(IdentityService.methods),
    getAccountContact: forSystem(async ({ accountId }) => ({
      email: mailOf(accountId),
      locale: 'fr',
      status: neighbours.status,
    })),
  } as Parameters<typeof serve<typeof IdentityService>>[1]);
  const reviews = serve(ReviewsService, {
    ...othersOf(ReviewsService.methods),
    getReport: forSystem(async () => ({ newReviews: neighbours.newReviews, replies: 0n, reviews: [] })),
  } as Parameters<typeof serve<typeof ReviewsService>>[1]);
  const neighbours: ReportNeighbours = { served: [identity, reviews], newReviews: 3n, status: AccountStatus.ACTIVE };
  return neighbours;
}

export const reportSettings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  SMTP_FROM: 'reports@example.com',
  PUBLIC_URL: 'https://reviews.example',
});
