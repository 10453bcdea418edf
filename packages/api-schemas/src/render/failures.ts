import { fillMessage } from '../errors/fill-message.ts';
import type { Message } from '../faults/codes.ts';
import type { Locale } from '../schemas/account.ts';
import { enrollmentFailures } from './enrollment-failures.ts';

/** Why something failed, as services keep it and send it to each other: without a sentence. */
export interface Failure {
  readonly code: string;
  /** What the code alone does not say: a word of ours (`review_gone`) or of the platform. */
  readonly reason?: string | undefined;
  /** The sentence in English where it was kept so, by earlier versions. */
  readonly message?: string;
}

/** A sentence for each way in which a reply fails; after a slash the reason that it is about. */
const replyFailures: Readonly<Record<string, Message>> = {
  account_suspended: {
    en: 'The account is suspended; the reply is sent when the suspension ends.',
    fr: 'Le compte est suspendu ; la réponse sera envoyée à la fin de la suspension.',
  },
  already_published: {
    en: 'Another reply appeared on the platform meanwhile; it was left as it is.',
    fr: 'Une autre réponse est apparue entre-temps sur la plateforme ; elle a été laissée telle quelle.',
  },
  canceled: { en: 'The publication was canceled.', fr: 'La publication a été annulée.' },
  'canceled/not_connected': {
    en: 'The place is inactive or no longer connected to the platform.',
    fr: 'L’établissement est inactif ou n’est plus connecté à la plateforme.',
  },
  'canceled/outdated': {
    en: 'The review or the settings of autopilot have changed since it wrote the reply.',
    fr: 'L’avis ou les réglages du pilote automatique ont changé depuis qu’il a écrit la réponse.',
  },
  'canceled/review_gone': {
    en: 'The review is gone from its platform.',
    fr: 'L’avis a disparu de sa plateforme.',
  },
  moderation_timeout: {
    en: 'The platform gave no verdict on the reply within seven days.',
    fr: 'La plateforme n’a pas statué sur la réponse en sept jours.',
  },
  platform_refused: {
    en: 'The platform refused the reply[ ({reason})].',
    fr: 'La plateforme a refusé la réponse[ ({reason})].',
  },
  platform_unavailable: {
    en: 'The platform could not be reached.',
    fr: 'La plateforme n’a pas pu être jointe.',
  },
  rejected: { en: 'The platform rejected the reply.', fr: 'La plateforme a rejeté la réponse.' },
  removed_on_platform: {
    en: 'The reply is no longer on the platform.',
    fr: 'La réponse n’est plus sur la plateforme.',
  },
  review_not_shown: {
    en: 'The platform does not show the review.',
    fr: 'La plateforme n’affiche pas l’avis.',
  },
};

/** Of a reply that the platform rejected, whose code is then the platform's own word. */
const rejected: Message = {
  en: 'The platform rejected the reply: {code}.',
  fr: 'La plateforme a rejeté la réponse : {code}.',
};

const messages = new Map<string, Message>(Object.entries({ ...enrollmentFailures, ...replyFailures }));

/** @returns the code itself for one that this version does not know */
export function failureMessage({ code, reason, message }: Failure, locale: Locale): string {
  if (message) return message;
  const known = reason === 'rejected' ? rejected : (messages.get(`${code}/${reason}`) ?? messages.get(code));
  return known === undefined ? code : fillMessage(known, locale, { code, ...(reason && { reason }) });
}

/** What is shown of a failure, in this language. */
export function renderFailure(failure: Failure | undefined, locale: Locale) {
  return failure ? { code: failure.code, message: failureMessage(failure, locale) } : null;
}

/** What is written of a failure into JSON whose reader's language is not known yet: see `localiseFailures`. */
export function keepFailure(failure: Failure | undefined) {
  if (failure?.message) return { code: failure.code, message: failure.message };
  return failure ? { code: failure.code, reason: failure.reason || null } : null;
}

/**
 * What every failure begins with, and hardly anything else does. Node looks for up to 6 characters by the processor's
 * own search for the first, which is rare: 2 µs in a page of 50 kB, where the whole beginning takes 50.
 */
const marker = '{"code';
/** Quotes within texts are escaped, so that nothing that somebody wrote looks like it. */
const kept = /"failure":\{"code":"(\w+)","reason":(?:null|"(\w*)")\}/g;

/**
 * Gives each failure in JSON the sentence that its reader understands.
 *
 * @param json UTF-8 bytes, with failures as `{"code":…,"reason":…}` without white space.
 * @returns the same bytes when there is none, which is nearly always
 */
export function localiseFailures(json: Uint8Array, locale: Locale): Uint8Array {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  if (!bytes.includes(marker)) return json;
  const text = bytes.toString().replace(kept, (_, code: string, reason: string | undefined) => {
    return `"failure":${JSON.stringify(renderFailure({ code, reason }, locale))}`;
  });
  return Buffer.from(text);
}
