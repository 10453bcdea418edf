-- A signing key is published before it signs and stays published until the last token it signed has ended:
-- next → signing → retiring → gone. Times are business time.
alter table signing_key
  add column state text not null default 'signing' check (state in ('next', 'signing', 'retiring', 'gone')),
  add column published_at timestamptz,
  -- When it signs from or, of the next one, when an operator wants it to; empty while the rotation's period says it.
  add column signs_from timestamptz,
  add column retired_at timestamptz,
  add column gone_at timestamptz,
  -- The private half is destroyed when the key signs no more.
  alter column private_sealed drop not null;
update signing_key set published_at = created_at, signs_from = created_at;
alter table signing_key
  alter column state drop default,
  alter column published_at set not null,
  drop column created_at,
  drop column signs,
  drop column published;
-- Rotation is done under a lock; should that ever fail, two signing keys are still impossible.
create unique index signing_key_live on signing_key (state) where state in ('next', 'signing');

-- Tokens that were ended one by one, until they would have ended by themselves. Read by GetEdgeState, pruned after.
create table revoked_token (
  token_id text primary key,
  client_id text not null references api_key,
  expires_at timestamptz not null,
  revoked_at timestamptz not null
);
-- Counts those of a key, which are limited.
create index revoked_token_client on revoked_token (client_id, expires_at);

alter table edge_change add column token_id text;
-- Pruned by it.
create index edge_change_changed_at on edge_change (changed_at);
