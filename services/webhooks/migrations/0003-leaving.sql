-- Formerly 4d61aa38ab829f84c714bffcfbbf51f6cd800fd2c4be256f34bc145d406aec57: it made tables of packages too.
-- A client account that left its partner: its events go to nobody until it is attached again. Business time.
alter table account_partner add column detached_at timestamptz;
