/** The longest reply a platform takes, in its own unit. */
export interface ReplyLimit {
  readonly max: number;
  readonly unit: 'bytes' | 'characters';
}

/** The platform's own limit aside, no reply is longer than this, in Unicode code points. */
export const replyLengthMax = 4_000;

/** What a suggestion is written within, to be taken as a reply: its platform's limit, and that of any reply. */
export function suggestionLimit(platform: ReplyLimit | null): ReplyLimit {
  // A code point is a byte or more.
  const { max, unit } = platform ?? { max: replyLengthMax, unit: 'characters' };
  return { max: Math.min(max, replyLengthMax), unit };
}
