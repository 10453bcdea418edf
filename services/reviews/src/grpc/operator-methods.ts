import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { previewAutopilot } from '../use-cases/autopilot/preview-autopilot.ts';
import type { Context } from '../use-cases/context.ts';

/** What operators ask. */
export function operatorMethods(context: Context): Pick<ServiceMethods<typeof ReviewsService>, 'previewAutopilot'> {
  return {
    previewAutopilot: forSystem(async ({ placeId }) => {
      const previews = await previewAutopilot(context, placeId);
      return {
        places: previews.map(({ place: { accountId, placeId, name, active, autopilot }, reviews, more }) => ({
          ...{ accountId, placeId, name, active, more, ...autopilot },
          reviews: reviews.map(({ at, reasons, ...review }) => ({
            ...review,
            reasons: [...reasons],
            ...optional('at', toTimestamp(at)),
          })),
        })),
      };
    }),
  };
}
