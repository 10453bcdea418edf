import type { Failure } from './reply.ts';

/** How the way of a reply can end badly. */
export const failures = {
  alreadyPublished: {
    code: 'already_published',
    message: 'Another reply appeared on the platform meanwhile; it was left as it is.',
  },
  canceledReviewGone: { code: 'canceled', message: 'The review is gone from its platform.' },
  canceledNotConnected: { code: 'canceled', message: 'The place is inactive or no longer connected to the platform.' },
  moderationTimeout: {
    code: 'moderation_timeout',
    message: 'The platform gave no verdict on the reply within seven days.',
  },
  platformUnavailable: { code: 'platform_unavailable', message: 'The platform could not be reached.' },
  reviewNotShown: { code: 'review_not_shown', message: 'The platform does not show the review.' },
  removedOnPlatform: { code: 'removed_on_platform', message: 'The reply is no longer on the platform.' },
} as const satisfies Record<string, Failure>;

const codeLengthMax = 100;

/** The platform took the reply and rejected it: its own code when it gave one. */
export function rejectedBy(policyViolation: string | null): Failure {
  const code = toCode(policyViolation);
  if (code === null) return { code: 'rejected', message: 'The platform rejected the reply.' };
  return { code, message: `The platform rejected the reply: ${code}.` };
}

/** The platform refused to take the reply. */
export function refusedBy(reason: string | null): Failure {
  const code = toCode(reason);
  const why = code === null ? '' : ` (${code})`;
  return { code: 'platform_refused', message: `The platform refused the reply${why}.` };
}

/** Codes are letters, digits and underscores, whatever a platform sends. */
function toCode(word: string | null): string | null {
  const code = (word ?? '').replace(/[^A-Za-z0-9_]+/g, '_').slice(0, codeLengthMax);
  return code === '' ? null : code;
}
