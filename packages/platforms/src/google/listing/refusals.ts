import type { ListingFault, ListingSection } from '../../listing.ts';
import type { PlatformError } from '../../platform-error.ts';

/** An edit that was made on an older state, and too many edits of one profile. */
const conflicts = new Map<string | null, 'stale' | 'throttled'>([
  ['STALE_DATA', 'stale'],
  ['THROTTLED', 'throttled'],
]);

export const conflictOf = ({ reason }: PlatformError) => conflicts.get(reason) ?? null;

/** Where a value that Google names by its own path stands in what was sent. */
const pathOfField: ReadonlyArray<readonly [pattern: RegExp, path: string]> = [
  [/^title/, 'title'],
  [/^categories\.additionalCategories/, 'additional_categories'],
  [/^categories/, 'primary_category'],
  [/^profile/, 'description'],
  [/^phoneNumbers\.additionalPhones/, 'additional_phones'],
  [/^phoneNumbers/, 'primary_phone'],
  [/^websiteUri/, 'website'],
  [/^regularHours/, 'days'],
  [/^specialHours/, 'special'],
  [/^openInfo/, 'status'],
];
/** Where Google names no field, its reason tells. */
const pathOfReason: ReadonlyArray<readonly [pattern: RegExp, section: ListingSection, path: string]> = [
  [/PHONE/, 'contact', 'primary_phone'],
  [/URL|WEBSITE/, 'contact', 'website'],
  [/CATEGORY/, 'identity', 'primary_category'],
  [/TITLE|WORDS|STRING/, 'identity', 'title'],
  [/./, 'description', 'description'],
  [/./, 'hours', 'days'],
  [/./, 'special_hours', 'special'],
  [/./, 'status', 'status'],
  [/./, 'attributes', 'attributes'],
  [/./, 'services', 'services'],
  [/./, 'menu', 'menus'],
];
/** Reasons that are about the place or its owner rather than about what was sent. */
const aboutThePlace =
  /^(UNVERIFIED_LOCATION|PIN_DROP_REQUIRED|FAILED_PRECONDITION|LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION)$/;

/**
 * What Google refused of what was sent, in the words of the public API; empty when it says nothing about a value.
 * Reasons that are not known are told too: Google adds some, and any of them is about what was sent.
 */
export function refusedFields(error: PlatformError, section: ListingSection, input: unknown): ListingFault[] {
  if (error.failure !== 'permanent' || error.status !== 400) return [];
  const told = error.refused.filter(({ reason }) => !aboutThePlace.test(reason));
  return told.map(({ reason, field }) => ({
    path: pathOf(section, reason, field, input),
    code: 'refused_by_platform',
    params: { reason },
  }));
}

function pathOf(section: ListingSection, reason: string, field: string | null, input: unknown): string {
  if (field !== null) {
    if (section === 'attributes') return attributePath(field, input);
    if (section === 'services') return field.replace(/^serviceItems/, 'services');
    if (section === 'lodging' || section === 'menu') return field;
    const [, path] = pathOfField.find(([pattern]) => pattern.test(field)) ?? [];
    if (path !== undefined) return path;
  }
  return pathOfReason.find(([pattern, of]) => of === section && pattern.test(reason))?.[2] ?? '';
}

/** Google names an attribute, the sender knows its place in the list. */
function attributePath(name: string, input: unknown): string {
  const { attributes } = input as { attributes: ReadonlyArray<{ readonly name: string }> };
  const index = attributes.findIndex((one) => one.name === name);
  return index === -1 ? 'attributes' : `attributes[${index}]`;
}
