import type { Bank } from './bank.ts';

/** Four and five stars, in French. */
export const positiveFr: Bank['positive'] = {
  open: {
    plain: [
      "Merci d'avoir souligné {pos}.",
      'Merci pour vos mots aimables sur {pos}.',
      'Nous sommes heureux que vous ayez apprécié {pos}.',
      'Savoir que vous avez apprécié {pos} nous fait très plaisir.',
      'Merci pour cet avis et pour ce que vous dites {pos:de}.',
      'Vos compliments sur {pos} nous touchent beaucoup.',
      'Quel plaisir de lire que vous avez aimé {pos}.',
      "Merci d'avoir pris le temps de parler {pos:de} avec autant de bienveillance.",
    ],
    formal: [
      'Nous vous remercions de vos appréciations sur {pos}.',
      'Nous avons été sensibles à vos propos sur {pos}.',
      "Nous vous savons gré d'avoir relevé {pos}.",
      'Vos observations sur {pos} nous honorent, et nous vous en remercions.',
    ],
    friendly: [
      'Un grand merci pour vos mots sur {pos}.',
      'Ça fait vraiment plaisir de lire que vous avez aimé {pos}.',
      'Merci beaucoup pour ce joli retour sur {pos}.',
      'Nous sommes très contents de vous avoir fait plaisir avec {pos}.',
    ],
    warm: [
      'Mille mercis pour vos mots adorables sur {pos}.',
      'Vous nous avez donné le sourire en parlant ainsi {pos:de}.',
    ],
  },
  also: {
    plain: [
      'Votre remarque positive sur {pos} nous fait tout autant plaisir.',
      'Merci également pour ce que vous dites {pos:de}.',
      'Nous sommes tout aussi heureux que vous mentionniez {pos}.',
      'Que vous ayez aussi remarqué {pos} compte beaucoup pour nous.',
    ],
    formal: ['Votre appréciation {pos:de} est tout aussi encourageante.'],
    friendly: ['Et merci aussi pour le mot sur {pos}.', 'Et tant mieux si vous avez aussi aimé {pos}.'],
  },
  remark: {
    plain: [
      'Votre remarque sur {neg} nous est utile elle aussi.',
      'Merci aussi de votre franchise au sujet {neg:de}.',
      'Nous avons lu avec la même attention ce que vous dites {neg:de}.',
      'Nous comprenons vos réserves sur {neg}.',
      'Vous faites bien de nous parler aussi {neg:de}.',
    ],
    formal: ['Vos réserves concernant {neg} ont également retenu notre attention.'],
    friendly: ["Dommage pour {neg}, et merci de nous l'avoir dit.", 'Et merci pour votre franchise sur {neg}.'],
  },
  openTopic: {
    plain: [
      "Merci d'avoir pris le temps de nous parler {topic:de}.",
      'Merci pour cet avis et pour vos mots sur {topic}.',
      'Nous avons lu avec intérêt ce que vous écrivez sur {topic}, merci.',
      'Votre regard sur {topic} nous est précieux, merci.',
    ],
    formal: ['Nous vous remercions de vos observations sur {topic}.'],
    friendly: ['Merci de nous avoir raconté votre expérience, et de parler {topic:de}.'],
  },
  openGeneral: {
    plain: [
      'Merci pour cet avis si aimable.',
      'Merci pour vos mots généreux.',
      'Vos mots sont un bel encouragement pour nous.',
      "Merci d'avoir pris le temps de nous écrire ces quelques mots.",
      'Votre commentaire nous fait très plaisir.',
      'Vos compliments nous touchent, merci.',
      'Nous sommes heureux de vous avoir fait bonne impression.',
    ],
    formal: ['Nous vous remercions de ce commentaire bienveillant.', 'Nous sommes très sensibles à vos compliments.'],
    friendly: ['Un grand merci pour ce gentil message.', 'Merci beaucoup, ça fait vraiment plaisir à lire.'],
    warm: ['Mille mercis, quel plaisir de vous lire.', 'Vous nous avez donné le sourire, merci.'],
  },
  openRating: {
    plain: [
      'Merci pour cette belle note.',
      "Merci d'avoir pris un instant pour nous attribuer cette note.",
      'Votre note est un bel encouragement, merci.',
      'Nous sommes heureux de cette note, merci.',
      'Merci pour ces étoiles, elles nous font plaisir.',
      'Cette note nous touche, merci.',
      'Merci de votre confiance.',
      'Une telle note fait toujours plaisir, merci.',
      'Nous apprécions beaucoup votre note.',
    ],
    formal: ['Nous vous remercions de cette note généreuse.', 'Nous sommes très sensibles à votre évaluation.'],
    friendly: ['Un grand merci pour les étoiles.', 'Merci beaucoup pour cette super note.'],
    warm: ['Mille mercis pour cette jolie note.', 'Vos étoiles nous ont donné le sourire, merci.'],
  },
  close: {
    plain: [
      'Nous serons heureux de vous accueillir de nouveau.',
      'Ce sera un plaisir de vous revoir.',
      'Nous espérons vous revoir bientôt.',
      'Notre porte vous est toujours ouverte.',
      'Au plaisir de vous accueillir à nouveau.',
      'Nous aurons grand plaisir à vous revoir parmi nos hôtes.',
      "Toute l'équipe espère vous revoir.",
      "À bientôt, nous l'espérons.",
      'Nous aurons plaisir à vous recevoir une prochaine fois.',
      'Le plaisir de vous recevoir était pour nous.',
      'Nous espérons vous retrouver chez {place}.',
    ],
    formal: [
      'Ce serait un honneur de vous accueillir de nouveau.',
      "Dans l'attente du plaisir de vous recevoir, nous vous saluons bien cordialement.",
      'Nous restons à votre disposition pour une prochaine visite.',
    ],
    friendly: ['À très bientôt.', 'Revenez nous voir quand vous voulez.', 'À la prochaine, avec grand plaisir.'],
    warm: ['On a déjà hâte de vous revoir.', 'À très vite parmi nous.'],
  },
  closeApp: {
    plain: [
      "Nous espérons qu'elle continuera de bien vous servir.",
      'Nous sommes heureux de vous compter parmi nos utilisateurs.',
      "Merci de l'utiliser et de le faire savoir.",
      'Des mots comme les vôtres nous encouragent.',
      "C'est bon de savoir qu'elle vous est utile.",
    ],
  },
};
