import { maskError } from './errors.ts';

/** https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations#Location */
const locationFields: readonly string[] = [
  'name',
  'languageCode',
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'serviceArea',
  'labels',
  'adWordsLocationExtensions',
  'latlng',
  'openInfo',
  'metadata',
  'profile',
  'relationshipData',
  'moreHours',
  'serviceItems',
];

/**
 * The paths of a location's read mask, such as `title` or `metadata.placeId`.
 * @throws Refusal 400 when it is missing or names a field that locations do not have
 */
export function readMask(text: string | undefined): string[][] {
  if (text === undefined) throw maskError('read_mask', 'read_mask is required.');
  const paths = text.split(',').map((path) => path.trim().split('.'));
  const unknown = paths.find((path) => !locationFields.includes(path[0] ?? ''));
  if (unknown !== undefined) throw maskError('read_mask', `Invalid field mask provided: ${unknown.join('.')}`);
  return paths;
}

/** The part of a value that the mask's paths name; what is absent stays absent. */
export function withMask(value: Record<string, unknown>, paths: readonly string[][]): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [field, ...rest] of paths) {
    if (field === undefined || !Object.hasOwn(value, field)) continue;
    const part = value[field];
    if (rest.length === 0 || !isRecord(part)) {
      shown[field] = part;
      continue;
    }
    const known = shown[field];
    shown[field] = { ...(isRecord(known) ? known : {}), ...withMask(part, [rest]) };
  }
  return shown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
