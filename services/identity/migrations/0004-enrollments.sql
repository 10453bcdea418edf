-- Formerly 66e032fa8cce7c5637ed90111d49388dd94dcc80e1c4efa0b1c1d8970a56757c: it made tables of packages too.
-- How partners' clients join. Written by the partner's calls, by the pages that a client goes through, and by the workers
-- that finish or end what was left.
create table enrollment (
  enrollment_id bigint generated always as identity (start with 1001) primary key,
  partner_account_id bigint not null references account,
  status text not null check (status in ('pending', 'completed', 'expired', 'canceled', 'no_place')),
  -- Where a pending one is: its link is unused, its places are being chosen, or it is being finished without the client.
  step text not null check (step in ('link', 'choosing', 'working', 'ended')),
  -- SHA-256 of the link's token, which has 256 bits.
  token_hash bytea not null unique,
  -- For replays of the creation: gone when the link was used or has ended, and not shown after a day.
  token_sealed bytea,
  email text not null,
  name text,
  locale text check (locale in ('en', 'fr')),
  service text not null check (service in ('essential', 'pro')),
  places_choice text not null check (places_choice in ('all', 'choose')),
  external_ref text,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  -- Why it failed last, and whether the partner was told; it is told once.
  failure_code text,
  failed_at timestamptz,
  failure_told boolean not null default false,
  -- The sign-in that used the link, kept by the places service under this id, and the browser it was made in (SHA-256).
  sign_in_id uuid,
  browser_hash bytea,
  -- Google place ids to make places of; empty means all.
  place_ids text[] not null default '{}',
  -- From the attachment on.
  account_id bigint references account,
  -- The places made, as the partner is told of them.
  places jsonb not null default '[]',
  -- Real time until which somebody is believed to be finishing it; null while nothing is left to be done by itself.
  lease_until timestamptz,
  check ((status = 'pending') = (step <> 'ended')),
  check ((step = 'working') = (lease_until is not null))
);
create index enrollment_partner on enrollment (partner_account_id, enrollment_id);
create index enrollment_account on enrollment (account_id) where account_id is not null;
create index enrollment_expires_at on enrollment (expires_at) where status = 'pending';
create index enrollment_lease_until on enrollment (lease_until) where lease_until is not null;

-- Sign-ins at Google that a browser began: at most 20 unused ones an enrolment.
create table enrollment_sign_in (
  sign_in_id uuid primary key,
  enrollment_id bigint not null references enrollment on delete cascade,
  -- SHA-256 of the state that Google sends back.
  state_hash bytea not null unique,
  -- SHA-256 of what the browser's cookie holds.
  browser_hash bytea not null,
  -- The PKCE verifier, sealed; gone when the code came.
  verifier_sealed bytea,
  redirect_uri text not null,
  -- What it came to: begun, exchanging (the code came), kept, refused, lost.
  outcome text not null check (outcome in ('begun', 'exchanging', 'kept', 'refused', 'lost')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Real time until which somebody is believed to be exchanging its code.
  lease_until timestamptz,
  check ((outcome = 'begun') = (verifier_sealed is not null)),
  check ((outcome = 'exchanging') = (lease_until is not null))
);
create index enrollment_sign_in_enrollment on enrollment_sign_in (enrollment_id, created_at);
create index enrollment_sign_in_lease_until on enrollment_sign_in (lease_until) where lease_until is not null;
create index enrollment_sign_in_expires_at on enrollment_sign_in (expires_at);

-- Whose account a person at Google (sub) is, of those that came by enrolment.
create table google_login (
  google_sub text primary key,
  account_id bigint not null unique references account,
  created_at timestamptz not null
);
