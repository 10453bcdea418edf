/** What was there at a moment: the name of each thing, and how much of it. */
export interface Sample {
  readonly minute: number;
  readonly values: ReadonlyMap<string, number>;
}

/**
 * Of the data that people keep: they grow with what is done. Each other table holds what is under way or what is kept
 * for a while, and is to stay as long as it was.
 */
const kept = new Set(
  [
    ['identity', 'account', 'account_announcement', 'api_key', 'api_key_secret', 'attachment', 'signing_key'],
    ['places', 'client_account', 'listing_budget', 'listing_edit', 'place', 'source'],
    ['reviews', 'attached_account', 'publication', 'reply', 'review', 'suggestion'],
    ['billing', 'client_month', 'hold', 'ledger_account', 'ledger_entry', 'partner_month', 'place_activity'],
    ['billing', 'quota_month', 'invoice', 'invoice_line', 'invoice_annex_line', 'plan_span'],
  ].flatMap(([owner, ...tables]) => tables.map((table) => `rows ${owner}.${table}`)),
);

/** One thing over a soak; `before` and `after` are the largest of its second and of its last quarter. */
export interface Growth {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** Why it may grow, or null when it may not. */
  readonly because: string | null;
  readonly isFlat: boolean;
}

const growthMax = 1.2;
/** Few of anything come and go. */
const slack: ReadonlyArray<readonly [kind: string, by: number]> = [
  ['memory ', 10],
  ['files ', 5],
  ['connections ', 2],
  ['rows ', 50],
];

/** The first quarter is not looked at: caches fill, and what is kept for a while has nothing yet that has to go. */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  const second = samples.slice(quarter, 2 * quarter);
  const last = samples.slice(-quarter);
  const names = new Set(samples.flatMap(({ values }) => [...values.keys()]));
  return [...names].sort().map((what) => {
    const before = largest(second, what);
    const after = largest(last, what);
    const [, by = 0] = slack.find(([kind]) => what.startsWith(kind)) ?? [];
    return { what, before, after, because: mayGrow(what), isFlat: after <= before * growthMax + by };
  });
}

function mayGrow(what: string): string | null {
  if (kept.has(what)) return 'kept';
  if (what.endsWith('.inbox')) return 'kept for days of real time';
  return null;
}

const largest = (samples: readonly Sample[], what: string) =>
  Math.max(0, ...samples.map(({ values }) => values.get(what) ?? 0));
