import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ReadStatusSchema, ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { previewAutopilot } from '../use-cases/autopilot/preview-autopilot.ts';
import type { Context } from '../use-cases/context.ts';
import { hastenReads } from '../use-cases/syncing/hasten-reads.ts';
import { listReads } from '../use-cases/syncing/list-reads.ts';
import { getVoice } from '../use-cases/voice/get-voice.ts';
import { setVoice } from '../use-cases/voice/set-voice.ts';
import { readVoice } from './voice-request.ts';

/** What operators ask, and what the gateway says for platforms. */
export function operatorMethods(
  context: Context,
): Pick<
  ServiceMethods<typeof ReviewsService>,
  'previewAutopilot' | 'listReads' | 'hastenReads' | 'getVoice' | 'setVoice'
> {
  return {
    getVoice: forSystem(async ({ placeId, accountId }) => {
      const { snippets, samples } = await getVoice(context, { placeId, accountId: accountId ?? null });
      const words = snippets.map((snippet) => ({ ...snippet, words: [...snippet.words] }));
      return { voice: { snippets: words, samples: [...samples] } };
    }),

    setVoice: forSystem(async ({ placeId, accountId, voice }) => {
      await setVoice(context, { placeId, accountId: accountId ?? null }, readVoice(voice));
      return {};
    }),

    hastenReads: forSystem(async (location) => {
      await hastenReads(context, location);
      return {};
    }),

    listReads: forSystem(async () => ({ reads: (await listReads(context)).map(toReadStatus) })),

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

type Read = Awaited<ReturnType<typeof listReads>>[number];

function toReadStatus(read: Read): MessageInitShape<typeof ReadStatusSchema> {
  const { accountId, placeId, source, refused, failures, nextReadAt, importedAt, readStartedAt } = read;
  const { readComplete: complete, readPages: pages, readReviews: reviews, readTotal } = read;
  const startedAt = toTimestamp(readStartedAt);
  return {
    ...{ accountId, placeId, source, refused, failures, nextReadAt: toTimestamp(nextReadAt) },
    ...optional('importedAt', toTimestamp(importedAt)),
    ...(readStartedAt === null
      ? {}
      : { underWay: { startedAt, complete, pages, reviews, ...optional('total', readTotal) } }),
  };
}
