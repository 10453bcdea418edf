-- Who changes live listings: one writer of a section at a time, and ten edits a minute of one profile, over all replicas
-- and accounts. Rows are short-lived; a profile is the platform's name of a listing.

create table listing_writer (
  profile text not null,
  section text not null,
  token uuid not null,
  -- Real time; a writer that died leaves its section until then.
  lease_until timestamptz not null,
  primary key (profile, section)
);

create table listing_edit (
  profile text not null,
  -- Business time.
  edited_at timestamptz not null
);
create index listing_edit_profile on listing_edit (profile, edited_at);
create index listing_edit_edited_at on listing_edit (edited_at);
