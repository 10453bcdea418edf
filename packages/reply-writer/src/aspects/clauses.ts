import { passageOf, replaceIn } from '../language/prefilter.ts';
import type { CompiledLexicon } from './compile-lexicon.ts';
import { polarityScore } from './polarity.ts';
import { fold, words } from './tokens.ts';

export interface Clause {
  words: readonly string[];
  /** Index of its sentence, and how many sentences there are: first and last words weigh more. */
  sentence: number;
  /** What the learned list makes of it, null where it is not asked (it knows English alone) or knows nothing. */
  leaning: number | null;
  /** Measured against something: "more spacious than the old one". */
  compared: boolean;
  /** Says that it is not always so, or only seems so. */
  hedged: boolean;
  /** Told by others, wished or supposed: it names things, and judges none. */
  supposed: boolean;
  /** Begins with "but" or "however". */
  turned: boolean;
}

/** Words read of a review; past this nothing new is said. */
const WORDS_MAX = 900;
/** A clause longer than this tells the whole story without a full stop, and speaks of another place in passing. */
const PASSING_WORDS_MIN = 40;

/** What would be another word without its accent: "already" for "schön", "dirty" for "salé", "team" for "équipé". */
const unaccented: Readonly<Record<string, string>> = {
  ...{ schon: 'schoen', sale: 'salee', sales: 'salees' },
  ...{ equipe: 'equipee', equipes: 'equipees', una: 'manicura', unas: 'manicura' },
};
const tellingAccents = /(?<!\p{L})(?:schön|salés?|équipés?|uñas?)(?!\p{L})/giu;

/**
 * The clauses of a review that speak of this visit to this place. What is said of other places, of earlier visits, and
 * the second half of a comparison are left out: no reply may take them for this visit.
 */
export function clausesOf(text: string, lexicon: CompiledLexicon): Clause[] {
  // Without its accent the Italian and Portuguese "is" would be their "and", and the German "would be" its "were".
  const told = text
    .replace(/(?<!\p{L})[èé](?!\p{L})/giu, 'is')
    .replace(/(?<!\p{L})(?:wä|hätt|könnt|würd|müsst|dürft)/giu, (word) => word.replace(/[äöü]/iu, '$&e'))
    .replace(tellingAccents, (word) => unaccented[fold(word)] ?? word);
  const folded = fold(told).replace(/[’‘]/gu, "'");
  const { text: worded } = lexicon.phrases.reduce(
    (passage, [expression, replacement]) => replaceIn(passage, expression, replacement),
    passageOf(folded),
  );
  // "6.95" and "1:30" end no sentence.
  const whole = worded.replace(/(?<=\d)[.:,](?=\d)/gu, '');
  const clauses: Clause[] = [];
  let left = WORDS_MAX;
  whole.split(/[.!?\n…•;\p{Extended_Pictographic}]+/u).forEach((sentence, index) => {
    let elsewhere = false;
    let hearsay = false;
    for (const part of sentence.split(/[:,()]+|\s[-–—]+\s?|(?<!\b(?:pre|non|self|semi|ex))[-–—]+\s/u)) {
      for (const piece of brokenUp(words(part).slice(0, Math.max(0, left)), lexicon)) {
        left -= piece.words.length;
        if (piece.turns !== null) elsewhere = false;
        if (piece.turns === 'now') hearsay = false;
        const said = piece.words.join(' ');
        const isOfAnother = lexicon.elsewhere.test(said);
        const isInPassing = isOfAnother && piece.words.length > PASSING_WORDS_MIN;
        elsewhere ||= isOfAnother && !isInPassing;
        hearsay ||= lexicon.hearsay.test(said);
        if (piece.words.length === 0 || elsewhere || piece.aside) continue;
        const supposed = hearsay || isInPassing || lexicon.condition.test(said);
        clauses.push({
          words: piece.words,
          sentence: index,
          leaning: lexicon.learned && !supposed ? polarityScore(piece.words) : null,
          compared: piece.compared,
          hedged: lexicon.hedge.test(said),
          supposed,
          turned: piece.turns === 'now',
        });
      }
    }
  });
  return clauses;
}

interface Piece {
  words: string[];
  /** Begins with "but", which turns back to this visit, or with "here", which turns back to this place. */
  turns: 'now' | 'here' | null;
  /** The second half of a comparison: "than the old one", "like a hospital". */
  aside: boolean;
  /** Its first half. */
  compared: boolean;
}

function brokenUp(tokens: readonly string[], lexicon: CompiledLexicon): Piece[] {
  const newPiece = (is: Partial<Piece> = {}): Piece => ({
    words: [],
    turns: null,
    aside: false,
    compared: false,
    ...is,
  });
  const pieces: Piece[] = [newPiece()];
  for (const word of tokens) {
    const last = pieces.at(-1);
    if (lexicon.isTurn(word)) pieces.push(newPiece({ turns: 'now' }));
    else if (lexicon.isBreaker(word)) pieces.push(newPiece({ turns: lexicon.isHere(word) ? 'here' : null }));
    else if (lexicon.isComparison(word)) {
      if (last !== undefined) last.compared = true;
      pieces.push(newPiece({ aside: true }));
    } else last?.words.push(word);
  }
  return pieces;
}
