import type { Bank } from './bank.ts';

/** Three stars, in French: what was good first. */
export const mixedFr: Bank['mixed'] = {
  open: {
    plain: [
      'Merci pour cet avis équilibré et pour vos mots sur {pos}.',
      'Nous sommes heureux que vous ayez apprécié {pos}.',
      "Merci d'avoir relevé {pos} parmi les points positifs.",
      'Merci pour ce que vous dites {pos:de}.',
      'Vos mots sur {pos} nous font plaisir.',
      'Savoir que vous avez aimé {pos} est encourageant.',
    ],
    formal: [
      'Nous vous remercions de vos appréciations sur {pos}.',
      'Nous avons lu avec plaisir vos remarques favorables sur {pos}.',
    ],
    friendly: [
      'Merci pour cet avis honnête et pour le gentil mot sur {pos}.',
      'Tant mieux si vous avez aimé {pos}, merci de le dire.',
    ],
  },
  openFault: {
    plain: [
      'Merci de votre franchise au sujet {neg:de}.',
      'Nous sommes désolés de votre déception concernant {neg}.',
      'Nous comprenons, à vous lire, que vous gardez une impression mitigée {neg:de}.',
      'Merci de décrire aussi clairement ce qui vous a gêné au sujet {neg:de}.',
      'Nous regrettons de ne pas vous avoir donné satisfaction pour {neg}.',
    ],
    formal: ['Nous regrettons votre insatisfaction concernant {neg}.'],
    friendly: ['Merci de nous parler aussi ouvertement {neg:de}.'],
  },
  fault: {
    plain: [
      'Nous sommes désolés de votre déception au sujet {neg:de}.',
      'Nous comprenons vos réserves sur {neg} et nous en sommes désolés.',
      'Ce que vous écrivez au sujet {neg:de} compte tout autant, et nous sommes désolés de cette déception.',
      'En revanche, nous regrettons votre déception concernant {neg}.',
      'Nous sommes désolés que votre impression ait été moins bonne pour {neg}.',
      'Nous avons aussi lu votre remarque sur {neg}, et nous regrettons cette déception.',
    ],
    formal: ['Nous regrettons vos réserves concernant {neg}.'],
    friendly: ['Dommage pour {neg}, nous en sommes désolés.'],
  },
  openTopic: {
    plain: [
      "Merci d'avoir pris le temps de nous parler {topic:de}.",
      'Merci pour ce regard équilibré sur {topic}.',
      'Nous avons lu avec attention vos remarques sur {topic}.',
      'Il nous est utile de savoir ce que vous pensez {topic:de}, merci.',
      'Vos commentaires sur {topic} sont clairs, merci.',
    ],
    formal: ['Nous vous remercions de vos observations sur {topic}.'],
    friendly: ['Merci de nous dire ce que vous avez pensé {topic:de}.'],
  },
  openGeneral: {
    plain: [
      'Merci pour cet avis franc.',
      'Merci pour votre commentaire équilibré.',
      'Nous avons lu votre commentaire avec attention, merci.',
      'Merci de nous dire ce que vous en avez pensé.',
      'Votre franchise nous est utile.',
    ],
    formal: ['Nous vous remercions de votre franchise.'],
    friendly: ['Merci pour votre honnêteté.'],
  },
  openRating: {
    plain: [
      'Merci pour votre note.',
      "Merci d'avoir pris un instant pour nous noter.",
      "Votre note nous dit qu'il vous a manqué quelque chose.",
      "Nous voyons que nous n'avons pas répondu à toutes vos attentes.",
      'Merci de nous faire savoir où nous en sommes.',
      'Merci pour cette note honnête.',
      'Nous avons bien vu votre note, merci.',
    ],
    formal: ['Nous vous remercions de votre évaluation.'],
    friendly: ['Merci pour ces étoiles et pour votre franchise.'],
  },
  closeRating: {
    plain: [
      'Quelques mots sur ce qui vous a manqué seront toujours les bienvenus.',
      'Nous aimerions savoir ce qui vous a manqué le plus.',
      'Ce serait un plaisir de vous revoir.',
      "Nous aimerions avoir l'occasion de vous faire meilleure impression.",
      'Si vous souhaitez nous en dire plus, nous sommes à votre écoute.',
      'Notre porte vous reste ouverte.',
      'Il nous serait utile de savoir ce qui a fait la différence.',
    ],
  },
  close: {
    plain: [
      'Nous serions heureux de vous accueillir de nouveau et de vous laisser un meilleur souvenir.',
      'Des remarques comme la vôtre nous aident à voir les choses avec vos yeux.',
      "Nous espérons qu'un prochain passage vous plaira davantage.",
      'Ce serait un plaisir de vous revoir.',
      "Nous aimerions avoir l'occasion de vous faire meilleure impression.",
      'Notre porte vous reste ouverte.',
      'Nous espérons vous retrouver chez {place}.',
    ],
    formal: ['Nous serions honorés de vous recevoir de nouveau dans de meilleures conditions.'],
    friendly: [
      'Nous espérons que vous nous donnerez une nouvelle chance.',
      'Revenez nous voir, cela nous ferait plaisir.',
    ],
  },
  closeApp: {
    plain: [
      'Des remarques comme la vôtre nous montrent comment elle est vraiment utilisée.',
      'Quelques mots sur ce qui vous manque le plus nous seront toujours utiles.',
      "Nous espérons qu'elle finira par vous convaincre.",
      "Merci de l'utiliser malgré tout.",
    ],
  },
};
