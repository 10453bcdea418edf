-- Why a reply failed is kept as a code and a word that says more; the sentence is made when it is read, in the reader's
-- language. failure_message is written no more.
alter table reply add column failure_reason text;
alter table publication add column failure_reason text;

create function failure_reason_of(code text, message text) returns text language sql immutable as $$
  select case
    when code = 'canceled' and message like 'The review %' then 'review_gone'
    when code = 'canceled' then 'not_connected'
    when code = 'platform_refused' then substring(message from '\((\w+)\)\.$')
    when message like 'The platform rejected the reply: %' then 'rejected'
  end
$$;

update reply set failure_reason = failure_reason_of(failure_code, failure_message) where failure_code is not null;
update publication set failure_reason = failure_reason_of(failure_code, failure_message) where failure_code is not null;

-- Rendered reviews that hold such a sentence: failures one by one, as each has its own reason.
do $$
declare
  found record;
  shown text;
begin
  for found in
    select distinct r.account_id, r.review_id, p.failure_code, p.failure_message, p.failure_reason
    from review r join reply p using (account_id, review_id)
    where p.failure_code is not null and p.deleted_at is null
  loop
    shown := '"failure":{"code":' || to_json(found.failure_code)::text || ',"message":' || to_json(found.failure_message)::text || '}';
    update review set document = replace(document, shown,
      '"failure":{"code":' || to_json(found.failure_code)::text || ',"reason":'
        || coalesce(to_json(found.failure_reason)::text, 'null') || '}')
    where account_id = found.account_id and review_id = found.review_id;
  end loop;
end $$;

drop function failure_reason_of;
