import type { Place, PlaceSettings, Subscription } from '@review-reply/proto/places/v1/places';
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
import { renderCount, renderTime, renderTimeOrNull, renderWord, required } from './values.ts';

export function renderPlace(place: Place): z.output<typeof placeSchema> {
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
    settings: renderPlaceSettings(required(place.settings, 'its settings')),
  };
}

function renderSubscription(subscription: Subscription): z.output<typeof subscriptionSchema> {
  return {
    plan: renderWord(plans, subscription.plan),
    status: renderWord(subscriptionStatuses, subscription.status),
    current_period_end: renderTime(subscription.currentPeriodEnd),
    started_at: renderTimeOrNull(subscription.startedAt),
    ends_at: renderTimeOrNull(subscription.endsAt),
    next_plan: subscription.nextPlan === undefined ? null : renderWord(plans, subscription.nextPlan),
    past_due_since: renderTimeOrNull(subscription.pastDueSince),
    suggestions: { included: subscription.suggestionsIncluded, used: subscription.suggestionsUsed },
  };
}

function renderPlaceSettings(settings: PlaceSettings): z.output<typeof placeSettingsSchema> {
  const autopilot = required(settings.autopilot, 'its autopilot');
  const { platforms } = settings;
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
      tripadvisor_url: platforms?.tripadvisorUrl ?? null,
      trustpilot_url: platforms?.trustpilotUrl ?? null,
      googleplay_url: platforms?.googleplayUrl ?? null,
      appstore_url: platforms?.appstoreUrl ?? null,
    },
  };
}
