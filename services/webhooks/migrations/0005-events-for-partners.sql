-- Accounts that have no partner and never will: standard accounts and partners. Learnt from identity.
create table account_without_partner (
  account_id bigint primary key
);

-- Events of accounts of which it is not known yet whether they have a partner: identity is asked, and then each goes to
-- the partner or is forgotten. The account's own endpoints have got it already. Written by the consumer.
create table event_for_partner (
  event_for_partner_id bigint generated always as identity primary key,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  occurred_at timestamptz not null,
  -- JSON of the event's data.
  data bytea not null,
  traceparent text,
  tracestate text
);
create index event_for_partner_account on event_for_partner (account_id, event_for_partner_id);
