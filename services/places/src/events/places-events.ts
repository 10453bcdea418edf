import type { OutgoingEvent } from '@review-reply/events';
import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import type { Place } from '../domain/place.ts';
import type { ConnectedSource } from '../domain/source.ts';

export function placeChanged(
  place: Place,
  sources: readonly ConnectedSource[],
): OutgoingEvent<typeof PlaceChangedSchema> {
  const { placeRef, accountId, placeId, name, active, version } = place;
  return {
    schema: PlaceChangedSchema,
    message: { placeRef, accountId, placeId, name, active, sources: [...sources], version },
    key: accountId,
    subject: `place/${placeRef}`,
  };
}

export function accessRevoked(
  accountId: bigint,
  platform: string,
  placeIds: readonly string[],
): OutgoingEvent<typeof AccessRevokedSchema> {
  return {
    schema: AccessRevokedSchema,
    message: { accountId, platform, placeIds: [...placeIds] },
    key: accountId,
    subject: `account/${accountId}`,
  };
}
