import { type ErasedAccounts, type EventHandler, on } from '@review-reply/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { notePlace } from '../use-cases/note-place.ts';

/** Whose a place is, and when it was active; nothing of an account that was erased meanwhile. */
export function placesEvents(erased: ErasedAccounts): readonly EventHandler[] {
  return [
    on(PlaceChangedSchema, async (tx, place, { occurredAt }) => {
      if (!(await erased.includes(tx, place.accountId))) await notePlace(tx, place, occurredAt);
    }),
  ];
}
