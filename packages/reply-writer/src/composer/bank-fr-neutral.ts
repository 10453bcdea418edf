import type { Bank } from './bank.ts';

/** Names nothing, confirms nothing: for matters that a person must read first, and for discreet professions. */
export const neutralFr: Bank['neutral'] = {
  positive: {
    open: {
      plain: [
        "Merci d'avoir pris le temps de laisser un commentaire.",
        "Merci d'avoir partagé votre opinion.",
        'Votre commentaire aimable est très apprécié.',
        'Merci pour votre note.',
        'Nous apprécions beaucoup votre commentaire.',
        'Nous avons lu votre commentaire avec plaisir.',
        'Merci pour ces mots aimables.',
      ],
      formal: ['Nous vous remercions de votre commentaire.'],
      friendly: ['Merci beaucoup pour ce gentil commentaire.'],
    },
    close: {
      plain: [
        "C'est un encouragement pour toute l'équipe.",
        'Cela compte beaucoup pour nous tous.',
        "Toute l'équipe se joint à ces remerciements.",
        "C'est toujours un plaisir de recevoir un mot aimable.",
        'De tels mots sont un bel encouragement.',
        'Nous vous souhaitons une excellente continuation.',
      ],
    },
  },
  mixed: {
    open: {
      plain: [
        "Merci d'avoir pris le temps de laisser un commentaire.",
        "Merci d'avoir partagé votre opinion.",
        'Nous avons lu votre commentaire avec attention.',
        'Merci pour votre commentaire franc.',
        "Merci d'avoir pris un instant pour nous écrire.",
      ],
      formal: ['Nous vous remercions de votre commentaire.'],
    },
    close: {
      plain: [
        'Chaque opinion est lue, et chacune est utile.',
        'Il est important pour nous de savoir comment nous sommes perçus.',
        'Entendre les deux côtés nous est utile.',
        'Toutes les opinions comptent, les plus nuancées aussi.',
        'Nous vous souhaitons une bonne continuation.',
      ],
    },
  },
  negative: {
    open: {
      plain: [
        "Nous avons lu votre commentaire avec beaucoup d'attention.",
        'Merci de nous en parler.',
        'Nous sommes désolés de votre mécontentement.',
        'Merci de nous écrire aussi ouvertement.',
        "Votre commentaire a été lu avec toute l'attention qu'il mérite.",
        'Nous comprenons votre mécontentement et nous en sommes désolés.',
      ],
      formal: ['Nous regrettons votre mécontentement.'],
    },
    close: {
      plain: [
        "Un tel sujet mérite une conversation directe plutôt qu'un échange public.",
        'Nous préférerions en parler directement avec vous plutôt que publiquement.',
        'Nous sommes prêts à vous écouter directement.',
        'Il vaut mieux en parler de vive voix, et nous sommes disponibles pour cela.',
        'Nous aimerions vous entendre directement à ce sujet.',
      ],
    },
  },
};
