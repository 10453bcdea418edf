-- Where the table stands already, made by the service itself before this package brought its own, it is taken over as it is.

-- One row a key that a client sent. Written when the work starts and when it ends; read at every request with a key.
create table if not exists idempotency_claim (
  account_id bigint not null,
  operation text not null,
  key text not null,
  -- SHA-256 of the request: the same key with another request is refused.
  fingerprint bytea not null,
  -- Ids of the work are derived from it, so that a later request finishes the same work.
  work_id uuid not null,
  -- Grows each time a request takes the work over; only the last may finish it.
  attempt integer not null,
  -- Real time until which the request that runs it is believed to live.
  lease_until timestamptz not null,
  -- The sealed answer; null while the work runs.
  outcome bytea,
  -- Business time after which the key may be used anew.
  expires_at timestamptz not null,
  primary key (account_id, operation, key)
);
create index if not exists idempotency_claim_expires_at on idempotency_claim (expires_at);
