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

let sizes: Map<string, Map<string, number>> | undefined;

/**
 * Which languages words are written like: 1 the one whose letters they have, less the others by how much rarer these
 * are in them. None where it is none of those that are known.
 */
export function fitOf(tokens: readonly string[]): Map<string, number> {
  sizes ??= load();
  const triplets = tokens.flatMap(tripletsOf);
  const means = [...sizes].map(
    ([language, known]) =>
      [language, triplets.reduce((sum, triplet) => sum + (known.get(triplet) ?? RARE), 0) / triplets.length] as const,
  );
  const best = Math.max(...means.map(([, mean]) => mean));
  if (!(best >= FOREIGN)) return new Map();
  const fits = new Map(means.map(([language, mean]) => [language, Math.max(0, 1 - (best - mean))]));
  for (const [language, like] of relations)
    fits.set(language, Math.max(fits.get(language) ?? 0, RELATED * (fits.get(like) ?? 0)));
  return fits;
}

function load(): Map<string, Map<string, number>> {
  return new Map(
    Object.entries(letters).map(([language, bySize]) => [
      language,
      new Map(
        Object.entries(bySize).flatMap(([size, list]) =>
          list
            .trim()
            .split(/\s+/u)
            .map((triplet) => [triplet, Number(size)] as const),
        ),
      ),
    ]),
  );
}
