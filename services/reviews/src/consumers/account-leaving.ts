import { type EventHandler, on } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountDetachedSchema,
  AccountErasureDueSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { type Erasing, noteAttached, noteDetached, noteErasureDue } from '../use-cases/leaving/note-leaving.ts';

/** A client joined its partner, or left it. */
export const accountMoves: readonly EventHandler[] = [
  on(AccountAttachedSchema, (tx, { accountId }) => noteAttached(tx, accountId)),
  on(AccountDetachedSchema, (tx, { accountId }) => noteDetached(tx, accountId)),
];

/** @param handlers the others of this service, which say how parked events are read */
export function accountErasureDue(erasing: Erasing, handlers: readonly EventHandler[]): EventHandler {
  return on(AccountErasureDueSchema, (tx, { accountId }) => noteErasureDue(tx, erasing, accountId, handlers));
}
