-- The access that was obtained last for a login, shared by the replicas, and which of them obtains the next.
create table connection_access (
  connection_id bigint primary key references connection on delete cascade,
  -- Of the grant it was obtained with.
  grant_version bigint not null,
  access_sealed bytea,
  expires_at timestamptz,
  -- Until then, by the real clock, one replica asks the platform and the others wait.
  lease_until timestamptz
);
