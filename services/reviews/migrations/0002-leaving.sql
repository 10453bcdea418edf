-- Formerly bb48e6e30e4553b1cf30721c5d094f324a4b4a1f333869a2394924a3dff31802: it made tables of packages too.
-- Client accounts that left their partner: nothing is written for them until they are attached again.
create table detached_account (
  account_id bigint primary key
);

-- Accounts that are being erased, a batch of rows at a time; the row goes with the last batch.
create table account_erasure (
  account_id bigint primary key,
  -- Business time.
  due_at timestamptz not null,
  -- Real time until which a worker is believed to be at it.
  lease_until timestamptz
);
