-- Accounts that an operator suspended: nothing is sent for them, nor for the clients of a partner among them.
create table suspended_account (
  account_id bigint primary key
);

-- Null for those that were noted before it was kept.
alter table attached_account add column partner_account_id bigint;
