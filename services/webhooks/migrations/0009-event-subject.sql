-- What a stored event is about decides who may hear of it again and what an erasure takes, so it stands beside the body.
alter table event_copy
  -- The account that it is about: the receiver's own or its client's; of an enrolment the client's, once there is one.
  add column subject_account_id bigint,
  -- The enrolment that it tells of, which is the receiver's own whatever becomes of the client.
  add column enrollment_id bigint;

-- Rows of before: their bodies begin with the envelope, whose first account_id is the subject. Of an enrolment it is the
-- one in the data, behind the enrolment's own id. Within a text both would stand with escaped quotes. The bytes are read as
-- ASCII, since not every JSON text can be read by Postgres.
update event_copy set
  enrollment_id = substring(encode(body, 'escape') from '"enrollment_id":(\d+)[,}]')::bigint,
  subject_account_id = substring(encode(body, 'escape') from '"data":.*"account_id":(\d+)[,}]')::bigint
where type like 'enrollment.%';
update event_copy set
  subject_account_id = coalesce(substring(encode(substring(body for 250), 'escape') from '"account_id":(\d+),')::bigint, account_id)
where enrollment_id is null;

alter table event_copy add check (subject_account_id is not null or enrollment_id is not null);
