import { ofFr } from '../composer/french.ts';
import type { Aspect } from './analyse.ts';
import type { Facet } from './lexicon.ts';

/**
 * Names aspects for a sentence, those with the same side together: "the choice of food and drinks" and not "the choice
 * of food and the choice of drinks".
 */
export function nameAspects(aspects: readonly Aspect[], language: string): string[] {
  const groups: Aspect[][] = [];
  // "The food and the dish" is one thing to whoever reads it.
  const hasFood = aspects.some(({ item }) => item.group === 'food');
  for (const aspect of aspects.filter(({ item }) => !hasFood || item.group !== 'dish')) {
    const group = mergeable(aspect)
      ? groups.find(([first]) => first !== undefined && mergeable(first) && first.facet === aspect.facet)
      : undefined;
    if (group) group.push(aspect);
    else groups.push([aspect]);
  }
  // "the wifi and the cleanliness of the toilets": the other way round, both would seem to be about cleanliness.
  groups.sort(([a], [b]) => Number(a?.facet !== null) - Number(b?.facet !== null));
  const names = groups.map(([first, ...rest]) => (first === undefined ? '' : nameGroup(first, rest, language)));
  return [...new Set(names)];
}

const mergedFacets: readonly (Facet | null)[] = ['choice', 'quality', 'clean', 'comfort', 'absent'];

function mergeable({ facet, item }: Aspect): boolean {
  return mergedFacets.includes(facet) && item.id !== 'seating';
}

function nameGroup(first: Aspect, rest: readonly Aspect[], language: string): string {
  const whole = nameAspect(first, language);
  if (rest.length === 0 || first.facet === null) return whole;
  const others = rest.map(({ item, facet }) => {
    const bare = facet === 'choice' || facet === 'absent';
    if (language === 'fr') return bare ? elided(item.noun) : ofFr(item.np);
    return bare ? item.noun : item.np;
  });
  const and = language === 'fr' ? 'et' : 'and';
  return `${[whole, ...others.slice(0, -1)].join(', ')} ${and} ${others.at(-1)}`;
}

/**
 * Names an aspect as a noun phrase: "the cleanliness of the toilets". A fault is named as a subject ("the choice of
 * food"), never as a finding, so that the reply admits nothing that nobody has looked into.
 */
export function nameAspect(aspect: Aspect, language: string): string {
  if (language === 'fr') return nameFr(aspect);
  return language === 'en' ? nameEn(aspect) : aspect.item.np;
}

const patternsEn: Readonly<Record<Facet, (np: string, noun: string) => string>> = {
  clean: (np) => `the cleanliness of ${np}`,
  choice: (_, noun) => `the choice of ${noun}`,
  quality: (np) => `the quality of ${np}`,
  comfort: (np) => `the comfort of ${np}`,
  condition: (np) => `the condition of ${np}`,
  kind: (np) => `the attitude of ${np}`,
  care: (np) => `the attentiveness of ${np}`,
  speed: (np) => `the speed of ${np}`,
  price: (np) => `the price of ${np}`,
  absent: (_, noun) => `the lack of ${noun}`,
};

function nameEn({ item, facet, polarity }: Aspect): string {
  if (facet === null) return item.np;
  const praised = polarity === 'positive';
  if (facet === 'kind' && praised) return `the kindness of ${item.np}`;
  // Praise of what is worn or old makes no sense; "the cleanliness of the lounge" does.
  if ((facet === 'condition' && praised) || facet === 'price') return item.np;
  if (facet === 'care' && !praised) return item.id === 'staff' ? 'the attention you received' : item.np;
  if (facet === 'kind') return 'the way you were received';
  if (facet === 'choice' && item.id === 'seating') return praised ? 'the choice of seating' : 'the seating available';
  return patternsEn[facet](item.np, item.noun);
}

const patternsFr: Readonly<Record<Facet, (np: string, noun: string) => string>> = {
  clean: (np) => `la propreté ${ofFr(np)}`,
  choice: (_, noun) => `le choix ${elided(noun)}`,
  quality: (np) => `la qualité ${ofFr(np)}`,
  comfort: (np) => `le confort ${ofFr(np)}`,
  condition: (np) => `l'état ${ofFr(np)}`,
  kind: (np) => `l'attitude ${ofFr(np)}`,
  care: (np) => `l'attention ${ofFr(np)}`,
  speed: (np) => `la rapidité ${ofFr(np)}`,
  price: (np) => np,
  absent: (_, noun) => `l'absence ${elided(noun)}`,
};

function nameFr({ item, facet, polarity }: Aspect): string {
  if (facet === null) return item.np;
  const praised = polarity === 'positive';
  if (facet === 'kind') return praised ? `la gentillesse ${ofFr(item.np)}` : "l'accueil qui vous a été fait";
  if (facet === 'condition' && praised) return item.np;
  if (facet === 'care' && !praised) return "l'attention qui vous a été portée";
  if (facet === 'choice' && item.id === 'seating') return praised ? item.np : 'les places disponibles';
  return patternsFr[facet](item.np, item.noun);
}

function elided(noun: string): string {
  return /^[aeiouyéèêhAEIOUÉÈ]/u.test(noun) ? `d'${noun}` : `de ${noun}`;
}
