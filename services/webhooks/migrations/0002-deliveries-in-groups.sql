-- Deliveries are claimed and settled in groups. What each of them writes is an entry in every index, so there are as few
-- as possible: the primary key is also the list of an endpoint's last deliveries and what pruning reads. Rows are short,
-- changed twice and deleted soon: half of each page is left free, so that a claim, which changes no indexed column, stays
-- on its page and writes no index at all.
-- The references are held by the code: checking them would lock, and so write, an endpoint's and a copy's row for every
-- delivery. Deliveries of an endpoint that is deleted are canceled, and go before it.
alter table delivery
  drop constraint delivery_webhook_id_fkey,
  drop constraint delivery_event_copy_id_fkey,
  drop constraint delivery_pkey,
  add primary key (webhook_id, delivery_id),
  -- One text an attempt, oldest first: JSON that this service alone reads.
  add column attempt_log text[] not null default '{}';
alter table delivery set (fillfactor = 50);
drop index delivery_due;
drop index delivery_history;
drop index delivery_finished;
-- Claims: the endpoints that have anything to be sent, and of each first attempts apart from retries.
create index delivery_due on delivery (webhook_id, (attempts > 0), due_at) where due_at is not null;

alter table webhook_endpoint
  drop constraint webhook_endpoint_disabled_reason_check,
  add check (disabled_reason in ('consecutive_failures', 'gone', 'operator', 'requested')),
  -- The secret before the last rotation, which signs beside the new one for a day.
  add column previous_secret_sealed bytea,
  add column previous_secret_until timestamptz,
  add column secret_rotated_at timestamptz;
alter table webhook_endpoint set (fillfactor = 80);
