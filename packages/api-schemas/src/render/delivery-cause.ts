import type { Attempt } from '@review-reply/proto/webhooks/v1/webhooks';
import type { Message } from '../faults/codes.ts';

/** What of an attempt tells why it failed. */
export type AttemptOutcome = Pick<Attempt, 'responseStatus' | 'error' | 'firstByteMs'>;

/** Why an attempt failed, by the error that the webhooks service names. */
const errorCauses: Readonly<Record<string, Message>> = {
  name_not_resolved: {
    en: "The host's name has no address that could be found.",
    fr: 'Aucune adresse n’a été trouvée pour le nom de l’hôte.',
  },
  address_not_public: {
    en: 'The host has an address that is not public, so nothing was sent.',
    fr: 'L’hôte a une adresse qui n’est pas publique ; rien n’a été envoyé.',
  },
  look_up_timeout: {
    en: "The host's name could not be looked up within 10 seconds.",
    fr: 'Le nom de l’hôte n’a pas pu être résolu en 10 secondes.',
  },
  connection_timeout: {
    en: 'No connection could be made within 10 seconds.',
    fr: 'La connexion n’a pas pu être établie en 10 secondes.',
  },
  tls_timeout: {
    en: 'The TLS handshake was not complete within 10 seconds.',
    fr: 'La négociation TLS n’était pas terminée au bout de 10 secondes.',
  },
  certificate_expired: {
    en: "The receiver's certificate has expired, or is not valid yet.",
    fr: 'Le certificat du destinataire a expiré, ou n’est pas encore valable.',
  },
  certificate_of_other_host: {
    en: "The receiver's certificate is for another host.",
    fr: 'Le certificat du destinataire est celui d’un autre hôte.',
  },
  certificate_untrusted: {
    en: "The receiver's certificate is signed by nobody who is trusted, or its chain is incomplete.",
    fr: 'Le certificat du destinataire n’est signé par aucune autorité reconnue, ou sa chaîne est incomplète.',
  },
  connection_failed: { en: 'No connection could be made.', fr: 'La connexion n’a pas pu être établie.' },
  certificate_invalid: {
    en: "The receiver's certificate is not valid.",
    fr: 'Le certificat du destinataire n’est pas valable.',
  },
  tls_failed: { en: 'The TLS handshake failed.', fr: 'La négociation TLS a échoué.' },
  connection_closed: {
    en: 'The receiver closed the connection before its answer was complete.',
    fr: 'Le destinataire a fermé la connexion avant la fin de sa réponse.',
  },
  headers_too_large: {
    en: "The answer's headers are larger than 16 KiB.",
    fr: 'Les en-têtes de la réponse dépassent 16 Kio.',
  },
  answer_invalid: { en: 'The answer is not valid HTTP.', fr: 'La réponse n’est pas du HTTP valide.' },
};

/** What had not happened when the time was over. */
const timeoutCauses = {
  firstByte: {
    en: 'The receiver did not answer within 10 seconds.',
    fr: 'Le destinataire n’a pas répondu en 10 secondes.',
  },
  body: {
    en: 'The answer began, but was not complete within 10 seconds.',
    fr: 'La réponse a commencé, mais n’était pas complète au bout de 10 secondes.',
  },
} as const satisfies Record<string, Message>;

const statusCauses = {
  redirect: {
    en: 'The receiver answered {status}: redirects are not followed.',
    fr: 'Le destinataire a répondu {status} : les redirections ne sont pas suivies.',
  },
  gone: {
    en: 'The receiver answered 410: it is gone, and the endpoint was disabled.',
    fr: 'Le destinataire a répondu 410 : il n’existe plus, et le point de terminaison a été désactivé.',
  },
  other: {
    en: 'The receiver answered {status}, not 2xx.',
    fr: 'Le destinataire a répondu {status}, et non 2xx.',
  },
} as const satisfies Record<string, Message>;

const unknownCause: Message = { en: 'The attempt failed.', fr: 'La tentative a échoué.' };

/** Why an attempt failed, in plain words; null for a success. */
export function causeOf(attempt: AttemptOutcome, locale: 'en' | 'fr'): string | null {
  const { error, responseStatus: status } = attempt;
  if (error === 'timeout') return (attempt.firstByteMs == null ? timeoutCauses.firstByte : timeoutCauses.body)[locale];
  if (error != null) return (errorCauses[error] ?? unknownCause)[locale];
  if (status == null || (status >= 200 && status <= 299)) return null;
  const { redirect, gone, other } = statusCauses;
  const message = status === 410 ? gone : status >= 300 && status <= 399 ? redirect : other;
  return message[locale].replace('{status}', String(status));
}
