-- A request that waits until its reply is published finds the publication by the work it began, and so does the next
-- request with its idempotency key when it died.
alter table publication add column work_id uuid;
create unique index publication_work on publication (work_id) where work_id is not null;

-- What may follow what stands in domain/reply.ts and domain/publication.ts; a test holds these to it.
create function refuse_transition() returns trigger language plpgsql as $$
begin
  raise exception 'A % that is % can''t become %.', tg_argv[0], old.status, new.status using errcode = 'check_violation';
end
$$;

create trigger reply_transition before update of status on reply for each row
  when (old.status <> new.status and old.status || ' ' || new.status not in (
    'draft validated',
    'validated publishing', 'validated failed_retryable', 'validated failed',
    'publishing published', 'publishing failed_retryable', 'publishing failed',
    'failed_retryable publishing', 'failed_retryable failed',
    'published online', 'published failed',
    'online failed'))
  execute function refuse_transition('reply');

create trigger publication_transition before update of status on publication for each row
  when (old.status <> new.status and old.status || ' ' || new.status not in (
    'queued publishing', 'queued retrying', 'queued canceled',
    'publishing retrying', 'publishing published', 'publishing failed',
    'retrying publishing', 'retrying canceled',
    'published failed'))
  execute function refuse_transition('publication');
