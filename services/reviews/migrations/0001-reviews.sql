-- Formerly ac6003d3c79c0a585d60bc1b798d99d29b2d31c0e1455b0b561d50d7b9f52f26: it made tables of packages too.
-- What places tells of the places that are read and answered here, with the figures last published about them.
-- Written by the consumer of places' events and at every change of the figures; read at every list, reply and sync.
create table place (
  place_ref bigint primary key,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  -- Of the last state heard: an older one is passed over.
  version bigint not null,
  rating double precision,
  reviews_count bigint not null default 0,
  unanswered_count bigint not null default 0,
  stats_version bigint not null default 0
);
create index place_account on place (account_id, place_id);

-- One row a place and source: when its platform is read next and how far it was read.
create table sync_cursor (
  place_ref bigint not null references place,
  source text not null check (source in ('google', 'tripadvisor', 'trustpilot', 'appstore', 'googleplay')),
  account_id bigint not null,
  -- What the connector addresses.
  location text not null,
  -- Whether the source can be read and answered now.
  connected boolean not null,
  -- The platform refuses the login: nothing is read until places tells of a change.
  refused boolean not null default false,
  -- Business time.
  next_read_at timestamptz not null,
  -- Real time until which the reader that holds lease_no is believed to live.
  lease_until timestamptz,
  lease_no bigint not null default 0,
  -- The newest change seen by a read that came to its end, by the platform's clock.
  watermark timestamptz,
  -- End of the first complete read; until then reviews are imported without events.
  imported_at timestamptz,
  -- When everything is read again, to notice what is gone.
  full_read_at timestamptz not null,
  -- Reads that failed since the last that did not.
  failures integer not null default 0,
  platform_rating double precision,
  platform_reviews_count bigint,
  primary key (place_ref, source)
);
create index sync_cursor_due on sync_cursor (next_read_at) where connected and not refused;

-- Customers' reviews. Every list and every read names the account, so the table is spread by it: each part stays
-- small enough to be vacuumed and indexed anew while it is used.
create table review (
  review_id bigint generated always as identity,
  account_id bigint not null,
  place_ref bigint not null,
  source text not null,
  platform_review_id text not null,
  rating smallint not null check (rating between 1 and 5),
  title text,
  text text not null,
  language text,
  author_name text,
  author_avatar_url text,
  author_anonymous boolean not null,
  url text,
  -- By the platform's clock.
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When this platform first read it, in business time.
  first_seen_at timestamptz not null,
  -- Has a reply that is validated, publishing, failed_retryable, published or online.
  answered boolean not null default false,
  auto_publish_at timestamptz,
  -- Not found by complete reads since then, this many of them.
  missing_since timestamptz,
  missing_reads integer not null default 0,
  removed_at timestamptz,
  -- The public JSON object, rendered in the transaction of each change (storage/review-json.ts).
  document text not null default '',
  primary key (account_id, review_id),
  unique (account_id, place_ref, source, platform_review_id)
) partition by hash (account_id);

-- Lists, newest first: of an account, of one of its places, by rating, by source, and the unanswered ones of both.
create index review_account on review (account_id, created_at desc, review_id desc) where removed_at is null;
create index review_place on review (account_id, place_ref, created_at desc, review_id desc) where removed_at is null;
create index review_rating on review (account_id, rating, created_at desc, review_id desc) where removed_at is null;
create index review_source on review (account_id, source, created_at desc, review_id desc) where removed_at is null;
create index review_unanswered on review (account_id, created_at desc, review_id desc)
  where removed_at is null and not answered;
-- Counts the unanswered ones of a place too.
create index review_place_unanswered on review (account_id, place_ref, created_at desc, review_id desc)
  where removed_at is null and not answered;

-- Replies to reviews: imported from the platform, or made here. Spread as the reviews are.
create table reply (
  reply_id bigint generated always as identity,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  text text not null,
  status text not null
    check (status in ('draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online', 'failed')),
  origin text not null check (origin in ('imported', 'service')),
  suggestion_id bigint,
  platform_state text,
  failure_code text,
  failure_message text,
  -- Complete reads that no longer found it on the platform.
  missing_reads integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  -- Gone from the platform (imported) or replaced (draft): no longer shown.
  deleted_at timestamptz,
  primary key (account_id, reply_id),
  foreign key (account_id, review_id) references review
) partition by hash (account_id);
create index reply_review on reply (account_id, review_id);
-- The last replies of a place, which a new suggestion must not read like.
create index reply_place on reply (account_id, place_ref, created_at desc);
-- A review has at most one live reply, whoever writes.
create unique index reply_live on reply (account_id, review_id)
  where deleted_at is null
    and status in ('draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online');

do $$
begin
  for part in 0..7 loop
    execute format('create table review_%s partition of review for values with (modulus 8, remainder %s)', part, part);
    execute format('create table reply_%s partition of reply for values with (modulus 8, remainder %s)', part, part);
  end loop;
end $$;

-- Suggestions that were delivered; a reply may name one. Written once.
create table suggestion (
  suggestion_id bigint generated always as identity primary key,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  generation_id uuid not null unique,
  text text not null,
  language text not null,
  needs_human boolean not null,
  reasons text[] not null,
  writer text not null,
  charged boolean not null,
  cost_milli_suns bigint not null,
  free_variants_left integer not null,
  created_at timestamptz not null
);
create index suggestion_review on suggestion (account_id, review_id, suggestion_id);
create index suggestion_place on suggestion (account_id, place_ref, created_at desc);

-- One row a try to write a suggestion; its id is billing's idempotency key. Pruned after 31 days, when no idempotency
-- key can name it any more.
create table generation (
  generation_id uuid primary key,
  -- The work of the idempotency claim that it was begun for.
  work_id uuid not null,
  account_id bigint not null,
  review_id bigint not null,
  -- The claim's attempt that works on it; only that one may deliver.
  attempt integer not null,
  status text not null check (status in ('running', 'delivered', 'abandoned')),
  -- What paid for it; set when it is delivered.
  hold_id text,
  created_at timestamptz not null
);
-- A claim's work has one generation under way.
create unique index generation_running on generation (work_id) where status = 'running';
create index generation_created_at on generation (created_at);

-- The way of one reply to its platform.
create table publication (
  publication_id bigint generated always as identity primary key,
  account_id bigint not null,
  review_id bigint not null,
  reply_id bigint not null,
  place_ref bigint not null,
  source text not null,
  status text not null check (status in ('queued', 'publishing', 'retrying', 'published', 'failed', 'canceled')),
  platform_state text,
  -- Times it was or may have been sent.
  attempts integer not null default 0,
  -- When the platform accepted it and its verdict began to be awaited, and how often that was asked for since.
  accepted_at timestamptz,
  checks integer not null default 0,
  -- As shown to the account: when it will be sent next.
  next_attempt_at timestamptz,
  -- When the worker looks at it next, to send it or to ask for the verdict; null once it has ended. Business time.
  due_at timestamptz,
  -- Real time until which the worker that holds lease_no is believed to live.
  lease_until timestamptz,
  lease_no bigint not null default 0,
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz
);
create index publication_due on publication (due_at) where due_at is not null;
create index publication_reply on publication (account_id, reply_id);
-- Those to be canceled when a place or a review goes.
create index publication_open_place on publication (place_ref) where due_at is not null;
