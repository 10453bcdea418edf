import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * Hundreds of expressions are tried on each text and few match it: what a match would need is looked up first, which
 * costs a fraction of trying. (RE2 calls it a prefilter.)
 */
export interface Expression {
  pattern: RegExp;
  /** A match holds, of each list, at least one run of letters, told by its parts. Empty where nothing is known. */
  needed: readonly (readonly Uint16Array[])[];
}

export interface Passage {
  text: string;
  /** Which parts the text holds, a bit each; a few share theirs. */
  parts: Uint32Array;
}

/** Parts of a text are its groups of three letters, numbered by so many bits. */
const PART_LETTERS = 3;
const PART_BITS = 15;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Reading a pattern is most of what the first review of a trade takes, and trades share nearly all of them. */
const known = new WeakMap<RegExp, Expression>();

export function expressionOf(pattern: RegExp): Expression {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const fresh = { pattern, needed: pattern.ignoreCase ? [] : neededBy(pattern) };
  known.set(pattern, fresh);
  return fresh;
}

function neededBy({ source, unicode }: RegExp): Uint16Array[][] {
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode });
  return neededOf(alternatives).map((runs) => runs.map(partsOf));
}

/** What an expression's source allows, one by one: fewer of them are tried than of the whole. */
export const alternativesOf = (source: string): string[] =>
  parser.parsePattern(source, 0, source.length).alternatives.map(({ raw }) => raw);

export function passageOf(text: string): Passage {
  const parts = new Uint32Array(1 << (PART_BITS - 5));
  for (let end = PART_LETTERS; end <= text.length; end += 1) {
    const part = partBefore(text, end);
    parts[part >> 5] = (parts[part >> 5] ?? 0) | (1 << (part & 31));
  }
  return { text, parts };
}

export const isIn = (expression: Expression, passage: Passage): boolean =>
  mayBeIn(expression, passage) && passage.text.search(expression.pattern) >= 0;

export function replaceIn(passage: Passage, expression: Expression, replacement: string): Passage {
  if (!mayBeIn(expression, passage)) return passage;
  const text = passage.text.replace(expression.pattern, replacement);
  return text === passage.text ? passage : passageOf(text);
}

const mayBeIn = ({ needed }: Expression, { parts }: Passage): boolean =>
  needed.every((runs) => runs.some((run) => run.every((part) => ((parts[part >> 5] ?? 0) >> (part & 31)) & 1)));

const partsOf = (run: string): Uint16Array =>
  Uint16Array.from({ length: run.length - PART_LETTERS + 1 }, (_, at) => partBefore(run, at + PART_LETTERS));

function partBefore(text: string, end: number): number {
  const letters = text.charCodeAt(end - 3) | (text.charCodeAt(end - 2) << 8) | (text.charCodeAt(end - 1) << 16);
  return Math.imul(letters, 0x9e3779b1) >>> (32 - PART_BITS);
}

/** Lists of runs of letters, of each of which a match holds one. */
function neededOf(alternatives: readonly AST.Alternative[]): string[][] {
  const each = alternatives.map(({ elements }) => neededInTurn(elements));
  if (each.length === 1) return each[0] ?? [];
  const best = each.map((lists) => lists.toSorted((a, b) => shortest(b) - shortest(a))[0]);
  return best.every((list) => list !== undefined) ? [best.flat()] : [];
}

const shortest = (runs: readonly string[]): number => Math.min(...runs.map(({ length }) => length));

function neededInTurn(elements: readonly AST.Element[]): string[][] {
  const lists: string[][] = [];
  let run = '';
  for (const element of [...elements, null])
    if (element?.type === 'Character') run += String.fromCodePoint(element.value);
    else if (element === null || !isWidthless(element)) {
      if (run.length >= PART_LETTERS) lists.push([run]);
      run = '';
      if (element !== null) lists.push(...neededIn(element));
    }
  return lists;
}

/** `\b`, or what must not stand there: it takes no letters, and needs none. */
const isWidthless = (element: AST.Element): boolean =>
  element.type === 'Assertion' && (!('alternatives' in element) || element.negate);

function neededIn(element: AST.Element): string[][] {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return neededOf(element.alternatives);
    case 'Assertion':
      return 'alternatives' in element ? neededOf(element.alternatives) : [];
    case 'Quantifier':
      return element.min > 0 ? neededInTurn([element.element]) : [];
    default:
      return [];
  }
}
