-- How many pages the read had kept when it failed: the first one beyond them ends the failures in a row. A read that is
-- refused there for good begins anew each time, and fails once more although it keeps the pages before.
alter table sync_cursor add column failed_pages integer not null default 0;
