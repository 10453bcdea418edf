-- Formerly 9f8cfb48b555432addb0cbedefa3d313a27a44f62a2d7ea35dc46958269ad608: it made tables of packages too.
-- Ids of connections are drawn before their rows are written, because each refresh token is sealed to its row's id.
create sequence connection_id_seq start with 1;

-- An account's logins at the platforms. A refresh token is sealed with the environment's data key.
create table connection (
  connection_id bigint primary key,
  account_id bigint not null,
  platform text not null check (platform in ('google')),
  -- The platform's stable id of the login; Google's sub.
  platform_user text not null,
  refresh_token_sealed bytea not null,
  status text not null check (status in ('granted', 'revoked')),
  -- Grows whenever the login grants access anew, so that the refusal of an old grant never ends a newer one.
  grant_version bigint not null,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  unique (account_id, platform, platform_user)
);

-- Businesses. Two accounts may hold the same one.
create table place (
  place_ref bigint generated always as identity (start with 1) primary key,
  account_id bigint not null,
  -- Google's, the public id.
  place_id text not null,
  google_location text not null,
  -- Its name where reviews are read and answered: accounts/{a}/locations/{l}.
  google_reviews_name text not null,
  -- Without it Google lets nobody read or answer its reviews.
  google_verified boolean not null,
  connection_id bigint not null references connection,
  name text not null,
  city text,
  category text,
  active boolean not null,
  settings jsonb not null,
  -- Grows with every change that PlaceChanged tells of.
  version bigint not null,
  -- What the reviews service counted last; stats_version is that service's.
  rating double precision,
  reviews_count bigint not null default 0,
  unanswered_count bigint not null default 0,
  stats_version bigint not null default 0,
  created_at timestamptz not null,
  unique (account_id, place_id)
);
-- Lists an account's places in their order; the unique key finds one of them.
create index place_account_name on place (account_id, name, place_ref);
-- Finds what a revoked login leaves without access.
create index place_connection on place (connection_id);
