import type { MessageInitShape } from '@bufbuild/protobuf';
import { type OperationInput, renderPlace } from '@review-reply/api-schemas';
import type { Place, UpdatePlaceRequestSchema } from '@review-reply/proto/places/v1/places';
import { optional } from '@review-reply/rpc';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** Whose settings, at their longest, fit into a message. */
const placesPerPage = 200;

/** All of them, which may be more than a message holds. */
export function listPlaces({ places }: Pick<Clients, 'places'>): Handler {
  return async (context) => {
    const data: ReturnType<typeof renderPlace>[] = [];
    let page: readonly Place[] = [];
    do {
      const afterPlaceRef = page.at(-1)?.placeRef ?? 0n;
      page = (await places.listPlaces({ limit: placesPerPage, afterPlaceRef }, callOf(context))).places;
      data.push(...page.map(renderPlace));
    } while (page.length === placesPerPage);
    return { status: 200, body: { data } };
  };
}

export function getPlace({ places }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getPlace', context);
    const place = await places.getPlace({ placeId: path.place_id }, callOf(context));
    return { status: 200, body: { data: renderPlace(place) } };
  };
}

export function updatePlace({ places }: Clients): Handler {
  return async (context) => {
    const { path, body } = inputOf('updatePlace', context);
    const place = await places.updatePlace({ placeId: path.place_id, ...toChanges(body) }, callOf(context));
    return { status: 200, body: { data: renderPlace(place) } };
  };
}

type Changes = OperationInput<'updatePlace'>['body'];

function toChanges(body: Changes): MessageInitShape<typeof UpdatePlaceRequestSchema> {
  const { autopilot = {}, platforms = {} } = body;
  return {
    ...optional('active', body.active),
    ...optional('tone', body.tone),
    ...optional('greeting', body.greeting),
    ...optional('negativeReviewContact', body.negative_review_contact),
    ...optional('supportPhone', cleared(body.support_phone)),
    ...optional('supportEmail', cleared(body.support_email)),
    ...optional('signature', cleared(body.signature)),
    ...optional('reportFrequencyDays', body.report_frequency_days),
    autopilot: {
      ...optional('enabled', autopilot.enabled),
      ...optional('delayHours', autopilot.delay_hours),
      ...optional('minRating', autopilot.min_rating),
    },
    platforms: {
      ...optional('tripadvisorUrl', cleared(platforms.tripadvisor_url)),
      ...optional('trustpilotUrl', cleared(platforms.trustpilot_url)),
      ...optional('googleplayUrl', cleared(platforms.googleplay_url)),
      ...optional('appstoreUrl', cleared(platforms.appstore_url)),
    },
  };
}

/** Between services an empty text says that there is to be none. */
const cleared = (text: string | null | undefined) => (text === null ? '' : text);
