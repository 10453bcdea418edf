/** Beside src/, where the sources and their bundle, a folder deep both, find it alike. */
export const loungeReviewsFile = new URL('../data/lounge-reviews.jsonl', import.meta.url);
