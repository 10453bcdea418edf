import { type SQL, sql } from 'drizzle-orm';

/** The values, or their digits, as one parameter of type `bigint[]`, for `any(…)` and `unnest(…)`. */
export const bigints = (values: ReadonlyArray<bigint | string>): SQL => sql`${sql.param(values.map(String))}::bigint[]`;
