import { sources } from '@review-reply/platforms/sources';
import type { AccessRevoked } from '@review-reply/proto/places/events/v1/events';
import * as z from 'zod';
import { renderWord } from '../render/values.ts';
import { placeIdSchema } from '../schemas/place.ts';
import { reviewExample } from '../schemas/review.ts';
import { sourceSchema } from '../values.ts';
import { defineEvent } from './define-event.ts';

export const accessRevoked = defineEvent({
  type: 'account.access_revoked',
  description: "The platform withdrew the account's access to places.",
  data: z.strictObject({ place_ids: z.array(placeIdSchema), platform: sourceSchema }),
  render: ({ placeIds, platform }: AccessRevoked) => {
    return { place_ids: placeIds, platform: renderWord(sources, platform) };
  },
  example: { place_ids: [reviewExample.place_id], platform: 'google' },
});
