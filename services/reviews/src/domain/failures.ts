import type { Failure } from './reply.ts';

/** How the way of a reply can end badly, or be held up. */
export const failures = {
  accountSuspended: { code: 'account_suspended', reason: null },
  /** Another reply appeared on the platform meanwhile. */
  alreadyPublished: { code: 'already_published', reason: null },
  canceledReviewGone: { code: 'canceled', reason: 'review_gone' },
  canceledNotConnected: { code: 'canceled', reason: 'not_connected' },
  /** Of autopilot's: its review says something else now, or the place's settings no longer want it. */
  canceledOutdated: { code: 'canceled', reason: 'outdated' },
  moderationTimeout: { code: 'moderation_timeout', reason: null },
  platformUnavailable: { code: 'platform_unavailable', reason: null },
  reviewNotShown: { code: 'review_not_shown', reason: null },
  removedOnPlatform: { code: 'removed_on_platform', reason: null },
} as const satisfies Record<string, Failure>;

const codeLengthMax = 100;

/** The platform took the reply and rejected it: its own code when it gave one. */
export function rejectedBy(policyViolation: string | null): Failure {
  const code = toCode(policyViolation);
  return code === null ? { code: 'rejected', reason: null } : { code, reason: 'rejected' };
}

/** The platform refused to take the reply. */
export function refusedBy(reason: string | null): Failure {
  return { code: 'platform_refused', reason: toCode(reason) };
}

/** Codes are letters, digits and underscores, whatever a platform sends. */
function toCode(word: string | null): string | null {
  const code = (word ?? '').replace(/[^A-Za-z0-9_]+/g, '_').slice(0, codeLengthMax);
  return code === '' ? null : code;
}
