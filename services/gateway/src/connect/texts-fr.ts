import { html } from '@review-reply/html';
import type { Texts } from './texts.ts';

/** The pages in French. The service's name does not break at its hyphen. */
export const frenchTexts: Texts = {
  serviceNote:
    'Cette page est un service de Review\u2011Reply, qui lit les avis et y répond pour le compte des établissements.',
  yourContact: 'la personne qui vous a envoyé le lien',
  reference: 'Référence à communiquer au support\u00a0:',
  consent: {
    title: 'Connecter vos avis Google',
    heading: (partner) => html`${partner} souhaite s’occuper de vos avis Google`,
    greeting: (client) => html`Bonjour ${client},`,
    introduction: (partner) =>
      html`${partner} travaille avec Review\u2011Reply. Si vous êtes d’accord, nous connectons votre fiche d’établissement Google afin que vos avis puissent être lus et recevoir une réponse.`,
    madeFor: (client) => html`Ce lien a été créé pour ${client}. Si ce n’est pas vous, veuillez ne pas continuer.`,
    allowsHeading: 'Ce que vous autorisez',
    allowsAllPlaces: 'Lire les avis de tous les établissements gérés par votre compte Google.',
    allowsChosenPlaces: 'Lire les avis des établissements que vous choisirez après vous être identifié.',
    allowsReplies: (partner) =>
      html`Publier des réponses au nom de votre établissement, selon ce qui est convenu avec ${partner}.`,
    allowsProfile: (partner) =>
      html`Lire votre fiche d’établissement et, à la demande de ${partner}, la mettre à jour\u00a0: horaires, description, etc.`,
    googleHeading: 'Ce que Google va vous demander',
    google: html`Google demande si Review\u2011Reply peut «\u00a0consulter, modifier, créer et supprimer vos fiches d’établissement Google\u00a0». Google ne propose pas d’autorisation plus restreinte pour les avis. Laissez la case cochée\u00a0: rien ne fonctionne sans elle.`,
    yoursHeading: 'Ce qui reste entre vos mains',
    password: 'Vous vous identifiez chez Google. Nous ne voyons jamais votre mot de passe.',
    email: (partner) =>
      html`Google nous indique l’adresse e-mail avec laquelle vous vous identifiez. ${partner} ne l’apprend que si le lien a été créé pour une autre.`,
    ending: (partner) =>
      html`Vous pouvez y mettre fin à tout moment\u00a0: dites-le à ${partner}, ou retirez Review\u2011Reply de votre compte Google. Vos données sont effacées 30 jours après que ${partner} a mis fin à la connexion.`,
    agree: 'Accepter et continuer avec Google',
    refuse: (partner) => html`Ne pas accepter et revenir chez ${partner}`,
    validUntil: (time) => html`Ce lien vous est personnel. Il peut être utilisé jusqu’au ${time}.`,
  },
  choice: {
    title: 'Choisir vos établissements',
    titleWithFault: 'Erreur\u00a0: choisir vos établissements',
    heading: 'Quels établissements connecter\u00a0?',
    introduction: (partner) =>
      html`${partner} ne verra que les établissements choisis ici. Rien ne change pour les autres.`,
    legend: (places) =>
      places === 1
        ? 'L’établissement géré par votre compte Google'
        : `Votre compte Google gère ${places} établissements`,
    notVerified: 'Pas encore validé par Google\u00a0: il sera possible de répondre à ses avis une fois qu’il le sera.',
    connect: 'Connecter les établissements cochés',
    connectAll: (places) => `Connecter les ${places}`,
    none_chosen: 'Cochez au moins un établissement.',
    not_offered: 'Quelque chose a changé dans ces établissements. Veuillez choisir à nouveau.',
  },
  reports: {
    heading: 'Ne plus recevoir de rapports\u00a0?',
    question: (place) =>
      html`Des rapports sur les avis de ${place} sont envoyés par e-mail. Souhaitez-vous y mettre fin\u00a0?`,
    end: 'Mettre fin aux rapports',
  },
  signedIn: {
    as: (person) => html`Vous vous êtes identifié chez Google en tant que ${person}.`,
    other: (invited, partner) =>
      html`Le lien a été créé pour ${invited}\u00a0: ${partner} est donc informé de l’adresse utilisée.`,
  },
  actions: {
    back_to_partner: (partner) => html`Revenir chez ${partner}`,
    to_google: () => html`Continuer vers Google`,
    try_again: () => html`Réessayer`,
    look_again: () => html`Vérifier maintenant`,
  },
  notices: {
    unknown_link: {
      title: 'Ce lien est inconnu',
      heading: 'Nous ne connaissons pas ce lien',
      says: (partner) => [
        html`Il a peut-être été coupé en chemin. Ouvrez-le à nouveau, en entier, depuis le message que vous avez reçu.`,
        html`Si cela ne suffit pas, demandez un nouveau lien à ${partner}.`,
      ],
    },
    used: {
      title: 'Ce lien a été utilisé',
      heading: 'Ce lien a déjà été utilisé',
      says: (partner) => [
        html`Quelqu’un s’est identifié avec ce lien, dans un autre navigateur ou sur un autre appareil. Si c’était vous, poursuivez là-bas, ou revenez simplement chez ${partner}.`,
        html`Si ce n’était pas vous, signalez-le à ${partner} et demandez un nouveau lien.`,
      ],
    },
    expired: {
      title: 'Ce lien a expiré',
      heading: 'Ce lien a expiré',
      says: (partner) => [
        html`Pour votre sécurité, un lien n’est utilisable que pendant sept jours. Rien n’a été connecté.`,
        html`Demandez un nouveau lien à ${partner}.`,
      ],
    },
    canceled: {
      title: 'Ce lien a été retiré',
      heading: 'Ce lien a été retiré',
      says: (partner) => [
        html`${partner} a retiré l’invitation. Rien n’a été connecté.`,
        html`Si cela vous surprend, demandez un nouveau lien à ${partner}.`,
      ],
    },
    not_this_browser: {
      title: 'Veuillez rouvrir votre lien',
      heading: 'Veuillez rouvrir votre lien',
      says: () => [
        html`Cette page fait suite à une identification commencée dans un autre navigateur, ou il y a trop longtemps. Rien n’a été modifié.`,
        html`Ouvrez encore une fois le lien que vous avez reçu, dans le navigateur avec lequel vous voulez vous identifier.`,
      ],
    },
    sign_in_again: {
      title: 'Veuillez vous identifier à nouveau',
      heading: 'L’identification n’a pas abouti',
      says: () => [
        html`La réponse de Google n’est pas arrivée comme prévu, ou trop tard. Rien n’a été connecté.`,
        html`Ouvrez encore une fois le lien que vous avez reçu et identifiez-vous à nouveau.`,
      ],
    },
    no_cookie: {
      title: 'Veuillez autoriser notre cookie',
      heading: 'Votre navigateur n’a pas envoyé notre cookie',
      says: () => [
        html`Nous déposons un seul cookie, pour que personne d’autre ne puisse terminer une identification que vous avez commencée. Il ne sert à rien d’autre.`,
        html`Autorisez les cookies pour ce site, puis ouvrez encore une fois le lien que vous avez reçu.`,
      ],
    },
    to_google: {
      title: 'Direction Google',
      heading: 'Direction Google',
      says: () => [
        html`Google va vous demander de vous identifier. Si rien ne se passe d’ici quelques secondes, utilisez le bouton ci-dessous.`,
      ],
    },
    working: {
      title: 'Connexion de vos établissements',
      heading: 'Connexion de vos établissements',
      says: (partner) => [
        html`Cela prend quelques instants. La page avance d’elle-même, puis vous ramène chez ${partner}.`,
        html`Vous pouvez aussi la fermer\u00a0: ce qui est commencé se termine sans vous.`,
      ],
    },
    completed: {
      title: 'Vos établissements sont connectés',
      heading: 'Vos établissements sont connectés',
      says: (partner) => [html`Tout est fait ici. ${partner} peut maintenant s’occuper de vos avis.`],
    },
    no_place: {
      title: 'Aucun établissement trouvé',
      heading: 'Nous n’avons trouvé aucun établissement',
      says: (partner) => [
        html`Le compte Google avec lequel vous vous êtes identifié ne gère aucun établissement ouvert au public sur Google. Rien n’a été connecté.`,
        html`Si un autre de vos comptes en gère un, demandez un nouveau lien à ${partner} et identifiez-vous avec cet autre compte.`,
      ],
    },
    not_allowed: {
      title: 'Rien n’a été connecté',
      heading: 'Rien n’a été connecté',
      says: (partner) => [
        html`Rien ne change pour vos établissements.`,
        html`Si vous changez d’avis, ouvrez encore une fois le lien que vous avez reçu, ou parlez-en à ${partner}.`,
      ],
    },
    reports_ended: {
      title: 'Plus aucun rapport n’est envoyé',
      heading: 'Plus aucun rapport n’est envoyé',
      says: () => [html`Ils peuvent être réactivés à tout moment dans les réglages de l’établissement.`],
    },
    unavailable: {
      title: 'Veuillez réessayer dans un instant',
      heading: 'Veuillez réessayer dans un instant',
      says: () => [
        html`Une partie de notre service est injoignable en ce moment. Rien n’est perdu\u00a0: votre lien reste valable.`,
      ],
    },
    too_many_requests: {
      title: 'Veuillez patienter une minute',
      heading: 'Veuillez patienter une minute',
      says: () => [
        html`Trop de pages ont été demandées depuis votre réseau. Votre lien reste valable\u00a0: réessayez dans une minute.`,
      ],
    },
    not_found: {
      title: 'Cette page n’existe pas',
      heading: 'Cette page n’existe pas',
      says: () => [html`Ouvrez, en entier, le lien que vous avez reçu.`],
    },
    wrong_request: {
      title: 'Cette demande n’a pas été comprise',
      heading: 'Cette demande n’a pas été comprise',
      says: () => [
        html`Votre navigateur a envoyé quelque chose d’inattendu. Rien n’a été modifié.`,
        html`Ouvrez encore une fois le lien que vous avez reçu.`,
      ],
    },
    failed: {
      title: 'Un problème est survenu',
      heading: 'Un problème est survenu de notre côté',
      says: (partner) => [
        html`Nous en avons été avertis. Votre lien reste valable\u00a0: veuillez réessayer plus tard.`,
        html`Si cela se reproduit, communiquez la référence ci-dessous à ${partner}.`,
      ],
    },
  },
};
