import type { OutgoingEvent } from '@review-reply/events';
import {
  AccessRevokedSchema,
  ListingAlertSchema,
  PlaceChangedSchema,
} from '@review-reply/proto/places/events/v1/events';
import type { Place } from '../domain/place.ts';
import type { ConnectedSource } from '../domain/source.ts';

export function placeChanged(
  place: Place,
  sources: readonly ConnectedSource[],
): OutgoingEvent<typeof PlaceChangedSchema> {
  const { placeRef, accountId, placeId, name, active, version } = place;
  const { autopilot } = place.settings;
  return {
    schema: PlaceChangedSchema,
    message: { placeRef, accountId, placeId, name, active, sources: [...sources], version, autopilot },
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

/** @param details what there is to know beside, by kind */
export function listingAlert(alert: {
  accountId: bigint;
  placeRef: bigint;
  placeId: string;
  kind: string;
  message: string;
  details: Readonly<Record<string, unknown>>;
}): OutgoingEvent<typeof ListingAlertSchema> {
  const { accountId, placeRef, placeId, kind, message, details } = alert;
  return {
    schema: ListingAlertSchema,
    message: { accountId, placeId, kind, message, detailsJson: Buffer.from(JSON.stringify(details)) },
    key: accountId,
    subject: `place/${placeRef}`,
  };
}
