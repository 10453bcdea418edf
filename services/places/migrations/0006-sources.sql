-- Places on any platform in place of Google alone. Which platforms there are is said once, in packages/platforms, so that
-- no table lists them.

alter table connection drop constraint connection_platform_check;
-- What a login is kept as, in the form that its platform has: Google's is the refresh token.
alter table connection rename column refresh_token_sealed to credentials_sealed;

-- Where a place is on a platform, and the login that reaches it there. Written when a login is connected; read with every
-- request for access and every event of the place.
create table source (
  place_ref bigint not null references place on delete cascade,
  source text not null,
  -- Null while no login reaches it.
  connection_id bigint references connection,
  -- The platform's own name of the place, as its reviews are read and answered.
  location text not null,
  -- Whether the platform lets the owner speak for it; without, nobody can read or answer its reviews.
  status text not null check (status in ('verified', 'not_verified')),
  primary key (place_ref, source)
);
-- Finds what a revoked login leaves without access.
create index source_connection on source (connection_id);

insert into source (place_ref, source, connection_id, location, status)
select place_ref, 'google', connection_id, google_reviews_name,
  case when google_verified then 'verified' else 'not_verified' end
from place;

-- The name in the listing, locations/{l}, is the end of accounts/{a}/locations/{l}, so that nothing is lost.
alter table place
  drop column google_location,
  drop column google_reviews_name,
  drop column google_verified,
  drop column connection_id;

alter table revocation rename column refresh_token_sealed to credentials_sealed;
alter table revocation add column platform text not null default 'google';
alter table revocation alter column platform drop default;

alter table google_sign_in rename to sign_in;
alter table sign_in rename constraint google_sign_in_pkey to sign_in_pkey;
alter table sign_in rename constraint google_sign_in_check to sign_in_check;
alter table sign_in rename constraint google_sign_in_check1 to sign_in_check1;
alter index google_sign_in_forget_at rename to sign_in_forget_at;
alter index google_sign_in_account rename to sign_in_account;
alter table sign_in rename column refresh_token_sealed to credentials_sealed;
alter table sign_in add column platform text not null default 'google';
alter table sign_in alter column platform drop default;
update sign_in set locations = (
  select coalesce(jsonb_agg(jsonb_build_object(
    'placeId', l.value -> 'placeId', 'name', l.value -> 'name', 'city', l.value -> 'city',
    'category', l.value -> 'category', 'location', l.value -> 'googleReviewsName', 'verified', l.value -> 'googleVerified')
    order by l.ordinality), '[]')
  from jsonb_array_elements(locations) with ordinality l)
where locations is not null;
