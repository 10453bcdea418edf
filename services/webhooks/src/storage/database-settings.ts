/**
 * Every row is found by an index here. Statements are planned once a connection, perhaps while the tables are nearly
 * empty, and a plan that reads whole tables, the best one then, would be kept while they fill. What these settings
 * cannot rule out, a join that reads a whole index, statements rule out themselves: by "limit 1" in what is joined, or
 * by an equality with a list of one, which can only be looked up.
 */
export const databaseSettings = { enable_seqscan: 'off', enable_bitmapscan: 'off' } as const;
