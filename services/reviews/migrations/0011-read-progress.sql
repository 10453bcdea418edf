-- How far the read under way of a place's source has come, so that it goes on after a stop; read_token is null while
-- none is.
alter table sync_cursor
  add column read_token text,
  -- Whether it looks at everything.
  add column read_complete boolean not null default false,
  -- Of its first page: where the next read may stop, and what the platform says of the place.
  add column read_watermark timestamptz,
  add column read_rating double precision,
  add column read_total bigint,
  add column read_pages integer not null default 0,
  add column read_reviews bigint not null default 0,
  -- Business time.
  add column read_started_at timestamptz;

-- What a complete read under way has found, page by page: at its end, what is not here is missing.
create table read_page (
  place_ref bigint not null,
  source text not null,
  account_id bigint not null,
  page integer not null,
  platform_review_ids text[] not null,
  primary key (place_ref, source, page)
);
create index read_page_account on read_page (account_id);
