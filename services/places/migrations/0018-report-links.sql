-- By which the mails of a place's reports end them. Mails are kept for years, keys are not: the token is found by a hash
-- that needs none, and sealed only to be put into the next mail.
create table report_link (
  place_ref bigint primary key references place on delete cascade,
  token_sealed bytea not null,
  -- SHA-256.
  token_hash bytea not null unique
);
