/** A reply of ours, by which it is known again where a platform shows it. */
export interface ReplyText {
  readonly text: string;
  /** As the platform shows it, where that is known to be, or may be, another text. */
  readonly shownText: string | null;
}

/** Whether a platform shows this reply. */
export function isReplyShown({ text, shownText }: ReplyText, shown: string): boolean {
  return isSameText(text, shown) || (shownText !== null && isSameText(shownText, shown));
}

/**
 * Whether two texts are the same reply: platforms normalise Unicode, white space and control characters on their way,
 * and what is read of them is kept without the latter.
 */
export function isSameText(a: string, b: string): boolean {
  return canonical(a) === canonical(b);
}

function canonical(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, '');
}
