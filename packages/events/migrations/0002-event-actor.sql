-- Who an event is due to, as CloudEvents' auth context says it: the API key and the accounts behind it, or the service.
alter table outbox
  add column if not exists auth_type text,
  add column if not exists auth_id text,
  add column if not exists auth_claims text;
