import type * as z from 'zod';
import type { FaultCode } from '../faults/codes.ts';

type Context = z.core.ParsePayload<unknown>;

/** Reports a fault of a part, from inside the schema of the whole. */
export function reportAt(context: Context, path: readonly PropertyKey[], code: FaultCode, params: object = {}): void {
  context.issues.push({
    code: 'custom',
    input: context.value,
    path: [...path],
    params: { fault: code, ...params },
    continue: true,
  });
}

/** One of the members, no more. */
export function oneOf(context: Context, members: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) reportAt(context, [], 'one_of_required', { fields: Object.keys(members).join(', ') });
  for (const [name] of given.slice(1)) reportAt(context, [name.split(',')[0] ?? name], 'not_allowed');
}
