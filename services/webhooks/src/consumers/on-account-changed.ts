import { type EventHandler, on } from '@review-reply/events';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { noteKind } from '../use-cases/note-attachment.ts';

/** Tells which accounts never have a partner, so that identity need not be asked. */
export function onAccountChanged(): EventHandler {
  return on(AccountChangedSchema, (tx, { accountId, kind }) => noteKind(tx, accountId, kind));
}
