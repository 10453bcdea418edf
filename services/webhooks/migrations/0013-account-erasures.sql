-- Accounts that are being erased, a slice of deliveries at a time; the row goes with the last slice.
create table account_erasure (
  account_id bigint primary key,
  -- Every partner that it had, and the enrolments that were made for it.
  partner_account_ids bigint[] not null,
  enrollment_ids bigint[] not null,
  -- Business time.
  due_at timestamptz not null,
  -- Real time until which a worker is believed to be at it.
  lease_until timestamptz
);
