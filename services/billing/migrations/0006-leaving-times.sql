-- When a client account left its partner last, in business time: what had begun before is ended, however late it is heard
-- of. An account that was attached again since is attached.
alter table attachment add column detached_at timestamptz;
