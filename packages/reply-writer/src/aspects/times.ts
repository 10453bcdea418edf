/** Words of any length, one after the other, in the source of an expression. */
const anyWord = /\(\?:(\\w\+|\[\\w[^\]]*\]\+) \)/gu;

/**
 * Makes expressions of whole words that nothing denies or belittles: not begun after such a word, and without "not"
 * among those that may stand anywhere in them.
 */
const expressions = (nots: string, belittling: string) => (source: string) => {
  const affirmed = source.replaceAll(anyWord, (_, word: string) => `(?:(?!(?:${nots})\\b)${word} )`);
  const whole = `(?:${affirmed})(?![\\p{L}])`;
  // What stands before is looked at last: it is the dearer look.
  return new RegExp(`\\b(?=${whole})(?<!\\b(?:${nots}|${belittling}) (?:[\\w']+ ){0,2})${whole}`, 'gu');
};

/** So many minutes or hours, and so many days, weeks or months: what somebody waits in, as sources of expressions. */
export const times = {
  fr: {
    number:
      '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|plusieurs)',
    short: '(?:bonne )?(?:minutes?|mn|min|heures?|h)',
    long: '(?:jours?|semaines?|mois)',
    of: expressions('pas|jamais|aucune?|rien', "ne|n'|ni|sans|zero|plus|seulement|personne|besoin"),
  },
  es: {
    number:
      '(?:\\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|varios|varias)',
    short: '(?:minutos?|min|horas?|h)',
    long: '(?:dias?|semanas?|meses|mes)',
    of: expressions('no|nunca|ninguna?|ningun|nada|jamas', 'sin|ni|solo|apenas|tampoco'),
  },
  de: {
    number:
      '(?:\\d+|eine[nrm]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|mehrere[n]?)',
    short: '(?:minuten?|min|stunden?|std)',
    long: '(?:tage?n?|wochen?|monate?n?)',
    of: expressions('nicht|nie|kein\\w*|nichts', 'ohne|nur|weder|kaum|gerade|schon|bereits'),
  },
  it: {
    number:
      "(?:\\d+|una?|un'|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|divers[ei])",
    short: ' ?(?:minut[oi]|min|or[ae])',
    long: '(?:giorn[oi]|settiman[ae]|mes[ei])',
    of: expressions('non|mai|nessun\\w*|niente|nulla', 'senza|ne|solo|soltanto|appena|gia'),
  },
  nl: {
    number:
      '(?:\\d+|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|meerdere)',
    short: '(?:minuten|minuut|min|uur|uren)',
    long: '(?:dag|dagen|weken|week|maanden|maand)',
    of: expressions('niet|nooit|geen|niets', 'zonder|slechts|al|hoefde|hoefden'),
  },
  pt: {
    number:
      '(?:\\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|varios|varias)',
    short: '(?:minutos?|min|horas?|h)',
    long: '(?:dias?|semanas?|mes|meses)',
    of: expressions('nao|nunca|nenhuma?|nada', 'sem|nem|so|apenas|ja'),
  },
} as const;
