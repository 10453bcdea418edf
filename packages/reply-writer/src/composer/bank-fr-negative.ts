import type { Bank } from './bank.ts';

/** One and two stars, in French: acknowledge, one brief apology, nothing explained and nothing promised. */
export const negativeFr: Bank['negative'] = {
  open: {
    plain: [
      'Nous sommes désolés de votre déception concernant {neg}.',
      'Nous sommes désolés de lire ce que vous écrivez sur {neg}.',
      'Vous attendiez mieux {neg:de}, et nous sommes désolés de cette déception.',
      'Votre déception au sujet {neg:de} est claire, et nous en sommes désolés.',
      'À vous lire sur {neg}, nous comprenons votre déception et nous en sommes désolés.',
      'Nous regrettons que votre expérience ait été si décevante, en particulier pour {neg}.',
      'Nous sommes désolés de ne pas avoir répondu à vos attentes concernant {neg}.',
    ],
    formal: [
      'Nous regrettons vivement votre insatisfaction concernant {neg}.',
      'Veuillez accepter nos excuses pour votre déception au sujet {neg:de}.',
    ],
    friendly: [
      'Nous sommes vraiment désolés pour {neg}, nous comprenons votre déception.',
      'Ce que vous dites {neg:de} fait de la peine à lire, et nous en sommes désolés.',
    ],
  },
  openTopic: {
    plain: [
      'Nous avons lu attentivement ce que vous écrivez sur {topic}, et nous sommes désolés de votre déception.',
      'Vos remarques sur {topic} disent bien votre déception, et nous en sommes désolés.',
      'Nous sommes désolés de lire un avis aussi déçu au sujet {topic:de}.',
      "Nous comprenons, à vous lire sur {topic}, que vos attentes n'ont pas été satisfaites, et nous en sommes désolés.",
    ],
    formal: ["Nous regrettons l'insatisfaction que vous exprimez au sujet {topic:de}."],
  },
  openGeneral: {
    plain: [
      'Nous sommes désolés que votre expérience ait été si décevante.',
      'Nous sommes désolés de lire votre déception.',
      'Votre déception est claire, et nous en sommes désolés.',
      'Nous sommes désolés de ne pas avoir répondu à vos attentes.',
      'Nous comprenons votre déception et nous en sommes désolés.',
    ],
    formal: ['Nous regrettons vivement votre insatisfaction.', 'Veuillez accepter nos excuses pour cette déception.'],
    friendly: ['Nous sommes vraiment désolés de lire cela.'],
  },
  openRating: {
    plain: [
      'Nous sommes désolés de ne pas vous avoir donné satisfaction.',
      'Votre note dit votre déception, et nous en sommes désolés.',
      'Nous sommes désolés de ne pas avoir répondu à vos attentes.',
      'Nous sommes désolés de voir une telle note.',
      'Une note comme celle-ci montre votre déception, et nous le regrettons.',
      "Nous regrettons que votre expérience n'ait pas été bonne.",
      'Nous sommes désolés de vous avoir laissé une mauvaise impression.',
    ],
    formal: ['Nous regrettons vivement votre insatisfaction.'],
    friendly: ['Nous sommes vraiment désolés de voir cette note.'],
  },
  closeRating: {
    plain: [
      'Quelques mots sur ce qui vous a déplu nous aideraient à comprendre.',
      'Nous aimerions savoir ce qui vous a manqué.',
      'Si vous souhaitez nous en dire plus, nous sommes à votre écoute.',
      'Il nous serait utile de connaître vos raisons.',
      'Nous aurions aimé comprendre votre déception.',
      "Merci de nous l'avoir fait savoir.",
      'Votre opinion compte, et nous aimerions en savoir davantage.',
    ],
  },
  silver: {
    plain: [
      "Merci d'avoir tout de même relevé {pos}.",
      'Vos mots sur {pos} sont malgré tout appréciés.',
      'Nous sommes heureux que vous ayez du moins apprécié {pos}.',
      'Il est juste de votre part de reconnaître {pos} malgré tout.',
    ],
    formal: ['Nous vous savons gré de mentionner néanmoins {pos}.'],
    friendly: ['Merci quand même pour le mot gentil sur {pos}.'],
  },
  close: {
    plain: [
      "Merci de nous l'avoir dit aussi clairement.",
      "Merci d'avoir pris le temps de décrire ce que vous avez vécu.",
      'Un avis aussi précis nous est utile, et nous vous en remercions.',
      'Nous avons lu chaque mot de votre avis.',
      'Votre franchise nous aide à voir les choses avec vos yeux.',
      "Il est important pour nous que vous l'ayez dit.",
      'Nous aurions aimé que vous gardiez un meilleur souvenir de votre passage.',
      "Nous vous remercions d'avoir pris la peine d'écrire.",
    ],
    formal: ['Nous vous remercions de nous en avoir fait part.', 'Nous vous savons gré de votre franchise.'],
    friendly: ['Merci pour votre honnêteté.', "Merci d'avoir pris ce temps malgré votre déception."],
  },
  closeApp: {
    plain: [
      "Merci de nous l'avoir dit aussi clairement.",
      "Merci d'avoir pris le temps de décrire le problème.",
      'Un avis aussi précis nous est utile.',
      "Il est important pour nous que vous l'ayez dit.",
      'Nous avons lu chaque mot de votre avis.',
    ],
  },
};
