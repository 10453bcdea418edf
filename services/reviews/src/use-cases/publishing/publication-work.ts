import type { Publication } from '../../domain/publication.ts';
import type { ReplyText } from '../../domain/reply-text.ts';
import type { Review } from '../../domain/review.ts';
import type { PublicationJob } from '../../storage/publications.ts';
import type { PlatformAccess } from '../platform-access.ts';

/** A publication that is worked on, with all that its next step needs. */
export interface PublicationWork {
  readonly job: PublicationJob;
  readonly publication: Publication;
  readonly review: Review;
  readonly reply: ReplyText;
  /** Whether the place's list shows the review, as far as is known. */
  readonly isListed: boolean;
  /** Whether it may be sent now; else the platform is but asked what became of it. */
  readonly maySend: boolean;
  readonly access: PlatformAccess & { readonly signal: AbortSignal };
}
