import type { ListingSection, ListingState } from '@review-reply/platforms/listing';

/** What was known of a listing when it was looked at last; nothing before the first time. */
export interface WatchState {
  readonly voiceOfMerchant?: boolean;
  readonly suspended?: boolean;
  readonly duplicateOf?: string | null;
  /** Sections that were told to have been changed by the platform. */
  readonly updated?: readonly ListingSection[];
  /** Since when edits of a section wait, RFC 3339. */
  readonly pendingSince?: Readonly<Partial<Record<ListingSection, string>>>;
  /** Sections whose long wait was told. */
  readonly pendingTold?: readonly ListingSection[];
  /** Since when the login does not reach the listing, RFC 3339. */
  readonly lostSince?: string;
  readonly lostTold?: boolean;
}

export interface ListingAlarm {
  readonly kind:
    | 'google_updated'
    | 'voice_of_merchant_lost'
    | 'voice_of_merchant_won'
    | 'suspended'
    | 'duplicate'
    | 'edits_pending'
    | 'access_lost';
  readonly details: Readonly<Record<string, unknown>>;
}

interface JudgedListing {
  readonly state: WatchState;
  readonly alarms: readonly ListingAlarm[];
}

const pendingLongMs = 3 * 24 * 60 * 60_000;
/** Shorter than the time between two looks, longer than a platform errs. */
const lostLongMs = 3 * 60 * 60_000;

/**
 * What a look at a listing shows that was not told yet. Each cause is told once and over when it is gone: should it
 * come again, it is told again. Of a suspension, the voice that is lost with it is not told beside it.
 * @param seen null when the login does not reach it any more
 */
export function judgeListing(before: WatchState, seen: ListingState | null, now: Date): JudgedListing {
  if (seen === null) return judgeLost(before, now);
  const { voiceOfMerchant, suspended, duplicateOf, googleUpdated, pending } = seen;
  const pendingSince = Object.fromEntries(
    pending.map((section) => [section, before.pendingSince?.[section] ?? now.toISOString()]),
  );
  const isLong = (section: ListingSection) => now.getTime() - Date.parse(pendingSince[section] ?? '') >= pendingLongMs;
  const pendingTold = pending.filter(isLong);
  const alarms: ListingAlarm[] = [];
  const alarm = (isDue: boolean, kind: ListingAlarm['kind'], details: ListingAlarm['details'] = {}) => {
    if (isDue) alarms.push({ kind, details });
  };
  const updatedNow = without(googleUpdated, before.updated);
  const longNow = without(pendingTold, before.pendingTold);
  alarm(updatedNow.length > 0, 'google_updated', { sections: updatedNow });
  alarm(suspended && before.suspended !== true, 'suspended');
  alarm(before.voiceOfMerchant === true && !voiceOfMerchant && !suspended, 'voice_of_merchant_lost');
  alarm(before.voiceOfMerchant === false && voiceOfMerchant, 'voice_of_merchant_won');
  alarm(duplicateOf !== null && duplicateOf !== before.duplicateOf, 'duplicate', { duplicate_of: duplicateOf });
  alarm(longNow.length > 0, 'edits_pending', { sections: longNow });
  return {
    state: { voiceOfMerchant, suspended, duplicateOf, updated: googleUpdated, pendingSince, pendingTold },
    alarms,
  };
}

/** What a platform says once may be its mistake: it is told when a later look finds it so, too. */
function judgeLost(before: WatchState, now: Date): JudgedListing {
  const lostSince = before.lostSince ?? now.toISOString();
  const lostTold = now.getTime() - Date.parse(lostSince) >= lostLongMs;
  const isDue = lostTold && before.lostTold !== true;
  return { state: { ...before, lostSince, lostTold }, alarms: isDue ? [{ kind: 'access_lost', details: {} }] : [] };
}

const without = <T>(all: readonly T[], known: readonly T[] = []) => all.filter((one) => !known.includes(one));
