-- Which platforms there are is said once, in packages/platforms: no table lists them.
alter table sync_cursor drop constraint sync_cursor_source_check;
