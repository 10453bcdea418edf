-- Formerly 81c5269e571728a37f863cb47c86f4a60f175f78b5f259df556f2007eb4bbcb4: it made tables of packages too.
-- Businesses (standard), resellers (partner) and the businesses a reseller brought (client).
create table account (
  account_id bigint generated always as identity (start with 1001) primary key,
  kind text not null check (kind in ('standard', 'partner', 'client')),
  name text not null,
  email text not null,
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  accepted_terms_version text,
  accepted_terms_at timestamptz,
  created_at timestamptz not null
);

-- Every version of the terms; the one published last is in force.
create table terms (
  version text primary key,
  published_at timestamptz not null
);

create table partner_contract (
  partner_account_id bigint primary key references account,
  domains text[] not null default '{}',
  logo_url text,
  spending_cap_cents bigint not null default 50000 check (spending_cap_cents >= 0),
  vat_rate_bp integer not null default 2000 check (vat_rate_bp between 0 and 10000),
  timezone text not null default 'Europe/Paris'
);

-- Which partner a client account belongs to; at most one.
create table attachment (
  account_id bigint primary key references account,
  partner_account_id bigint not null references account,
  external_ref text,
  service text not null check (service in ('essential', 'pro')),
  attached_at timestamptz not null
);
create index attachment_partner on attachment (partner_account_id, account_id);

create table api_key (
  client_id text primary key,
  account_id bigint not null references account,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Tokens carry it; those with a lower one are refused.
  version bigint not null default 1,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index api_key_account on api_key (account_id, created_at);

-- At most two live secrets a key, so that it is rotated without a gap. Only a keyed hash is kept.
create table api_key_secret (
  secret_id bigint generated always as identity primary key,
  client_id text not null references api_key,
  secret_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_secret_client on api_key_secret (client_id);

-- Keys that sign access tokens. The private half is sealed with the environment's data key.
create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  signs boolean not null,
  published boolean not null
);

-- What gateways must hear of, in the order of its commits: writers take an advisory lock first, so that no row with a
-- lower cursor can appear after a reader has passed it. Read by GetEdgeState.
create table edge_change (
  cursor bigint generated always as identity primary key,
  client_id text,
  account_id bigint,
  changed_at timestamptz not null
);
