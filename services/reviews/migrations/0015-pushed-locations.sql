-- Platforms tell of a location by its own id, whoever manages it.
create index sync_cursor_location on sync_cursor (source, substring(location from '[^/]*$'));
