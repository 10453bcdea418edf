import type { ReviewContent } from './review.ts';

/** How a place's reviews are answered without its holder. */
export interface AutopilotSettings {
  readonly enabled: boolean;
  readonly delayHours: number;
  readonly minRating: number;
}

export const hourMs = 3_600_000;
/** Customers write and platforms show within days: what is older when it comes to light was hidden, or not read. */
export const writtenWithinMs = 10 * 24 * hourMs;
/** A draft that is later than this was held up. */
export const heldUpAfterMs = 10 * 60_000;
/** Reviews below this many stars that say nothing leave open what went wrong. */
const plainRatingMin = 4;

export type Obstacle =
  | 'review_removed'
  | 'answered'
  | 'place_inactive'
  | 'autopilot_off'
  | 'rating_below_minimum'
  | 'seen_before_autopilot'
  | 'seen_long_after_writing';

/** A place as far as it says whether autopilot is on. */
interface SwitchedPlace {
  readonly active: boolean;
  readonly autopilot: AutopilotSettings;
}

const isOn = ({ active, autopilot }: SwitchedPlace) => active && autopilot.enabled;

/**
 * Since when a place is active with autopilot on, after a change at this time that leaves it as `place`: any other
 * change keeps it. Null while it is not.
 */
export function findOnSince(
  before: (SwitchedPlace & { autopilotSince: Date | null }) | null,
  place: SwitchedPlace,
  changedAt: Date,
): Date | null {
  if (!isOn(place)) return null;
  return before !== null && isOn(before) ? before.autopilotSince : changedAt;
}

/** Why a review is not one for autopilot, whatever a suggestion would say; null when it is. */
export function findObstacle(
  review: { rating: number; updatedAt: Date; firstSeenAt: Date; removedAt: Date | null; answered: boolean },
  place: SwitchedPlace & { autopilotSince: Date | null },
): Obstacle | null {
  if (review.removedAt !== null) return 'review_removed';
  if (review.answered) return 'answered';
  if (!place.active) return 'place_inactive';
  if (!place.autopilot.enabled) return 'autopilot_off';
  if (review.rating < place.autopilot.minRating) return 'rating_below_minimum';
  const isOlder = place.autopilotSince !== null && review.firstSeenAt.getTime() <= place.autopilotSince.getTime();
  if (isOlder) return 'seen_before_autopilot';
  const isLate = review.firstSeenAt.getTime() - review.updatedAt.getTime() >= writtenWithinMs;
  return isLate ? 'seen_long_after_writing' : null;
}

/** Why a person must look at the draft first, as codes: what its writer found, and what can't be told without words. */
export function findHoldReasons(
  { rating, title, text }: Pick<ReviewContent, 'rating' | 'title' | 'text'>,
  written: { needsHuman: boolean; reasons: readonly string[] },
): string[] {
  const isWordless = !/[\p{L}\p{N}]/u.test(`${title ?? ''}${text}`);
  const own = isWordless && rating < plainRatingMin ? ['doubtful_without_text'] : [];
  if (!written.needsHuman) return own;
  return [...new Set([...(written.reasons.length > 0 ? written.reasons : ['needs_human']), ...own])];
}

/** Whether a customer says something else than before, so that what was to be answered is no longer what is there. */
export function isRewritten(
  kept: Pick<ReviewContent, 'rating' | 'title' | 'text'>,
  seen: Pick<ReviewContent, 'rating' | 'title' | 'text'>,
): boolean {
  return kept.rating !== seen.rating || kept.text !== seen.text || kept.title !== seen.title;
}

/** From when on a draft may be published: the delay after its review was seen, and never in the past. */
export function earliestAt(seenAt: Date, delayHours: number, now: Date): Date {
  return new Date(Math.max(seenAt.getTime() + delayHours * hourMs, now.getTime()));
}

/**
 * When a draft is published, given how many of its place are to be in the hour from `earliest` on already: the first at
 * once, the others each in the middle of a gap, so that however many come together are spread over that hour (the
 * sequence of van der Corput).
 */
export function spreadWithinHour(earliest: Date, taken: number): Date {
  let share = 0;
  for (let rest = taken, step = 0.5; rest > 0; rest = Math.floor(rest / 2), step /= 2) share += (rest % 2) * step;
  return new Date(earliest.getTime() + Math.floor(share * hourMs));
}
