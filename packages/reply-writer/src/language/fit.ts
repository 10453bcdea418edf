import { letters } from './letters.ts';
import { tripletsOf } from './triplets.ts';

/** What three letters count for that are rare in a language, or never follow each other in it. */
const RARE = -13;
/** Words whose letters are rarer than this in every language are in none of them. */
const FOREIGN = -11;
/** Near relations, whose words are not counted: they are written alike, and told by words that the other has not. */
const relations: readonly (readonly [language: string, like: string])[] = [
  ['af', 'nl'],
  ['gl', 'pt'],
  ['gl', 'es'],
  ['ca', 'es'],
  ['ro', 'it'],
  ['da', 'nl'],
  ['no', 'nl'],
  ['sv', 'nl'],
];

const RELATED = 0.8;

const languages = Object.keys(letters);
/** How common three letters are in each of the languages. */
let sizes: Map<string, Float64Array> | undefined;

/**
 * Which languages words are written like: 1 the one whose letters they have, less the others by how much rarer these
 * are in them. None where it is none of those that are known.
 */
export function fitOf(tokens: readonly string[]): Map<string, number> {
  sizes ??= load();
  const triplets = tokens.flatMap(tripletsOf);
  const sums = new Float64Array(languages.length);
  for (const triplet of triplets) {
    const known = sizes.get(triplet);
    for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (known?.[index] ?? RARE);
  }
  const best = Math.max(...sums) / triplets.length;
  if (!(best >= FOREIGN)) return new Map();
  const fits = new Map(
    languages.map((language, index) => [language, Math.max(0, 1 - best + (sums[index] ?? 0) / triplets.length)]),
  );
  for (const [language, like] of relations)
    fits.set(language, Math.max(fits.get(language) ?? 0, RELATED * (fits.get(like) ?? 0)));
  return fits;
}

function load(): Map<string, Float64Array> {
  const found = new Map<string, Float64Array>();
  languages.forEach((language, index) => {
    for (const [size, list] of Object.entries(letters[language] ?? {}))
      for (const triplet of list.trim().split(/\s+/u)) {
        const known = found.get(triplet) ?? new Float64Array(languages.length).fill(RARE);
        known[index] = Number(size);
        found.set(triplet, known);
      }
  });
  return found;
}
