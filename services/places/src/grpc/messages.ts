import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  ConnectionSchema,
  PlaceSchema,
  PlaceSettings as PlaceSettingsMessage,
  PlaceSettingsSchema,
  SubscriptionSchema,
  UpdatePlaceRequest,
} from '@review-reply/proto/places/v1/places';
import { optional, toTimestamp } from '@review-reply/rpc';
import type { ShownConnection } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import type { Place, ShownPlace, Subscription } from '../domain/place.ts';
import type { PlaceSettings } from '../domain/place-settings.ts';
import type { PlaceChanges } from '../use-cases/change-place.ts';

/** @param shown what only its holder is shown */
export function toPlace(
  place: Place,
  { listingName = null, subscription = null }: Partial<Omit<ShownPlace, 'place'>> = {},
): MessageInitShape<typeof PlaceSchema> {
  const { placeRef, placeId, accountId, name, active, reviewsCount, unansweredCount } = place;
  return {
    placeRef,
    placeId,
    accountId,
    name,
    active,
    reviewsCount,
    unansweredCount,
    settings: toSettings(place.settings),
    ...optional('googleLocation', listingName),
    ...optional('city', place.city),
    ...optional('category', place.category),
    ...optional('rating', place.rating),
    ...optional('subscription', subscription && toSubscription(subscription)),
  };
}

export function toConnection(connection: ShownConnection): MessageInitShape<typeof ConnectionSchema> {
  const { grantedAt, revokedAt, accessExpiresAt, placeIds, ...rest } = connection;
  return {
    ...rest,
    placeIds: [...placeIds],
    grantedAt: toTimestamp(grantedAt),
    ...optional('revokedAt', toTimestamp(revokedAt)),
    ...optional('accessExpiresAt', toTimestamp(accessExpiresAt)),
  };
}

function toSubscription(subscription: Subscription): MessageInitShape<typeof SubscriptionSchema> {
  const { currentPeriodEnd, startedAt, endsAt, nextPlan, pastDueSince, ...rest } = subscription;
  return {
    ...rest,
    ...optional('currentPeriodEnd', toTimestamp(currentPeriodEnd)),
    ...optional('startedAt', toTimestamp(startedAt)),
    ...optional('endsAt', toTimestamp(endsAt)),
    ...optional('nextPlan', nextPlan),
    ...optional('pastDueSince', toTimestamp(pastDueSince)),
  };
}

export function toSettings(settings: PlaceSettings): MessageInitShape<typeof PlaceSettingsSchema> {
  const { tone, greeting, negativeReviewContact, reportFrequencyDays, autopilot, platforms } = settings;
  return {
    tone,
    greeting,
    negativeReviewContact,
    reportFrequencyDays,
    autopilot,
    ...optional('supportPhone', settings.supportPhone),
    ...optional('supportEmail', settings.supportEmail),
    ...optional('signature', settings.signature),
    platforms: {
      ...optional('tripadvisorUrl', platforms.tripadvisorUrl),
      ...optional('trustpilotUrl', platforms.trustpilotUrl),
      ...optional('googleplayUrl', platforms.googleplayUrl),
      ...optional('appstoreUrl', platforms.appstoreUrl),
    },
  };
}

/** @throws AppError validation_failed when a part without a default is absent */
export function fromSettings(message: PlaceSettingsMessage | undefined): PlaceSettings {
  if (message?.autopilot === undefined) {
    const path = message === undefined ? 'settings' : 'autopilot';
    throw errors.invalid({ fields: [{ path, code: 'required', params: {} }] });
  }
  const { tone, greeting, negativeReviewContact, reportFrequencyDays, autopilot, platforms } = message;
  const { enabled, delayHours, minRating } = autopilot;
  return {
    tone,
    greeting,
    negativeReviewContact,
    supportPhone: message.supportPhone ?? null,
    supportEmail: message.supportEmail ?? null,
    signature: message.signature ?? null,
    reportFrequencyDays,
    autopilot: { enabled, delayHours, minRating },
    platforms: {
      tripadvisorUrl: platforms?.tripadvisorUrl ?? null,
      trustpilotUrl: platforms?.trustpilotUrl ?? null,
      googleplayUrl: platforms?.googleplayUrl ?? null,
      appstoreUrl: platforms?.appstoreUrl ?? null,
    },
  };
}

export function fromChanges(message: UpdatePlaceRequest): PlaceChanges {
  const { tone, greeting, negativeReviewContact, reportFrequencyDays, autopilot, platforms, active } = message;
  return {
    ...optional('active', active),
    settings: {
      ...optional('tone', tone),
      ...optional('greeting', greeting),
      ...optional('negativeReviewContact', negativeReviewContact),
      ...clearable('supportPhone', message.supportPhone),
      ...clearable('supportEmail', message.supportEmail),
      ...clearable('signature', message.signature),
      ...optional('reportFrequencyDays', reportFrequencyDays),
      autopilot: {
        ...optional('enabled', autopilot?.enabled),
        ...optional('delayHours', autopilot?.delayHours),
        ...optional('minRating', autopilot?.minRating),
      },
      platforms: {
        ...clearable('tripadvisorUrl', platforms?.tripadvisorUrl),
        ...clearable('trustpilotUrl', platforms?.trustpilotUrl),
        ...clearable('googleplayUrl', platforms?.googleplayUrl),
        ...clearable('appstoreUrl', platforms?.appstoreUrl),
      },
    },
  };
}

/** An empty text says that there is to be none. */
function clearable<K extends string>(name: K, text: string | undefined): { readonly [P in K]?: string | null } {
  return text === '' ? ({ [name]: null } as { readonly [P in K]: null }) : optional(name, text);
}
