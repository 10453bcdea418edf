import type { ListingSection, SectionInput } from '@review-reply/platforms/listing';
import * as z from 'zod';
import type { Fault, FaultPlace } from '../faults/fault.ts';
import { faultsMax, faultsOf } from '../faults/faults-of.ts';
import { listingBodies } from '../requests/listing.ts';
import type { Operation } from './operation.ts';
import type { OperationId, OperationInput, Operations } from './operations.ts';

export type Validation<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Fault[] };

/** Checks one part of a request. */
export function validate<T extends z.ZodType>(schema: T, value: unknown, place: FaultPlace): Validation<z.output<T>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, faults: faultsOf(parsed.error, place) };
}

/**
 * The parts of a request as they arrived. `path` and `query` hold text, a repeated parameter as an array (see
 * `readParameters`); `headers` have lower-case names; `body` is parsed JSON or form, undefined when there was none.
 */
export interface RawRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

const parts = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['body', 'body'],
] as const;

/** Checks all parts of a request together, so that one answer names everything wrong with it. */
export function validateRequest<Id extends OperationId>(
  operation: Operations[Id],
  request: RawRequest,
): Validation<OperationInput<Id>> {
  const faults: Fault[] = [];
  const input: Record<string, unknown> = {};
  for (const [place, part] of parts) {
    const checked = validate(schemaOf(operation, part, request), request[part], place);
    if (checked.ok) input[part] = checked.value;
    else faults.push(...checked.faults);
  }
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, faultsMax) };
  return { ok: true, value: input as OperationInput<Id> };
}

/** A body of which a parameter of the path says what it is; where that is wrong too, anything will do. */
function schemaOf({ request: { bodies, ...schemas } }: Operation, part: (typeof parts)[number][1], raw: RawRequest) {
  if (part !== 'body' || bodies === undefined) return schemas[part];
  const chosen = String((raw.path as Record<string, unknown> | null)?.[bodies.by]);
  return Object.hasOwn(bodies.schemas, chosen) ? (bodies.schemas[chosen] ?? schemas.body) : z.unknown();
}

/** Checks what was sent of a section of a listing. */
export function validateListingSection(section: ListingSection, body: unknown): Validation<SectionInput> {
  const checked = validate(listingBodies[section], body, 'body');
  return checked.ok ? { ok: true, value: { section, input: checked.value } as SectionInput } : checked;
}

/**
 * Parameters of a query string or form as a record without prototype: text, or an array where a name is repeated.
 *
 * @param encoded what stands after `?`, or the form's body.
 */
export function readParameters(encoded: string): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const before = parameters[name];
    if (before === undefined) parameters[name] = value;
    else if (typeof before === 'string') parameters[name] = [before, value];
    else before.push(value);
  }
  return parameters;
}
