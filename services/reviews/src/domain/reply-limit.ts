/** The longest reply a platform takes, in its own unit. */
export interface ReplyLimit {
  readonly max: number;
  readonly unit: 'bytes' | 'characters';
}

/** The platform's own limit aside, no reply is longer than this, in Unicode code points. */
export const replyLengthMax = 4_000;

/** What a suggestion is written for where the platform names no limit. */
export const generalLimit: ReplyLimit = { max: replyLengthMax, unit: 'characters' };
