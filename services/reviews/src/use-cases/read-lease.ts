/** How long a reader that is silent keeps a place, in milliseconds of real time; each page begins it anew. */
export const readLeaseMs = 60_000;
