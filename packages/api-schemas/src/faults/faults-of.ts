import type * as z from 'zod';
import { type Fault, type FaultPlace, faultPath } from './fault.ts';

/** Faults named in one answer. A body of thousands of unknown fields does not become an answer of that size. */
export const faultsMax = 100;

type Issue = z.core.$ZodIssue;
type Found = { code: string; params: Record<string, unknown>; segments?: readonly PropertyKey[] };

/**
 * Every fault that zod found, in the order of the schema, at most `faultsMax`. `validate` calls this; a caller that
 * parses on its own passes `reportInput: true`, so that a missing value is told from a wrong one.
 */
export function faultsOf(error: z.ZodError, place: FaultPlace): Fault[] {
  const faults: Fault[] = [];
  for (const issue of error.issues) {
    for (const { code, params, segments = [] } of found(issue, place)) {
      if (faults.length === faultsMax) return faults;
      faults.push({ path: faultPath(place, [...issue.path, ...segments]), code, params });
    }
  }
  return faults;
}

function found(issue: Issue, place: FaultPlace): Found[] {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const code = place === 'body' ? 'unknown_field' : 'unknown_parameter';
      return issue.keys.map((key) => ({ code, params: {}, segments: [key] }));
    }
    case 'custom': {
      const { fault, ...params } = issue.params ?? {};
      return [{ code: typeof fault === 'string' ? fault : 'invalid_value', params }];
    }
    case 'invalid_type':
      return [wrongType(issue, place, issue.expected)];
    case 'invalid_value':
      if (received(issue) === 'undefined' || received(issue) === 'array') return [wrongType(issue, place, 'string')];
      return [{ code: 'invalid_value', params: { allowed: issue.values } }];
    case 'too_big':
      return [tooBig(issue)];
    case 'too_small':
      return [tooSmall(issue)];
    case 'invalid_format':
      return [{ code: 'invalid_format', params: { expected: issue.format } }];
    default:
      return [{ code: 'invalid_value', params: {} }];
  }
}

function wrongType(issue: Issue, place: FaultPlace, expected: string): Found {
  const type = received(issue);
  if (type === 'undefined') return { code: 'required', params: {} };
  if (type === 'array' && place !== 'body') return { code: 'repeated_parameter', params: {} };
  return { code: 'invalid_type', params: { expected: expected === 'int' ? 'integer' : expected } };
}

function tooBig(issue: z.core.$ZodIssueTooBig): Found {
  const maximum = Number(issue.maximum);
  if (issue.origin === 'array') return { code: 'too_many', params: { maximum } };
  if (issue.origin === 'string') return { code: 'too_long', params: { maximum } };
  return { code: 'out_of_range', params: { maximum } };
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Found {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'array') return { code: 'too_few', params: { minimum } };
  if (issue.origin === 'string') return { code: 'too_short', params: { minimum } };
  return { code: 'out_of_range', params: { minimum } };
}

/** What kind of value was sent; zod's message tells it when the parse did not keep the input. */
function received(issue: Issue): string {
  if (!('input' in issue)) return /received (\w+)$/.exec(issue.message)?.[1] ?? 'unknown';
  return Array.isArray(issue.input) ? 'array' : typeof issue.input;
}
