import type { LocationAccess, Login, ReviewConnector } from '../../src/index.ts';

/** The connector's own words: they decide which promises it is held to. */
export type ReviewWords = Pick<ReviewConnector, 'order' | 'sees' | 'publishing' | 'replyLimit' | 'readQuota'>;

export interface WrittenReview {
  readonly rating: number;
  readonly text: string | null;
  readonly author?: string | null;
  readonly createdAt: Date;
}

export interface Fault {
  readonly call: 'login' | 'list' | 'get' | 'reply';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly delayMs?: number;
  readonly drop?: boolean;
  /** The platform answers, and not as it should: a page of a list, or a reply. */
  readonly misbehave?: 'repeated' | 'skipping' | 'reordered' | 'forgotten';
  /** The call takes effect and only its answer is another. */
  readonly afterEffect?: boolean;
}

/** What the suite needs of a platform: the customers', the moderators' and the network's side of it. */
export interface PlatformUnderTest {
  readonly login: Login;
  readonly connector: ReviewConnector;
  /** The same with a short deadline. */
  readonly hurried: ReviewConnector;
  /** What the platform's answers hold at all. */
  readonly tells: {
    readonly totals: boolean;
    readonly anonymity: boolean;
    /** When a review was written, where it was changed since. */
    readonly creation: boolean;
    /** When a review was changed. */
    readonly changes: boolean;
    /** Ratings without words. */
    readonly wordless: boolean;
    /** That its quota is used up, after few enough calls for a test. */
    readonly quota: boolean;
  };
  /** Where it is simulated. */
  readonly simulatorUrl: string;
  /** A location of its own without reviews, and a good access token for it. */
  openLocation(): Promise<LocationUnderTest>;
  close(): Promise<void>;
}

export interface LocationUnderTest {
  /** Of the login that manages it. */
  readonly credentials: string;
  readonly access: LocationAccess;
  write(review: WrittenReview): Promise<string>;
  /** The customer changes a review's words. */
  edit(platformReviewId: string, text: string): Promise<void>;
  remove(platformReviewId: string): Promise<void>;
  /** The owner replies on the platform itself. */
  reply(platformReviewId: string, text: string): Promise<void>;
  /** What a platform that moderates says of later replies; `state` is what its API then shows (null: nothing). */
  judgeReplies?(verdict: { outcome: 'pending' | 'approved' | 'rejected' | 'unknown' | 'omitted' }): Promise<{
    state: string | null;
    policyViolation: string | null;
  }>;
  /** The next call of that kind goes wrong. */
  fail(fault: Fault): Promise<void>;
  /** The owner withdraws access. */
  revokeGrant(): Promise<void>;
}

const day = 24 * 3_600_000;
const firstDayMs = Date.parse('2026-03-01T09:30:00.000Z');
/** Days on which reviews are written, in order. */
export const dayNumber = (number: number) => new Date(firstDayMs + number * day);
