import { fillMessage } from '../errors/fill-message.ts';
import type { Message } from '../faults/codes.ts';
import type { Locale } from '../schemas/account.ts';

/** A sentence for each kind of alert; `{name}` is a member of the alert's details. */
export const alertMessages: Readonly<Record<string, Message>> = {
  autopilot_without_suns: {
    en: 'Autopilot writes no replies for this place: there are not enough Suns.',
    fr: 'Le pilote automatique n’écrit pas de réponses pour cet établissement : il n’y a pas assez de Suns.',
  },
  google_updated: {
    en: 'Google changed the listing of this place: {sections}.',
    fr: 'Google a modifié la fiche de cet établissement : {sections}.',
  },
  voice_of_merchant_lost: {
    en: 'What you say about this place on Google no longer goes live.',
    fr: 'Ce que vous indiquez pour cet établissement sur Google n’est plus publié.',
  },
  voice_of_merchant_won: {
    en: 'What you say about this place on Google goes live again.',
    fr: 'Ce que vous indiquez pour cet établissement sur Google est de nouveau publié.',
  },
  suspended: {
    en: 'Google suspended the listing of this place.',
    fr: 'Google a suspendu la fiche de cet établissement.',
  },
  duplicate: {
    en: 'Google holds the listing of this place for a duplicate of another[: {duplicate_of}].',
    fr: 'Google considère la fiche de cet établissement comme le doublon d’une autre[ : {duplicate_of}].',
  },
  edits_pending: {
    en: 'Google has held edits of this place for three days: {sections}.',
    fr: 'Google retient depuis trois jours des modifications de cet établissement : {sections}.',
  },
  access_lost: {
    en: 'The Google account that was signed in with no longer manages this place: its reviews are neither read nor answered.',
    fr: 'Le compte Google connecté ne gère plus cet établissement : il n’est plus possible de lire ses avis ni d’y répondre.',
  },
};

/** @param message what the alert says itself, for a kind that this version does not know */
export function alertMessage(
  { kind, message, details }: { readonly kind: string; readonly message: string; readonly details: object },
  locale: Locale,
): string {
  const known = Object.hasOwn(alertMessages, kind) ? alertMessages[kind] : undefined;
  return known === undefined ? message : fillMessage(known, locale, { ...details });
}
