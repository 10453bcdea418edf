/** When a client account joined and left a partner last, in business time; null for what was not heard of. */
export interface Attachment {
  readonly attachedAt: Date | null;
  readonly detachedAt: Date | null;
}

/** Whether an account that was attached at a moment, or never that anybody knows, has left since. */
export function hasLeftSince(attachedAt: Date | null, { detachedAt }: Pick<Attachment, 'detachedAt'>): boolean {
  return detachedAt !== null && (attachedAt === null || attachedAt.getTime() <= detachedAt.getTime());
}
