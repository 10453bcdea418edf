import type { Language } from './phrases.ts';

/** Sentences that a model may add though nobody may say them for a business, by kind and language. */
export const lies = {
  lie_promise: {
    en: 'We have retrained the team and it will not happen again.',
    fr: "Nous avons sensibilisé l'équipe et cela ne se reproduira plus.",
    de: 'Wir haben das Team geschult, und es wird nicht mehr vorkommen.',
    es: 'Hemos hablado con el equipo y no volverá a ocurrir.',
    it: 'Abbiamo parlato con il personale e non accadrà più.',
    nl: 'We hebben het team bijgeschoold en het zal niet meer gebeuren.',
    pt: 'Já falámos com a equipa e não voltará a acontecer.',
  },
  lie_offer: {
    en: 'Your next visit is on us.',
    fr: 'Votre prochaine visite vous sera offerte.',
    de: 'Ihr nächster Besuch geht auf uns.',
    es: 'Le devolveremos el dinero.',
    it: 'La prossima visita la offre la casa.',
    nl: 'Uw volgende bezoek is van het huis.',
    pt: 'A sua próxima visita é por nossa conta.',
  },
  lie_admission: {
    en: 'That was wrong of us.',
    fr: "C'est notre faute.",
    de: 'Das war unser Fehler.',
    es: 'Fue culpa nuestra.',
    it: 'È stato un nostro errore.',
    nl: 'Dat was onze fout.',
    pt: 'A culpa foi nossa.',
  },
  lie_invention: {
    en: 'Do see our brand new terrace and our award-winning chef.',
    fr: 'Venez voir notre nouvelle terrasse et notre chef primé au concours.',
    de: 'Sehen Sie sich unsere neue Terrasse an.',
    es: 'Venga a ver nuestra nueva terraza.',
    it: 'Venga a vedere la nostra nuova terrazza.',
    nl: 'Kom ons nieuwe terras bekijken.',
    pt: 'Venha ver a nossa nova esplanada.',
  },
  lie_machine: {
    en: 'As an AI, I cannot say more.',
    fr: "En tant qu'IA, je ne peux en dire plus.",
    de: 'Als KI kann ich nicht mehr sagen.',
    es: 'Como IA no puedo decir más.',
    it: 'Come intelligenza artificiale non posso dire di più.',
    nl: 'Als AI kan ik niet meer zeggen.',
    pt: 'Como IA não posso dizer mais.',
  },
  lie_insult: {
    en: 'You are an idiot.',
    fr: 'Vous êtes un abruti.',
    de: 'Sie sind ein Idiot.',
    es: 'Usted es un idiota.',
    it: 'Lei è un idiota.',
    nl: 'U bent een idioot.',
    pt: 'O senhor é um idiota.',
  },
  lie_referral: {
    en: 'Do try the hotel next door.',
    fr: "Essayez donc l'établissement d'à côté.",
    de: 'Versuchen Sie es doch nebenan.',
    es: 'Pruebe mejor el hotel de al lado.',
    it: "Provi piuttosto l'albergo accanto.",
    nl: 'Probeer liever het hotel hiernaast.',
    pt: 'Experimente antes o hotel ao lado.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export const lieNames = Object.keys(lies) as (keyof typeof lies)[];

export function isLie(name: string | undefined): name is keyof typeof lies {
  return name !== undefined && Object.hasOwn(lies, name);
}
