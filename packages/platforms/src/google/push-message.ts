import { z } from 'zod';
import type { PushedHint } from '../pushes.ts';

/** https://cloud.google.com/pubsub/docs/push#receive_push */
const envelope = z.object({ message: z.object({ data: z.string() }) });
/** Of the words that one notification is written with, in whichever spelling. */
const notification = z.record(z.string(), z.unknown());
const names = z.string().max(1_000);

/**
 * What a push of a Google account's notifications is about, or null where it can't be told. Which fields it has is
 * documented sparsely and was seen to differ, so that every text that names a location or a review is understood.
 */
export function readGooglePush(body: unknown): PushedHint | null {
  const pushed = envelope.safeParse(body);
  const told = pushed.success ? notification.safeParse(parseBase64(pushed.data.message.data)) : null;
  if (!told?.success) return null;
  const texts = Object.entries(told.data).flatMap(([field, value]) => {
    const text = names.safeParse(value);
    return text.success ? [{ field: field.toLowerCase().replaceAll(/[^a-z]/g, ''), text: text.data }] : [];
  });
  const locationId =
    texts.flatMap(({ text }) => /(?:^|\/)locations\/([^/]+)(?:\/|$)/.exec(text)?.[1] ?? [])[0] ??
    // A name without what is before it.
    texts.find(({ field, text }) => /^location(?:name|id)?$/.test(field) && /^[^/]+$/.test(text))?.text;
  if (locationId === undefined) return null;
  const type = texts.find(({ field }) => field === 'type' || field === 'notificationtype')?.text ?? '';
  const namesReview = texts.some(({ text }) => /\/reviews\/[^/]+$/.test(text));
  const ofReview = /REVIEW/i.test(type) || namesReview;
  // A word that Google added since may be about either.
  return { source: 'google', locationId, about: { reviews: ofReview || !isOfListing(type), listing: !ofReview } };
}

const isOfListing = (type: string) => /^(?:GOOGLE_UPDATE|DUPLICATE_LOCATION|\w*VOICE_OF_MERCHANT\w*)$/i.test(type);

function parseBase64(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString());
  } catch {
    return null;
  }
}
