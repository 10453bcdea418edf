import type * as z from 'zod';
import {
  autopilotDelaysHours,
  greetings,
  type placeSchema,
  type placeSettingsSchema,
  plans,
  type subscriptionSchema,
  subscriptionStatuses,
} from '../schemas/place.ts';
import { type Maybe, renderCount, renderTime, renderWord } from './values.ts';

export interface SubscriptionToRender {
  readonly plan: string;
  readonly status: string;
  readonly currentPeriodEnd: Date;
  readonly suggestionsIncluded: number;
  readonly suggestionsUsed: number;
}

export interface PlaceSettingsToRender {
  readonly tone: number;
  readonly greeting: string;
  readonly negativeReviewContact: boolean;
  readonly supportPhone?: Maybe<string>;
  readonly supportEmail?: Maybe<string>;
  readonly signature?: Maybe<string>;
  readonly reportFrequencyDays: number;
  readonly autopilot: { readonly enabled: boolean; readonly delayHours: number; readonly minRating: number };
  readonly platforms: {
    readonly tripadvisorUrl?: Maybe<string>;
    readonly trustpilotUrl?: Maybe<string>;
    readonly googleplayUrl?: Maybe<string>;
    readonly appstoreUrl?: Maybe<string>;
  };
}

export interface PlaceToRender {
  readonly placeId: string;
  readonly googleLocation: string;
  readonly name: string;
  readonly city?: Maybe<string>;
  readonly category?: Maybe<string>;
  readonly rating?: Maybe<number>;
  readonly reviewsCount: bigint | number;
  readonly unansweredCount: bigint | number;
  readonly active: boolean;
  readonly subscription?: Maybe<SubscriptionToRender>;
  readonly settings: PlaceSettingsToRender;
}

export function renderPlace(place: PlaceToRender): z.output<typeof placeSchema> {
  return {
    place_id: place.placeId,
    google_location: place.googleLocation,
    name: place.name,
    city: place.city ?? null,
    category: place.category ?? null,
    rating: place.rating ?? null,
    reviews_count: renderCount(place.reviewsCount),
    unanswered_count: renderCount(place.unansweredCount),
    active: place.active,
    subscription: place.subscription ? renderSubscription(place.subscription) : null,
    settings: renderPlaceSettings(place.settings),
  };
}

function renderSubscription(subscription: SubscriptionToRender): z.output<typeof subscriptionSchema> {
  return {
    plan: renderWord(plans, subscription.plan),
    status: renderWord(subscriptionStatuses, subscription.status),
    current_period_end: renderTime(subscription.currentPeriodEnd),
    suggestions: { included: subscription.suggestionsIncluded, used: subscription.suggestionsUsed },
  };
}

function renderPlaceSettings(settings: PlaceSettingsToRender): z.output<typeof placeSettingsSchema> {
  const { autopilot, platforms } = settings;
  return {
    tone: settings.tone,
    greeting: renderWord(greetings, settings.greeting),
    negative_review_contact: settings.negativeReviewContact,
    support_phone: settings.supportPhone ?? null,
    support_email: settings.supportEmail ?? null,
    signature: settings.signature ?? null,
    report_frequency_days: settings.reportFrequencyDays,
    autopilot: {
      enabled: autopilot.enabled,
      delay_hours: renderWord(autopilotDelaysHours, autopilot.delayHours),
      min_rating: autopilot.minRating,
    },
    platforms: {
      tripadvisor_url: platforms.tripadvisorUrl ?? null,
      trustpilot_url: platforms.trustpilotUrl ?? null,
      googleplay_url: platforms.googleplayUrl ?? null,
      appstore_url: platforms.appstoreUrl ?? null,
    },
  };
}
