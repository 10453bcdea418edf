import { fillMessage } from '../errors/fill-message.ts';
import type { Message } from '../faults/codes.ts';
import type { Locale } from '../schemas/account.ts';

/** A sentence for each kind of alert; `{name}` is a member of the alert's details. */
export const alertMessages: Readonly<Record<string, Message>> = {
  autopilot_without_suns: {
    en: 'Autopilot writes no replies for this place: there are not enough Suns.',
    fr: 'Le pilote automatique n’écrit pas de réponses pour cet établissement : il n’y a pas assez de Suns.',
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
