-- When client accounts joined and left a partner last, as identity told; one that left and has not joined since is detached.
-- Business time; of one account no two times are the same.
create table client_account (
  account_id bigint primary key,
  attached_at timestamptz,
  detached_at timestamptz
);

-- The attachment that a login was connected under: leaving ends the logins of attachments before it, however late it is
-- heard of. Null when none was known, which is before every leaving.
alter table connection add column attached_at timestamptz;
update connection set attached_at = granted_at;
