-- People who signed in at Google for an enrolment, until identity says whose login it is or forgets it. Written by the
-- exchange of a code; a row that has been given to an account keeps only what answers a repeated call.
create table google_sign_in (
  sign_in_id uuid primary key,
  -- Google's sub.
  platform_user text not null,
  -- Sealed with the environment's data key; null once the login was given to an account.
  refresh_token_sealed bytea,
  -- What Google told of the login's locations; null until it was read, and once the login was given to an account.
  locations jsonb,
  account_id bigint,
  -- Google place ids that the account was given.
  place_ids text[],
  created_at timestamptz not null,
  -- Business time.
  forget_at timestamptz not null,
  check ((account_id is null) = (place_ids is null)),
  check ((account_id is null) = (refresh_token_sealed is not null))
);
create index google_sign_in_forget_at on google_sign_in (forget_at);
create index google_sign_in_account on google_sign_in (account_id) where account_id is not null;

-- Finds the accounts that a person is connected to already.
create index connection_platform_user on connection (platform, platform_user);
