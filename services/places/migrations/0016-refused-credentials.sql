-- When the platform first refused this grant since it last gave access by it: it counts as ended once it is refused
-- again some minutes later.
alter table connection_access add column refused_at timestamptz;
