-- When client accounts joined a partner last: an earlier leaving that is heard of late changes nothing. Business time.
create table attached_account (
  account_id bigint primary key,
  attached_at timestamptz not null
);

-- Business time; null for those that were noted before it was kept.
alter table detached_account add column detached_at timestamptz;
