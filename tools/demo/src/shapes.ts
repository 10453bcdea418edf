/** What the demo reads of the API's answers. */
export interface DataOf<T> {
  readonly data: T;
}

export interface Account {
  readonly account_id: number;
  readonly name: string;
  readonly suns: { readonly balance: number; readonly available: number };
}

export interface Place {
  readonly name: string;
  readonly rating: number | null;
  readonly reviews_count: number;
}

export interface Review {
  readonly review_id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly text: string;
  readonly author: { readonly name: string | null };
}

export interface Suggestion {
  readonly suggestion_id: number;
  readonly text: string;
  readonly cost_suns: number;
  readonly free_variants_left: number;
}

export interface Publication {
  readonly publication_id: number;
  readonly status: string;
  readonly platform_state: string | null;
  readonly failure: unknown;
}

interface Slot {
  readonly open: string;
  readonly close: string;
}

export interface Listing {
  readonly identity: { readonly title: string };
  readonly hours: {
    readonly days: Readonly<Record<string, { readonly mode: string; readonly slots: readonly Slot[] }>>;
  } | null;
  readonly metadata: { readonly pending: readonly string[] };
}
