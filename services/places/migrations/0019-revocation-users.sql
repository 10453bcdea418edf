-- Whose login the grant was of: ending it may end all grants of the person, and others may have come to use that login.
-- Null for one that was queued before and whose account is erased.
alter table revocation add column platform_user text;
update revocation set platform_user = connection.platform_user
from connection where connection.connection_id = revocation.connection_id;
create index sign_in_waiting on sign_in (platform, platform_user) where credentials_sealed is not null;
