import type { PlainReply, PlainReview } from '../state/plain-reviews.ts';

const showTime = (ms: number) => ({ seconds: String(Math.floor(ms / 1_000)), nanos: (ms % 1_000) * 1_000_000 });

/** @param translationLanguage that was asked for: the text is then the translation, where there is one */
export function showReview(review: PlainReview, translationLanguage: string | undefined) {
  const { id, author, text, translation, rating, language, createdAtMs, updatedAtMs, reply } = review;
  const translated = translationLanguage !== undefined && translation !== null;
  const userComment = {
    // The tab parts the title, which reviews no longer have, from the text.
    text: `\t${translated ? translation : text}`,
    lastModified: showTime(updatedAtMs ?? createdAtMs),
    starRating: rating,
    reviewerLanguage: language ?? 'en',
    thumbsUpCount: 0,
    thumbsDownCount: 0,
    ...(translated ? { originalText: `\t${text}` } : {}),
  };
  const developerComment = reply === null ? [] : [{ developerComment: developerCommentOf(reply) }];
  return { reviewId: id, authorName: author ?? '', comments: [{ userComment }, ...developerComment] };
}

const lastEdited = ({ createdAtMs, updatedAtMs }: PlainReply) => showTime(updatedAtMs ?? createdAtMs);
const developerCommentOf = (reply: PlainReply) => ({ text: reply.text, lastModified: lastEdited(reply) });
export const showReply = (reply: PlainReply) => ({ replyText: reply.text, lastEdited: lastEdited(reply) });
