/** Where in a request a fault lies; the first segment of its path. */
export type FaultPlace = 'path' | 'query' | 'body' | 'header';

/**
 * One thing wrong with a request. `path` reads like a property path and starts with the place: `body.tone`,
 * `body.events[2]`, `query.since`, `path.review_id`, `header.Idempotency-Key`; a name that is no plain word is quoted,
 * `body["a.b"]`. `code` is stable; the sentence for it is added at the edge, in the caller's language.
 */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Names sent by the caller are echoed up to this many code points. */
const nameLengthMax = 100;

const plainName = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** Writes a fault's path. */
export function faultPath(place: FaultPlace, segments: readonly PropertyKey[]): string {
  const named = place === 'header' ? segments.map((name) => headerName(String(name))) : segments;
  return named.reduce<string>((path, segment) => path + step(segment), place);
}

/** Headers are checked by their lower-case names and told as they are usually written. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function step(segment: PropertyKey): string {
  if (typeof segment === 'number') return `[${segment}]`;
  const points = [...String(segment).toWellFormed()];
  const name = points.length > nameLengthMax ? `${points.slice(0, nameLengthMax).join('')}…` : points.join('');
  return plainName.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
