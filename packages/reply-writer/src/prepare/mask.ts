/** Words for the digits and, in French, the pairs that phone numbers are told in; folded or not. */
const digitWords = [
  'oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple',
  'z[ée]ro|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'null|eins|zwei|zwo|drei|vier|f[üu]nf|sechs|sieben|acht|neun',
  'due|tre|quattro|cinque|sei|sette|otto|nove',
  'nul|een|één|twee|drie|vijf|zes|zeven|negen',
  'um|dois|duas|três|quatro|sete|oito',
].join('|');

/** A street's number after its name; "5 minutes" is none. */
const streetNumber = '\\d{1,4}(?: ?[a-zA-Z])?(?![\\p{L}\\d])(?! ?(?:[Mm]in|uur|Stunden?|Uhr|Euro|km|€))';
const named = "(?: (?:[dl]['’])?\\p{Lu}[\\p{L}'’.-]{1,30})";
const joined = '(?: (?:de|du|des|del|della|dei|da|do|das|dos|la|le|les|las|los|el))*';

/**
 * What personal details look like; each becomes a placeholder before a text leaves for a model. Every repetition is
 * bounded and none can meet itself again from a later start, so that the time is linear in the text.
 */
const details: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu, '[email]'],
  [
    /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,64}\s?[([]?\b(?:at|arobase|arroba|chiocciola|apenstaartje|klammeraffe)\b[)\]]?\s?[\p{L}\p{N}-]{1,63}\s?[([]?\b(?:dot|point|punto|punkt|ponto|punt)\b[)\]]?\s?(?:com|net|org|io|co|fr|de|es|it|uk|eu|nl|be|pt)\b/giu,
    '[email]',
  ],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [
    /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me)\b(?:\/\S*)?/giu,
    '[link]',
  ],
  [/(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/g, '[account]'],
  [/(?<![\d])\d(?:[ -]?\d){12,18}(?!\d)/g, '[number]'],
  [/(?:\+|\b00)\d[\d\s().-]{6,20}\d/g, '[phone]'],
  [/(?<!\d)\(?0\d{1,4}\)?(?:[\s.-]?\d{2,4}){3,5}(?!\d)/g, '[phone]'],
  [/(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/g, '[phone]'],
  [/(?<![\d.,-])\d(?:[ .-]\d){6,14}(?![\d.,-])/g, '[phone]'],
  [
    new RegExp(`(?<!\\p{L})(?:${digitWords})(?:[\\s,.-]{1,3}(?:et )?(?:${digitWords})){5,19}(?!\\p{L})`, 'giu'),
    '[phone]',
  ],
  // The number first in English and French, last in the others.
  [
    new RegExp(
      `(?<![\\p{L}\\d])\\d{1,5}[a-zA-Z]?,?${named}{1,3} (?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Crescent|Terrace|Gardens)\\b\\.?`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])\\d{1,4}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Cc]ours)${joined}${named}{1,3}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|Via|in via|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Rr]ua|[Pp]raça|[Tt]ravessa)${joined}${named}{1,3},? (?:n[.ºo°]{1,2} ?)?${streetNumber}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      `(?<!\\p{L})\\p{Lu}\\p{Ll}{1,30}(?:stra(?:ß|ss)e|str\\.|allee|gasse|damm|ufer|weg|straat|laan|gracht|kade|singel) ${streetNumber}`,
      'gu',
    ),
    '[address]',
  ],
  [
    /\b(?:order|booking|reservation|ref(?:erence)?|invoice|ticket|commande|r[ée]servation|facture|dossier|n°|no\.?|#)\s{0,3}(?:number|no\.?|n°|#|num[ée]ro)?\s{0,3}:?\s{0,3}(?=[A-Z-]{0,20}\d)[A-Z0-9-]{4,40}(?![A-Z0-9-])/gi,
    '[reference]',
  ],
];

/** A person as reviews name one: after a title, or after "named". Capitals tell the name from what follows it. */
const people =
  /(?<!\p{L})((?:[Mm]rs?|[Mm]s|[Mm]iss|[Mm]ister|[Mm]me|[Mm]lle|[Mm]onsieur|[Mm]adame|Herrn?|Frau|[Ss]ra?|[Ss]eñora?|[Ss]ignora?|[Ss]ig(?:ra)?|[Mm]evrouw|[Mm]eneer|[Ss]enhora?|[Nn]amed|[Cc]alled|[Nn]ommée?|[Aa]ppelée?|[Pp]rénommée?|[Ll]lamad[oa]|[Nn]amens|[Cc]hiamat[oa]|[Gg]enaamd|[Cc]hamad[oa])\.? )\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30})?/gu;
/** In a review of fewer stars no name is said back, so that a model needs none. */
const NAMED_RATING_MIN = 4;

/**
 * Replaces e-mail addresses, links, phone, card, account and order numbers and street addresses by placeholders, also
 * where numbers are spelled out; with a rating below four stars also people whom a title or "named" tells.
 */
export function maskPersonalDetails(text: string, rating = NAMED_RATING_MIN): string {
  const masked = details.reduce((rest, [pattern, placeholder]) => rest.replace(pattern, placeholder), text);
  return rating < NAMED_RATING_MIN ? masked.replace(people, '$1[name]') : masked;
}
