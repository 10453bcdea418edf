import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ListingFault, SectionInputs } from '../../listing.ts';
import type { Profile } from './shapes.ts';

/** A category's attributes change a few times a year. */
const keptForMs = 6 * 60 * 60_000;
/** Of categories in regions, each with a few hundred attributes. */
const keptMax = 500;

/** One page of https://developers.google.com/my-business/reference/businessinformation/rest/v1/attributes/list */
export const cataloguePageShape = z.object({
  attributeMetadata: z
    .array(
      z.object({
        parent: z.string(),
        valueType: z.string(),
        valueMetadata: z.array(z.object({ value: z.unknown() })).nullish(),
      }),
    )
    .nullish(),
  nextPageToken: z.string().nullish(),
});
type Metadata = NonNullable<z.output<typeof cataloguePageShape>['attributeMetadata']>[number];

/** The attributes that Google has for a place, by name. */
export type Catalogue = ReadonlyMap<string, Metadata>;

/** What a catalogue is asked for by. */
export type CatalogueQuery = Readonly<Record<string, string>>;

/** Google has one catalogue for a category in a region; a place without either has one of its own. */
export function catalogueQuery({ name, categories, storefrontAddress }: Profile): CatalogueQuery {
  const categoryName = categories?.primaryCategory?.name;
  const regionCode = storefrontAddress?.regionCode;
  return categoryName && regionCode ? { categoryName, regionCode, languageCode: 'en' } : { parent: name };
}

/** Keeps catalogues that were read for some hours. */
export function keepCatalogues() {
  const kept = new LRUCache<string, Catalogue>({ max: keptMax, ttl: keptForMs });
  return async (query: CatalogueQuery, read: () => Promise<readonly Metadata[]>): Promise<Catalogue> => {
    const key = JSON.stringify(query);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const catalogue = new Map((await read()).map((metadata) => [metadata.parent, metadata]));
    kept.set(key, catalogue);
    return catalogue;
  };
}

type Attribute = SectionInputs['attributes']['attributes'][number];

/**
 * What is wrong with an attribute that is to be set, by the catalogue; a kind that is not known is Google's to judge.
 */
export function catalogueFaults(asked: Attribute, path: string, catalogue: Catalogue): ListingFault[] {
  const metadata = catalogue.get(asked.name);
  if (metadata === undefined)
    return [{ path, code: 'refused_by_platform', params: { reason: 'ATTRIBUTE_NOT_AVAILABLE' } }];
  const { values, uris, set, unset } = asked;
  const wrong = (below: string, expected: string) => [
    { path: `${path}${below}`, code: 'invalid_type', params: { expected } },
  ];
  const allowed = (metadata.valueMetadata ?? []).map(({ value }) => value);
  const notAllowed = (name: string, chosen: readonly unknown[]) =>
    chosen.flatMap((value, index) =>
      allowed.includes(value)
        ? []
        : [{ path: `${path}.${name}[${index}]`, code: 'invalid_value', params: { allowed } }],
    );
  switch (metadata.valueType) {
    case 'BOOL':
      return values?.length === 1 && typeof values[0] === 'boolean' ? [] : wrong('.values', 'boolean');
    case 'ENUM':
      return values?.length === 1 ? notAllowed('values', values) : wrong('', 'values');
    case 'URL':
      return uris ? [] : wrong('', 'uris');
    case 'REPEATED_ENUM':
      return set || unset
        ? [...notAllowed('set', set ?? []), ...notAllowed('unset', unset ?? [])]
        : wrong('', 'set, unset');
    default:
      return [];
  }
}
