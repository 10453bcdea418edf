-- Every partner that a client account was attached to, the present one too: its erasure reaches what each received of it.
-- Written with account_partner, deleted by the erasure.
create table account_partner_had (
  account_id bigint,
  partner_account_id bigint,
  primary key (account_id, partner_account_id)
);
insert into account_partner_had (account_id, partner_account_id) select account_id, partner_account_id from account_partner;
