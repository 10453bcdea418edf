import type * as z from 'zod';
import * as access from './access.ts';
import * as billing from './billing.ts';
import * as detaching from './detach-account.ts';
import * as enrollments from './enrollments.ts';
import * as listing from './listing.ts';
import * as places from './places.ts';
import * as reviews from './reviews.ts';
import * as webhooks from './webhooks.ts';

/**
 * Every operation that is routed, by its id: whatever the files of operations export. The gateway makes its routes from
 * this table and the OpenAPI document is generated from it, so neither can drift from the other.
 */
export const operations = {
  ...access,
  ...places,
  ...listing,
  ...reviews,
  ...enrollments,
  ...detaching,
  ...billing,
  ...webhooks,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

/** A request's parts after validation, as handlers take them: ids bigint, times exact, defaults filled in. */
export type OperationInput<Id extends OperationId> = {
  readonly [Part in keyof Operations[Id]['request']]: Operations[Id]['request'][Part] extends z.ZodType
    ? z.output<Operations[Id]['request'][Part]>
    : never;
};
