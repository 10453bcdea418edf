import { invalidValues, maskError } from './errors.ts';
import { withMask } from './field-mask.ts';
import { listingOf, showLocation } from './listing.ts';
import { fieldRules } from './location-rules.ts';
import type { GoogleLocation, JsonObject } from './model.ts';

/** Fields whose parts can't be masked: all of it is sent, or none. */
const whole = ['categories', 'phoneNumbers', 'regularHours', 'specialHours', 'serviceItems'];

/**
 * A location with a fragment's fields, of which the mask says which count
 * (https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations/patch): one that the mask
 * names and the fragment lacks is cleared.
 * @throws Refusal 400 for the mask, or with a reason for each value that Google would refuse
 */
export function editLocation(location: GoogleLocation, updateMask: string | undefined, body: JsonObject) {
  const paths = readUpdateMask(updateMask);
  let fields: Record<string, unknown> = { ...location.fields };
  for (const path of paths) fields = setPath(fields, path, withMask(body, [path]));
  const names = [...new Set(paths.map(([name = '']) => name))];
  const { metadata } = showLocation(location);
  const faults = names.flatMap((name) => fieldRules[name]?.({ ...fields, metadata }) ?? []);
  if (faults.length > 0) throw invalidValues(faults);
  const listing = listingOf(location);
  const pendingMask = listing.holdsEdits ? [...new Set([...listing.pendingMask, ...names])] : listing.pendingMask;
  // What the owner says counts again, until Google changes it anew.
  const googleUpdates = Object.fromEntries(
    Object.entries(listing.googleUpdates).filter(([name]) => !names.includes(name)),
  );
  return {
    ...location,
    fields: tidy(fields) as GoogleLocation['fields'],
    listing: { ...listing, pendingMask, googleUpdates },
  };
}

function readUpdateMask(text: string | undefined): string[][] {
  if (text === undefined) throw maskError('update_mask', 'update_mask is required.');
  const paths = text.split(',').map((path) => path.trim().split('.'));
  for (const path of paths) {
    const [name = '', ...rest] = path;
    if (!Object.hasOwn(fieldRules, name) || (rest.length > 0 && whole.includes(name)))
      throw maskError('update_mask', `Invalid field mask provided: ${path.join('.')}`);
  }
  return paths;
}

/** A copy in which the path has the fragment's value, or nothing when the fragment lacks it. */
export function setPath(target: JsonObject, path: readonly string[], fragment: JsonObject): Record<string, unknown> {
  const [name = '', ...rest] = path;
  const { [name]: earlier, ...others } = target;
  const given = fragment[name];
  if (rest.length === 0) return given === undefined ? others : { ...others, [name]: given };
  const inner = setPath((earlier ?? {}) as JsonObject, rest, (given ?? {}) as JsonObject);
  return { ...others, [name]: inner };
}

/** Google's JSON leaves out zeros of times and what is empty. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined && member !== 0)
      .filter(([, member]) => !Array.isArray(member) || member.length > 0)
      .map(([name, member]) => [name, name === 'categories' ? named(member) : tidy(member)]),
  );
}

/** Names are sent, display names come back. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  const { name } = value as { name?: unknown };
  if (typeof name === 'string') {
    const words = name.replace(/^categories\/gcid:/, '').replaceAll('_', ' ');
    return { name, displayName: words.charAt(0).toUpperCase() + words.slice(1) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, named(member)]));
}
