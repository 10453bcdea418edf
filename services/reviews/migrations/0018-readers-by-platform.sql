-- Each platform has readers of its own, and those of its places whose last read failed have others.
drop index sync_cursor_due;
create index sync_cursor_due on sync_cursor (source, (failures > 0), next_read_at) where connected and not refused;
