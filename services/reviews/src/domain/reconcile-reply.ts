import type { ReplyOrigin, ReplyStatus } from './reply.ts';
import { isReplyShown, type ReplyText } from './reply-text.ts';

/** The reply that the platform shows under a review. */
export interface ShownReply {
  readonly text: string;
  readonly updatedAt: Date;
  readonly state: string | null;
  readonly outcome: 'pending' | 'approved' | 'rejected';
}

/** The live reply that we keep for the review. */
export interface KeptReply extends ReplyText {
  readonly replyId: bigint;
  readonly status: ReplyStatus;
  readonly origin: ReplyOrigin;
  readonly platformState: string | null;
  /** Complete reads that came to their end without it, since it was seen last. */
  readonly missingReads: number;
  /** When the complete read began that has not found it last; null once it is seen. */
  readonly missedReadAt: Date | null;
}

export type Reconciliation =
  | { readonly action: 'none' }
  /** Somebody answered on the platform itself. */
  | { readonly action: 'import' }
  /** Somebody answered there before autopilot did: its draft ends. */
  | { readonly action: 'replace' }
  /** What was imported was changed there. */
  | { readonly action: 'update' }
  /** What was imported is no longer there. */
  | { readonly action: 'delete' }
  /** Ours is there. */
  | { readonly action: 'confirm' }
  /** Ours was not found by this complete read, which counts when it ends: pages overlap, and a read may begin anew. */
  | { readonly action: 'miss' }
  /** Ours is gone: replaced by another, or missing for too long. */
  | { readonly action: 'lose'; readonly importOther: boolean };

/** Complete reads without our reply until it counts as removed: a platform may be slow to show it. */
export const missingReadsMax = 2;

/**
 * What a read makes of the reply kept for a review. A reply that is on its way is left to whoever publishes it.
 * @param complete whether the read is one of those that look at everything
 */
export function reconcileReply(kept: KeptReply | null, shown: ShownReply | null, complete: boolean): Reconciliation {
  // A rejected reply is shown to its owner alone: to everybody else the review is unanswered.
  const there = shown === null || shown.outcome === 'rejected' ? null : shown;
  if (kept === null) return there === null ? { action: 'none' } : { action: 'import' };
  if (kept.origin === 'imported') {
    if (there === null) return { action: 'delete' };
    return kept.text === there.text && kept.platformState === there.state ? { action: 'none' } : { action: 'update' };
  }
  if (kept.status === 'draft') return there === null ? { action: 'none' } : { action: 'replace' };
  if (kept.status !== 'published' && kept.status !== 'online') return { action: 'none' };
  if (there === null) {
    if (!complete) return { action: 'none' };
    return kept.missingReads + 1 >= missingReadsMax ? { action: 'lose', importOther: false } : { action: 'miss' };
  }
  if (!isReplyShown(kept, there.text)) return { action: 'lose', importOther: true };
  const isMissed = kept.missingReads > 0 || kept.missedReadAt !== null;
  const confirmed = kept.status === 'online' && !isMissed && kept.platformState === there.state;
  return confirmed ? { action: 'none' } : { action: 'confirm' };
}
