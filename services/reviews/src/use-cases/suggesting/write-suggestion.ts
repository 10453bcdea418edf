import { toAppError } from '@review-reply/errors';
import type { WritingContext } from '@review-reply/proto/places/v1/places';
import { RECENT_REPLIES_MAX, suggestingErrors, type WritingInput, type WrittenReply } from '@review-reply/reply-writer';
import { systemCaller } from '@review-reply/rpc';
import { suggestionLimit } from '../../domain/reply-limit.ts';
import type { Review } from '../../domain/review.ts';
import { countSuggestions, listRecentTexts } from '../../storage/suggestions.ts';
import { findVoice } from '../../storage/voices.ts';
import { type Context, serviceName } from '../context.ts';

const writingDeadlineMs = 20_000;

export interface Wishes {
  readonly tone: number | null;
  readonly instructions: string | null;
  readonly requestId: string;
}

/**
 * Writes one suggestion, different from those that the review already has.
 * @throws AppError generation_unavailable when none could be made within 20 s; service_unavailable while places is away
 */
export async function writeSuggestion(context: Context, review: Review, wishes: Wishes): Promise<WrittenReply> {
  const { database, places, connectors, writer, onWritten } = context;
  const { accountId, reviewId, placeRef, source } = review;
  const caller = systemCaller(serviceName, wishes.requestId);
  const [place, variant, recentReplies, voice] = await Promise.all([
    places.getWritingContext({ placeRef }, { caller }),
    countSuggestions(database.sql, accountId, reviewId),
    listRecentTexts(database.sql, accountId, placeRef, RECENT_REPLIES_MAX),
    findVoice(database.sql, placeRef),
  ]).catch((thrown: unknown) => {
    const error = toAppError(thrown);
    throw error.kind === 'unavailable' ? error : suggestingErrors.generationUnavailable({}, error);
  });
  const input: WritingInput = {
    review: toReviewToAnswer(review),
    place: toPlaceToSpeakFor(place),
    settings: toSettings(place, wishes.tone),
    instructions: wishes.instructions,
    limit: suggestionLimit(connectors.get(source)?.replyLimit ?? null),
    recentReplies,
    voice,
    variant,
    seed: String(reviewId),
  };
  try {
    const reply = await writer.write(input, AbortSignal.timeout(writingDeadlineMs));
    onWritten(reply);
    return reply;
  } catch (error) {
    throw suggestingErrors.generationUnavailable({}, error);
  }
}

function toReviewToAnswer(review: Review): WritingInput['review'] {
  const { rating, text, title, authorName, authorAnonymous, language } = review;
  return { rating, text, title, authorName, anonymous: authorAnonymous, languageHint: language };
}

function toPlaceToSpeakFor({ name, city, category, region, locale }: WritingContext): WritingInput['place'] {
  const spoken = { country: region ?? null, locale: locale ?? null };
  return { name, city: city ?? null, category: category ?? null, ...spoken };
}

function toSettings({ settings }: WritingContext, tone: number | null): WritingInput['settings'] {
  if (settings === undefined) throw suggestingErrors.generationUnavailable();
  return {
    tone: tone ?? settings.tone,
    greeting: settings.greeting === 'title_last_name' ? 'title_last_name' : 'first_name',
    negativeReviewContact: settings.negativeReviewContact,
    supportPhone: settings.supportPhone ?? null,
    supportEmail: settings.supportEmail ?? null,
    signature: settings.signature ?? null,
  };
}
