-- Who an event is due to, as CloudEvents' auth context says it: the API key and the accounts behind it, or the service.
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
