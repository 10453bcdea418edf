import { type ErasedAccounts, type EventHandler, onUnlessErased } from '@review-reply/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { notePlace } from '../use-cases/note-place.ts';

/** Whose a place is, and when it was active; nothing of an account that was erased meanwhile. */
export function placesEvents(erased: ErasedAccounts): readonly EventHandler[] {
  return [onUnlessErased(erased, PlaceChangedSchema, (tx, place, { occurredAt }) => notePlace(tx, place, occurredAt))];
}
