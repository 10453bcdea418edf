export type ReplyStatus = 'draft' | 'validated' | 'publishing' | 'failed_retryable' | 'published' | 'online' | 'failed';
export type ReplyOrigin = 'imported' | 'service';

export interface Failure {
  readonly code: string;
  /** What the code alone does not say: a word of ours or of the platform. The sentence is made when it is read. */
  readonly reason: string | null;
}

export interface Reply {
  readonly replyId: bigint;
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly text: string;
  readonly status: ReplyStatus;
  readonly origin: ReplyOrigin;
  readonly platformState: string | null;
  readonly failure: Failure | null;
  /** Why a draft waits for a person, as codes; empty when nobody needs to look. */
  readonly holdReasons: readonly string[];
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
}

/** A review has at most one reply in one of these. */
export const liveStatuses = ['draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online'] as const;
/** A review with a reply in one of these counts as answered. */
export const answeringStatuses = ['validated', 'publishing', 'failed_retryable', 'published', 'online'] as const;

const transitions: Readonly<Record<ReplyStatus, readonly ReplyStatus[]>> = {
  draft: ['validated'],
  // Not sent and retryable at once while the account is suspended, for as long as that lasts.
  validated: ['publishing', 'failed_retryable', 'failed'],
  publishing: ['publishing', 'published', 'failed_retryable', 'failed'],
  failed_retryable: ['publishing', 'failed_retryable', 'failed'],
  // Seen on the platform by a read, or no longer there.
  published: ['online', 'failed'],
  online: ['failed'],
  failed: [],
};

export function canBecome(from: ReplyStatus, to: ReplyStatus): boolean {
  return transitions[from].includes(to);
}
