-- Business time of the next read where its platform told of something while a read was under way, which may take many
-- turns: that one began before.
alter table sync_cursor add column hastened_at timestamptz;
