import { fold } from '../../aspects/tokens.ts';
import { givenNameList, titles } from '../../checks/name-lists.ts';

/** People by their title that only a review writes, beside those of the replies' lists. Folded. */
const moreTitles = new Set(
  'doctor docteur doktor dottor dottore dottoressa doutor doutora dra drs senorita srta signorina senhorita'.split(' '),
);
/** Titles that are a word of another kind in a language. */
const notTitles: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['m', 'don', 'miss', 'sir', 'fraulein', 'dona', 'sig']),
  fr: new Set(['don', 'sir', 'miss', 'sig', 'dona', 'prof']),
  de: new Set(['m', 'don', 'sir', 'dona', 'sig', 'miss']),
  nl: new Set(['m', 'don', 'sir', 'dona', 'sig', 'miss']),
  es: new Set(['m', 'sir', 'miss', 'sig']),
  it: new Set(['m', 'sir', 'miss', 'dona']),
  pt: new Set(['m', 'sir', 'miss', 'don', 'sig']),
};

/** What stands after a title or in the place of a surname, and names a brand, a figure or somebody known to all. */
const known =
  /^(?:dr(?: |\. )(?:martens?|oetker|pepper|bronner'?s|jart|hauschka|who|dre|house|beckmann|best|scholl)|mr(?: |\. )(?:bean|kipling|muscle|whippy|pizza|kebab|clean|darcy|beast|bricolage|minit|price)|(?:mrs|ms)(?: |\. )(?:brown'?s|claus|doubtfire)|monsieur (?:bricolage|cuisine|meuble|store)|(?:madame|mme) (?:tussauds?|butterfly|web)|calvin klein|jimmy john'?s?|papa (?:john|murphy)'?s?|johnny rockets|carl'?s jr|ruth'?s chris|tony roma'?s?|peter piper|ruby tuesday'?s?|eddie bauer|vera bradley|kate spade|victoria'?s? secret|ann taylor|lane bryant|ethan allen|stella artois|sam adams|charles schwab|edward jones|morgan stanley|raymond james|mary kay|wells fargo|ralph lauren|louis vuitton|michael (?:kors|jackson)|tommy hilfiger|tim horton'?s?|aston martin|hugo boss|jack (?:daniel'?s?|wolfskin|jones|sparrow)|harry (?:potter|styles)|peter (?:pan|rabbit|hahn)|taylor swift|justin (?:bieber|timberlake)|freddie mercury|frida kahlo|leonardo (?:da )?vinci|anne? frank|james (?:bond|brown)|john (?:lewis|deere|wick|lennon)|marco polo|jamie oliver|gordon ramsay|frank sinatra|paul (?:smith|bocuse|mccartney)|christian (?:dior|louboutin)|laura ashley|charles (?:de gaulle|dickens)|martin luther|jimmy choo|elvis presley|vincent van|pablo picasso|claude monet|marie curie|jean (?:moulin|louis|paul|jaures)|victor hugo|karl (?:marx|lagerfeld)|yves (?:rocher|saint)|nina ricci|paco rabanne|carolina herrera|adolfo dominguez|donald (?:trump|duck)|elon musk|jeff bezos|mark zuckerberg|albert heijn|leroy merlin|joe biden|agatha christie|oscar wilde|george (?:michael|washington)|maria (?:galland|callas)|helene fischer|andre rieu|david (?:lloyd|guetta|beckham)|robert (?:dyas|de niro)|sherlock holmes|tom (?:hanks|cruise|sawyer|ford)|bruce springsteen|sam smith|simon (?:says|cowell)|eva longoria|william hill|thomas cook|max mara|luisa spagnoli|pedro ximenez|jose cuervo|johnnie walker|jack daniels|pepe jeans|massimo dutti)/u;

/** Before a name: a street, a house or a work that has it. Folded. */
const placeBefore =
  /^(?:rue|avenue|av|place|boulevard|bd|quai|impasse|calle|plaza|avenida|paseo|via|piazza|corso|viale|largo|praca|rua|saint|sainte|st|san|santa|santo|sao|hotel|hopital|hospital|clinic|clinica|clinique|klinik|ecole|lycee|college|musee|museum|museo|museu|theatre|teatro|cafe|bar|restaurant|film|movie|at|in|near|near to|au|chez|bei|praxis|cabinet|etude|kanzlei|studio|consultorio|ospedale|outside|opposite|visit|called|named|this|an|un|une|una|ein|eine|een|uma|am|je|is|of|patient of)$/u;
/** After a name: what is called after somebody. Folded. */
const placeAfter =
  /^(?:(?:'s|s)? ?)(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|hotel|inn|house|hospital|clinic|surgery|practice|office|airport|station|cent(?:re|er)|park|gardens?|school|college|university|academy|theat(?:re|er)|museum|store|shops?|bar|pub|restaurant|cafe|film|movies?|show|concert|musical|tour|exhibition|festival|fair|line|palace|hall|arena|building|bridge|tower|books?|novel|album|shoes?|boots|jeans|falls|benz|branch|branches|outlet|mall|city|bags?|shirts?|perfume|collection|brand|products?|platz|allee|strasse|straße|straat|plein|markt|(?:is|are|was|were) (?:(?:so|much|way|far|a lot) )?(?:cheaper|better|closer|open(?! to)))\b/u;

/** Who owns the place, beside a given name: one more is not needed to know who is meant. Folded text. */
const owner =
  'owner|proprietor|landlord|patron|patronne|proprietaire|gerante?|duen[oa]|propietari[oa]|proprietari[oa]|titolare|eigenaar|eigenares|don[oa]';
/** Before the name of whom others are warned of. Folded text. */
const warning =
  /\b(?:ojo con|cuidado con|mucho ojo con|attention a|gare a|mefiez[- ]vous de|attenti a|occhio a|diffidate di|cuidado com(?: o| a)?|atencao (?:ao|a|com o|com a)) (?:el |la |il |le )?$/u;
const ownerAfter = new RegExp(`^[ ,(]+(?:(?:is|the|our|le|la|el|il|de|o|a|est|es) ){0,2}(?:l')?(?:${owner})\\b`, 'u');
const ownerBefore = new RegExp(
  `\\b(?:${owner})[ ,(]+(?:(?:called|named|nommee?|appelee?|llamad[oa]|chiamat[oa]|genaamd|chamad[oa]) )?$`,
  'u',
);

const PARTICLE = /^(?:de|da|di|del|della|des|du|dos|do|das|van|von|der|den|zu|la|le|el|los|las|al|ben|mc|mac)$/u;

/** Who serves, with a first name or initials, and what is said of them, in English. */
const servedByName =
  /\b(?:[Ss]erver|[Ww]ait(?:er|ress)|[Mm]anager|[Aa]gent|[Nn]urse|[Bb]artender|[Hh]ost(?:ess)?|[Cc]ashier|[Rr]eceptionist|[Cc]lerk|[Ee]mployee|[Ss]ales(?:man|woman|person|lady|rep)|[Aa]dvis[eo]r|[Aa]ssociate|[Tt]echnician|[Ss]tylist|[Bb]arber|[Tt]eller|[Dd]river|[Ii]nstructor|[Tt]rainer|[Tt]eacher|[Gg]uide|[Ss]upervisor|[Ll]ady|[Gg]uy|[Gg]irl|[Ww]oman)(?:,| named| called| by the name of|,? whose name (?:is|was))? ["“'(]?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)\p{Lu}\p{L}+[^.!?\n]*/gu;
/** Who serves, in the other languages; a given name after it is theirs. Folded. */
const roles = new Set(
  [
    'vendeur vendeuse serveur serveuse conseiller conseillere commercial commerciale employe employee gerant gerante directeur directrice responsable receptionniste caissier caissiere chauffeur livreur technicien technicienne coiffeur coiffeuse infirmier infirmiere moniteur monitrice secretaire',
    'vendedor vendedora mesero mesera camarero camarera asesor asesora empleado empleada encargado encargada gerente director directora recepcionista cajero cajera chofer repartidor tecnico tecnica peluquero peluquera enfermero enfermera monitor monitora ejecutivo ejecutiva senorita muchacha',
    'verkaufer verkauferin kellner kellnerin berater beraterin mitarbeiter mitarbeiterin leiter leiterin filialleiter filialleiterin rezeptionistin kassiererin fahrer fahrerin techniker friseur friseurin trainer trainerin sachbearbeiter sachbearbeiterin kollege kollegin',
    'venditore venditrice cameriere cameriera consulente commesso commessa impiegato impiegata responsabile direttore direttrice receptionist cassiere cassiera autista corriere tecnico parrucchiere parrucchiera infermiere infermiera istruttore istruttrice dipendente addetto addetta operatore operatrice',
    'verkoper verkoopster ober serveerster adviseur adviseuse medewerker medewerkster manager bedrijfsleider receptioniste caissiere chauffeur bezorger monteur kapper kapster trainer instructeur collega dame',
    'vendedor vendedora garcom garconete atendente consultor consultora funcionario funcionaria gerente diretor diretora rececionista caixa motorista entregador tecnico cabeleireiro cabeleireira enfermeiro enfermeira instrutor instrutora rapaz moca empregado empregada',
  ].flatMap((list) => list.split(' ')),
);
/** Between who serves and their name. Folded. */
const called =
  /^(?:d[ei]|nom(?:br)?e|nommee?|appelee?|prenommee?|llamad[oa]|namens|genannt|chiamat[oa]|genaamd|chamad[oa])$/u;
/** Blame of a person, folded. */
const blame =
  /\b(?:rude\w*|unprofessional\w*|arrogan\w*|incompeten\w*|nasty|horrible|terrible|awful|worst|liar|lied|lies|lazy|dishonest|attitude|disrespectful\w*|condescending|dumb\w*|idiot\w*|useless|ignored|unhelpful|yell\w*|scream\w*|shout\w*|aggress\w*|insult\w*|slammed|laughed|(?:im|mal) ?poli\w*|menteu(?:r|se)\w*|menti[rt]?|ment|arnaqu\w*|desagreable\w*|odieu\w+|hautaine?|hurl\w*|irrespectueu\w*|moqu\w+|honteu\w+|antipathique|groser\w*|mal ?educad\w*|mentiros\w*|mintio|miente|engan(?:a|o|ad|and|ar|ou)\w*|estaf\w*|prepotent\w*|inutil\w*|grit(?:o|a|ou|aba)\w*|pesim\w*|desagradable\w*|antipatic\w*|burl\w*|falta de (?:respeto|respeito|educac\w+)|soberbi\w*|unfreundlich\w*|unverschamt\w*|frech\w*|inkompetent\w*|unprofessionell\w*|lugt|gelogen|angelogen|lugner\w*|beleidig\w*|schrie|angeschrien|betrog\w*|unhoflich\w*|respektlos\w*|herablassend\w*|maleducat\w*|scortes\w*|bugiard\w*|mentito|truff\w*|pessim\w*|urla\w*|sgarbat\w*|presuntuos\w*|cafon\w*|aggressiv\w*|irrispettos\w*|ingannat\w*|onbeschoft\w*|onvriendelijk\w*|onbekwa\w+|liegt|loog|leugen\w*|brutaal|respectloos|schreeuw\w*|belediging\w*|beledigd\w*|onprofessione\w+|agressief|bedrogen|opgelicht|neerbuigend|lomp|grosseir\w*|mentiu|mente|desrespeit\w*|estupid\w*|ignorante|agressiv\w*|debochad\w*)\b/u;

/** Said of somebody: then nobody is accused. Folded text. */
const praise =
  /(?<!\b(?:not|no|never|n't|less|far from|anything but|isn't|wasn't|pas|pas tres|peu|moins|jamais|no es|nada|poco|nicht|nicht sehr|kein|non|non e|niet|niet erg|nao|nao e) (?:\w+ )?)\b(?:great|lovely|kind|kindly|helpful|friendly|amazing|wonderful|excellent|fantastic|brilliant|best|nice|polite|professional|thanks?|loved?|adore[ds]?|star|gem|saved|sweet|competent|only (?:good|decent|nice)|well|gentille?|aimable|sympa|sympathique|adorable|professionnel(?:le)?|competente?|merci|super|excellente?|formidable|souriante?|a l'ecoute|amable\w*|simpatic\w*|encantador\w*|profesional\w*|gracias|excelente\w*|estupend\w*|maravill\w*|atent[oa]|freundlich\w*|nett\w*|hilfsbereit\w*|kompetent\w*|danke|toll\w*|lieb\w*|ausgezeichnet\w*|gentil\w*|cordial\w*|disponibil\w*|bravissim\w*|brav[oa]|grazie|ottim[oa]|eccellent\w*|fantastic\w*|vriendelijk\w*|aardig\w*|behulpzaam|geweldig\w*|dank\w*|fijne?|simpatic\w*|prestavel|prestativ\w*|obrigad\w*|otim[oa]|atencios[oa]|impecavel)\b/u;

/** The author's own, or of somebody who came along. */
const ownName =
  /\b(?:my name is|i am|i'm|regards|sincerely|yours|signed|je m'appelle|je suis|cordialement|me llamo|soy|atentamente|saludos|ich heisse|mein name ist|gruss\w*|mi chiamo|sono|saluti|mijn naam is|ik ben|groet\w*|chamo-me|me chamo|meu nome e|sou|cumprimentos|husband|wife|son|daughter|friend|mari|femme|fils|fille|ami|amie) ?[,:]?\s*$/u;

/** A name stands near the beginning, and what is said of it near the name. */
const TEXT_MAX = 4_000;
const SAID_MAX = 240;
const OWNER_MAX = 40;
/** Initials, titles and particles between a first name and a surname. */
const BETWEEN_MAX = 4;

interface Word {
  text: string;
  folded: string;
  from: number;
  to: number;
}

const isCapital = (word: Word | undefined): word is Word =>
  word !== undefined && /^(?:\p{Lu}\p{Ll}|[OD]['’]\p{Lu})/u.test(word.text);
/** A short title and an initial have a dot that ends no sentence. */
const isNext = (text: string, before: Word, after: Word | undefined): boolean =>
  after !== undefined &&
  (/^(?:\p{L}|dr|dra|mrs?|ms|sra?|sig|dhr|mevr|prof|drs)$/u.test(before.folded) ? /^\.?\s$/u : /^\s$/u).test(
    text.slice(before.to, after.from),
  );

/**
 * Whether a review speaks of somebody by title and name, by a full one, or as the owner or as a danger by a first one,
 * without praise of them: whoever is named before everybody is a matter for a person. Streets, brands, works and the
 * place's own name are nobody.
 */
export function accusesByName(text: string, language: string, placeName: string): boolean {
  const words = [...text.slice(0, TEXT_MAX).matchAll(/\p{L}[\p{L}'’-]*/gu)].map(
    ({ 0: word, index }): Word => ({ text: word, folded: fold(word), from: index, to: index + word.length }),
  );
  const praised = new Set<string>();
  const named = new Set<string>();
  for (const [index, word] of words.entries()) {
    const isTitle =
      (titles.has(word.folded) || moreTitles.has(word.folded)) && notTitles[language]?.has(word.folded) !== true;
    // Every noun of German has a capital, so that a given name with one after it is no full name there.
    const isGiven =
      language !== 'de' && word.folded !== 'mercedes' && givenNameList.has(word.folded) && isCapital(word);
    if (!isTitle && !isGiven) continue;
    if (isGiven && (isOwner(text, word) || isWarnedOf(text, word)) && !isPraised(text, word, word)) return true;
    const surname = nameAfter(text, words, index, isTitle);
    if (surname === null || !isSomebody(text, language, words, index, surname, placeName)) continue;
    named.add(surname.folded);
    if (isPraised(text, word, surname)) praised.add(surname.folded);
  }
  return [...named].some((surname) => !praised.has(surname)) || blamesServing(text, words, language);
}

/** "Our server DK was rude": a role and a name in a sentence that blames. */
function blamesServing(text: string, words: readonly Word[], language: string): boolean {
  const said =
    language === 'en'
      ? [...text.slice(0, TEXT_MAX).matchAll(servedByName)].map(([found]) => found)
      : words.flatMap((word, index) => (roles.has(word.folded) ? (saidOfServing(text, words, index) ?? []) : []));
  return said.some((found) => blame.test(fold(found)) && !praise.test(fold(found)));
}

/** What a sentence says after the given name of whoever serves; null where no name follows. */
function saidOfServing(text: string, words: readonly Word[], index: number): string | null {
  const name = words.slice(index + 1, index + 4).find(({ folded }) => !called.test(folded));
  if (name === undefined || !givenNameList.has(name.folded) || !/^\p{Lu}/u.test(name.text)) return null;
  const before = words[index] as Word;
  if (!/^[^.!?\n]{1,20}$/u.test(text.slice(before.to, name.from))) return null;
  return text.slice(name.to, name.to + SAID_MAX).split(/[.!?\n]/u)[0] as string;
}

const isOwner = (text: string, { from, to }: Word): boolean =>
  ownerAfter.test(fold(text.slice(to, to + OWNER_MAX))) ||
  ownerBefore.test(fold(text.slice(Math.max(0, from - OWNER_MAX), from)));

const isWarnedOf = (text: string, { from }: Word): boolean =>
  warning.test(fold(text.slice(Math.max(0, from - OWNER_MAX), from)));

/** The name that belongs to a title or a given name; initials, further titles and particles stand between. */
function nameAfter(text: string, words: readonly Word[], index: number, isTitle: boolean): Word | null {
  let at = index;
  while (at - index <= BETWEEN_MAX && isNext(text, words[at] as Word, words[at + 1])) {
    const next = words[at + 1] as Word;
    if (isCapital(next) && !titles.has(next.folded)) return next;
    const isBetween =
      next.text.length === 1 || PARTICLE.test(next.folded) || (isTitle && at === index && titles.has(next.folded));
    if (!isBetween) return null;
    at += 1;
  }
  return null;
}

function isSomebody(
  text: string,
  language: string,
  words: readonly Word[],
  index: number,
  surname: Word,
  placeName: string,
): boolean {
  const first = words[index] as Word;
  const before = words[index - 1];
  if (known.test(fold(text.slice(first.from, surname.to)).replace('’', "'"))) return false;
  // The article of Portuguese is that of an English thing.
  const isThing = (word: Word) => placeBefore.test(word.folded) || (language === 'en' && word.folded === 'a');
  if (before !== undefined && isNext(text, before, first) && isThing(before)) return false;
  const after = fold(text.slice(surname.to, surname.to + 30))
    .replace('’', "'")
    .trimStart();
  if (placeAfter.test(surname.folded) || placeAfter.test(after)) return false;
  if (fold(placeName).includes(surname.folded)) return false;
  if (ownName.test(fold(text.slice(Math.max(0, first.from - 40), first.from)))) return false;
  // A name after the last sentence signs it.
  return text.slice(surname.to).trim().length > 1 || !/[.!?\n]\s*$/u.test(text.slice(0, first.from));
}

function isPraised(text: string, first: Word, surname: Word): boolean {
  const before = text.slice(Math.max(0, first.from - SAID_MAX), first.from);
  const after = text.slice(surname.to, surname.to + SAID_MAX);
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(`${mark} `) + 1));
  const end = after.search(/[.!?\n](?:\s|$)/u);
  return praise.test(fold(`${before.slice(start)} ${end < 0 ? after : after.slice(0, end)}`));
}
