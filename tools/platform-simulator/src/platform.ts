import type { Router } from 'express';

/** One simulated platform: a folder of its own that shares nothing with the others but the simulation. */
export interface Platform {
  /** Its calls, by the name that faults use, each with the ways to misbehave that a fault's `body` may name. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  /** Its HTTP interface, below one path prefix per host. */
  readonly routes: Router;
  /** Control calls that only this platform has, below `/__control`. */
  readonly control?: Router;
  /** Its reviews, when it has any. */
  readonly reviews?: ReviewSource;
}

/** What a customer writes. Absent text is a rating without words; absent author is anonymous. */
export interface CustomerReview {
  readonly placeId: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly avatarUrl: string | null;
  /** The platform's machine translation, which it mixes into the text. */
  readonly translation: string | null;
  readonly language: string | null;
  /** Business time, in milliseconds. */
  readonly createdAtMs: number;
}

export interface ReviewChanges {
  readonly rating?: number | undefined;
  readonly text?: string | null | undefined;
  readonly author?: string | null | undefined;
  readonly translation?: string | null | undefined;
}

/** A review as the control interface shows it. */
export interface ReviewView {
  readonly platform_review_id: string;
  readonly place_id: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly removed: boolean;
  readonly reply: ReplyView | null;
}

export interface ReplyView {
  readonly platform_review_id: string;
  readonly text: string;
  /** The platform's own word, as its API shows it now. */
  readonly state: string | null;
  readonly policy_violation: string | null;
  readonly updated_at: string;
}

/**
 * The customers' and the owner's side of a platform, which its API does not offer; for people and tests.
 * Every function throws a Refusal (404) for a place or review that does not exist.
 */
export interface ReviewSource {
  readonly source: string;
  hasPlace(placeId: string): boolean;
  /** A customer writes a review; the answer is its id on the platform. */
  write(review: CustomerReview): string;
  edit(reviewId: string, changes: ReviewChanges): ReviewView;
  remove(reviewId: string): ReviewView;
  restore(reviewId: string): ReviewView;
  /** All reviews of a place, the removed ones too. */
  list(placeId: string): ReviewView[];
  replies(placeId: string | undefined): ReplyView[];
  /** The owner answers elsewhere, such as in the platform's own app: approved at once. */
  reply(reviewId: string, text: string): ReviewView;
  withdrawReply(reviewId: string): ReviewView;
}
