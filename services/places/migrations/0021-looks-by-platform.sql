-- Not every platform has listings to look at, or can be made to push: what is never looked at stays due, and must not
-- stand before what is.
create index source_watch_due on source (source, watch_due_at) where connection_id is not null;
create index connection_pushes_due on connection (platform, pushes_due_at) where status = 'granted';
drop index source_watch;
drop index connection_pushes;
