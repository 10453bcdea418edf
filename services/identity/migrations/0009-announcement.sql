-- How far the accounts that are there have been told of anew, for services that did not keep before what they were told
-- then (webhooks: languages; reviews: suspensions, and whose client an account is). The row goes with the last account.
create table account_announcement (
  after_account_id bigint not null
);
insert into account_announcement (after_account_id) select 0 where exists (select from account);
