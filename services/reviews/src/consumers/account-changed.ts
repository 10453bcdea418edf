import { type ErasedAccounts, type EventHandler, onUnlessErased } from '@review-reply/events';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { noteStatus } from '../use-cases/note-status.ts';

/** An account was suspended, or is so no more. */
export function accountChanged(context: Context, erased: ErasedAccounts): EventHandler {
  return onUnlessErased(erased, AccountChangedSchema, (tx, account) => noteStatus(tx, context, account));
}
