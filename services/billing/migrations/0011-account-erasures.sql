-- Accounts that are to be made anonymous; their rows go with it. Whoever works on them has them locked.
create table account_erasure (
  account_id bigint primary key
);
