import { type EventHandler, on } from '@review-reply/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { notePlace } from '../use-cases/note-place.ts';

/** Whose a place is, and when it was active. */
export const placesEvents: readonly EventHandler[] = [
  on(PlaceChangedSchema, (tx, place, { occurredAt }) => notePlace(tx, place, occurredAt)),
];
