import type { ListingAlert } from '@review-reply/proto/places/events/v1/events';
import * as z from 'zod';
import { alertMessage } from '../render/alerts.ts';
import { placeIdSchema } from '../schemas/place.ts';
import { reviewExample } from '../schemas/review.ts';
import { defineEvent } from './define-event.ts';

export const listingAlert = defineEvent({
  type: 'listing.alert',
  description:
    'Something about a place should be looked at, told once for each cause: Google changed its listing (`google_updated`), its voice was lost or won (`voice_of_merchant_lost`, `voice_of_merchant_won`), it is suspended (`suspended`) or a duplicate (`duplicate`), edits wait for three days (`edits_pending`), or the login that was connected does not manage it any more (`access_lost`); or autopilot has nothing to pay a reply with (`autopilot_without_suns`, once a day at most).',
  data: z.strictObject({
    place_id: placeIdSchema,
    kind: z.string().meta({ description: 'What happened, a stable word. More may be added: accept unknown ones.' }),
    message: z.string().meta({ description: 'A sentence in the language of the account that receives it.' }),
    details: z.looseObject({}).meta({ description: 'What there is to know beside, by `kind`.' }),
  }),
  render: ({ placeId, kind, message, detailsJson }: ListingAlert) => {
    return { place_id: placeId, kind, message, details: readDetails(detailsJson) };
  },
  localise: (json, locale) => {
    const alert = JSON.parse(Buffer.from(json).toString());
    return Buffer.from(JSON.stringify({ ...alert, message: alertMessage(alert, locale) }));
  },
  example: {
    place_id: reviewExample.place_id,
    kind: 'autopilot_without_suns',
    message: 'Autopilot writes no replies for this place: there are not enough Suns.',
    details: {},
  },
});

/** @throws Error or SyntaxError when they are no JSON object */
function readDetails(json: Uint8Array): Record<string, unknown> {
  const details: unknown = JSON.parse(Buffer.from(json).toString());
  if (typeof details !== 'object' || details === null || Array.isArray(details))
    throw new Error("The alert's details are no JSON object.");
  return { ...details };
}
