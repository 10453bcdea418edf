import type { Message } from '../faults/codes.ts';

/** A sentence for each reason for which an enrolment fails. */
export const enrollmentFailures = {
  consent_refused: { en: 'The client did not consent.', fr: 'Le client n’a pas donné son accord.' },
  permission_refused: {
    en: 'The client refused the permission at Google.',
    fr: 'Le client a refusé l’autorisation chez Google.',
  },
  permission_incomplete: {
    en: 'The client did not give the permission to manage business profiles.',
    fr: 'Le client n’a pas donné l’autorisation de gérer ses fiches d’établissement.',
  },
  google_account_taken: {
    en: 'The Google account belongs to another partner, or to an account of its own.',
    fr: 'Le compte Google appartient à un autre partenaire, ou à un compte indépendant.',
  },
  too_many_places: {
    en: 'The Google account manages more places than an account may hold.',
    fr: 'Le compte Google gère plus d’établissements qu’un compte ne peut en contenir.',
  },
  no_place: { en: 'The Google account manages no place.', fr: 'Le compte Google ne gère aucun établissement.' },
  expired: { en: 'The link was not used in time.', fr: 'Le lien n’a pas été utilisé à temps.' },
} as const satisfies Record<string, Message>;
