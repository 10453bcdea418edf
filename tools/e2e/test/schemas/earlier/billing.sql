-- The tables as an earlier version made them.

create function billing_month(at timestamptz, zone text) returns text
  language sql stable parallel safe
  return to_char(at at time zone zone, 'YYYY-MM');
create function billing_month_end(month text, zone text) returns timestamptz
  language sql stable parallel safe
  return (to_timestamp(month || '-01', 'YYYY-MM-DD')::date + interval '1 month')::timestamp at time zone zone;
create table account (
  account_id bigint primary key,
  kind text not null check (kind in ('standard', 'partner', 'client')),
  name text not null,
  locale text not null,
  status text not null
);
create table attachment (
  account_id bigint primary key,
  partner_account_id bigint not null,
  external_ref text,
  service text not null,
  attached_at timestamptz not null
);
create table partner_contract (
  partner_account_id bigint primary key,
  spending_cap_cents bigint not null check (spending_cap_cents >= 0),
  vat_rate_bp integer not null check (vat_rate_bp between 0 and 10000),
  timezone text not null check (billing_month(timestamptz '2000-01-01 00:00Z', timezone) is not null)
);
create table place (
  place_ref bigint primary key,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  version bigint not null
);
create table place_activity (
  place_ref bigint not null,
  active_from timestamptz not null,
  active_until timestamptz,
  primary key (place_ref, active_from)
);
create unique index place_activity_open on place_activity (place_ref) where active_until is null;
create table plan_span (
  plan_span_id bigint generated always as identity primary key,
  account_id bigint not null,
  place_ref bigint not null,
  plan text not null check (plan in ('essential', 'pro')),
  included integer not null check (included > 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at >= started_at)
);
create unique index plan_span_open on plan_span (place_ref) where ended_at is null;
create index plan_span_account on plan_span (account_id, place_ref);
create table quota_month (
  place_ref bigint not null,
  month text not null,
  included integer not null,
  used integer not null default 0,
  held integer not null default 0,
  primary key (place_ref, month),
  constraint quota_month_within_plan check (used >= 0 and held >= 0 and used + held <= included)
) with (fillfactor = 70);
create type hold_source as enum ('free_variant', 'quota', 'suns', 'overage');
create type hold_state as enum ('reserved', 'captured', 'voided');
create type ledger_unit as enum ('milli_sun', 'eur_cent');
create table ledger_account (
  ledger_account_id bigint generated always as identity (start with 101) primary key,
  kind text not null check (kind in ('issuance', 'revenue', 'wallet', 'overage')),
  unit ledger_unit not null,
  owner_account_id bigint,
  month text,
  check ((kind in ('wallet', 'overage')) = (owner_account_id is not null)),
  check ((kind = 'overage') = (month is not null))
);
create unique index ledger_account_wallet on ledger_account (owner_account_id) where kind = 'wallet';
create unique index ledger_account_overage on ledger_account (owner_account_id, month) where kind = 'overage';
insert into ledger_account (ledger_account_id, kind, unit) overriding system value
values (1, 'issuance', 'milli_sun'), (2, 'revenue', 'milli_sun'), (3, 'revenue', 'eur_cent');
create table wallet (
  account_id bigint primary key,
  ledger_account_id bigint not null unique references ledger_account,
  posted bigint not null default 0,
  held bigint not null default 0,
  version bigint not null default 0,
  constraint wallet_covers_holds check (held >= 0 and posted >= held)
) with (fillfactor = 70);
create table partner_month (
  partner_account_id bigint not null,
  month text not null,
  ledger_account_id bigint not null unique references ledger_account,
  timezone text not null,
  accrued_cents bigint not null default 0,
  held_cents bigint not null default 0,
  cap_cents_highest bigint not null default 0,
  version bigint not null default 0,
  cap_reached_at timestamptz,
  primary key (partner_account_id, month),
  constraint partner_month_under_cap
    check (accrued_cents >= 0 and held_cents >= 0 and accrued_cents + held_cents <= cap_cents_highest)
) with (fillfactor = 70);
create table hold (
  hold_id uuid primary key,
  account_id bigint not null,
  place_ref bigint not null,
  review_id bigint not null,
  source hold_source not null,
  state hold_state not null default 'reserved',
  month text not null,
  cost_milli_suns bigint not null,
  cost_cents bigint not null,
  partner_account_id bigint,
  external_ref text,
  parent_hold_id uuid,
  variants_left smallint not null check (variants_left >= 0),
  variants_left_answered smallint not null,
  reserved_at timestamptz not null,
  settled_at timestamptz,
  sweep_at timestamptz not null
);
create index hold_variants on hold (account_id, review_id, reserved_at, hold_id) where variants_left > 0;
create index hold_sweep on hold (sweep_at) where state = 'reserved';
create table suns_grant (
  transfer_id uuid primary key,
  account_id bigint not null,
  idempotency_key text not null,
  amount_milli_suns bigint not null check (amount_milli_suns <> 0),
  reason text not null,
  granted_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create table ledger_entry (
  transfer_id uuid not null,
  ledger_account_id bigint not null,
  unit ledger_unit not null,
  amount bigint not null,
  balance_after bigint,
  account_version bigint,
  effective_at timestamptz not null,
  primary key (transfer_id, ledger_account_id)
);
create unique index ledger_entry_version on ledger_entry (ledger_account_id, account_version)
  where account_version is not null;
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only ever added to.' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();
create trigger ledger_entry_not_emptied before truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
create function check_transfer_balanced() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform from ledger_entry where transfer_id = new.transfer_id group by unit having sum(amount) <> 0;
  if found then
    raise exception 'Transfer % is not balanced.', new.transfer_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_transfer_balanced();
create table outbox (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  topic text not null,
  key text not null,
  type text not null,
  subject text not null,
  occurred_at timestamptz not null,
  payload bytea not null,
  traceparent text,
  tracestate text,
  written_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
create table inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index inbox_handled_at on inbox (handled_at);
create table parked_event (
  id bigint generated always as identity primary key,
  consumer text not null,
  topic text not null,
  key text not null,
  event_id uuid not null,
  type text not null,
  headers jsonb not null,
  payload bytea not null,
  error text not null,
  parked_at timestamptz not null default now(),
  unique (consumer, event_id)
);
create index parked_event_key on parked_event (consumer, topic, key, id);
create function open_wallet(p_account_id bigint) returns void language plpgsql as $$
begin
  insert into ledger_account (kind, unit, owner_account_id) values ('wallet', 'milli_sun', p_account_id)
  on conflict (owner_account_id) where kind = 'wallet' do nothing;
  insert into wallet (account_id, ledger_account_id)
  select p_account_id, ledger_account_id from ledger_account where owner_account_id = p_account_id and kind = 'wallet'
  on conflict (account_id) do nothing;
end $$;
create function open_partner_month(p_partner_account_id bigint, p_month text, p_timezone text) returns void
  language plpgsql as $$
begin
  insert into ledger_account (kind, unit, owner_account_id, month)
  values ('overage', 'eur_cent', p_partner_account_id, p_month)
  on conflict (owner_account_id, month) where kind = 'overage' do nothing;
  insert into partner_month (partner_account_id, month, timezone, ledger_account_id)
  select p_partner_account_id, p_month, p_timezone, ledger_account_id
  from ledger_account where owner_account_id = p_partner_account_id and month = p_month and kind = 'overage'
  on conflict (partner_account_id, month) do nothing;
end $$;
create function hold_overage(p_partner_account_id bigint, p_month text, p_cents bigint, p_cap_cents bigint)
  returns boolean language plpgsql as $$
begin
  update partner_month
  set held_cents = held_cents + p_cents, cap_cents_highest = greatest(cap_cents_highest, p_cap_cents)
  where partner_account_id = p_partner_account_id and month = p_month
    and accrued_cents + held_cents + p_cents <= p_cap_cents;
  return found;
end $$;
create function reserve_suggestion(
  p_hold_id uuid, p_account_id bigint, p_place_ref bigint, p_review_id bigint,
  p_now timestamptz, p_sweep_at timestamptz, p_milli_suns bigint, p_cents bigint, p_variants smallint,
  p_default_cap_cents bigint, p_default_timezone text,
  out outcome text, out source hold_source, out cost_milli_suns bigint, out variants_left smallint,
  out month text, out partner_account_id bigint
) language plpgsql set enable_seqscan = off as $$
declare
  known hold;
  payer record;
  cost_cents bigint := 0;
begin
  perform pg_advisory_xact_lock(1, (p_review_id % 2147483647)::integer);
  select * into known from hold where hold_id = p_hold_id;
  if found then
    outcome := case
      when (known.account_id, known.place_ref, known.review_id) <> (p_account_id, p_place_ref, p_review_id) then 'mismatch'
      when known.state = 'voided' then 'ended'
      else 'reserved' end;
    source := known.source;
    cost_milli_suns := known.cost_milli_suns;
    variants_left := known.variants_left_answered;
    return;
  end if;
  select attachment.partner_account_id as partner, attachment.external_ref, plan_span.included,
    coalesce(partner_contract.timezone, p_default_timezone) as timezone,
    coalesce(partner_contract.spending_cap_cents, p_default_cap_cents) as cap_cents,
    (select free.hold_id from hold free
      where free.account_id = p_account_id and free.review_id = p_review_id and free.variants_left > 0
      order by free.reserved_at, free.hold_id limit 1) as parent
  into payer
  from (values (p_account_id)) as asking (account_id)
  left join attachment on attachment.account_id = asking.account_id
  left join partner_contract on partner_contract.partner_account_id = attachment.partner_account_id
  left join plan_span on plan_span.place_ref = p_place_ref and plan_span.account_id = asking.account_id
    and plan_span.ended_at is null;
  month := billing_month(p_now, payer.timezone);
  partner_account_id := payer.partner;
  cost_milli_suns := 0;
  if payer.parent is not null then
    update hold set variants_left = hold.variants_left - 1 where hold_id = payer.parent;
    source := 'free_variant';
  elsif payer.included is not null then
    insert into quota_month as quota (place_ref, month, included, held)
    values (p_place_ref, reserve_suggestion.month, payer.included, 1)
    on conflict on constraint quota_month_pkey do update
      set held = quota.held + 1, included = greatest(quota.included, excluded.included)
      where quota.used + quota.held < greatest(quota.included, excluded.included);
    if found then source := 'quota'; end if;
  end if;
  if source is null and payer.partner is null then
    update wallet set held = held + p_milli_suns where account_id = p_account_id and posted - held >= p_milli_suns;
    if not found then
      outcome := 'insufficient_suns';
      return;
    end if;
    source := 'suns';
    cost_milli_suns := p_milli_suns;
  elsif source is null then
    if not hold_overage(payer.partner, month, p_cents, payer.cap_cents) then
      perform open_partner_month(payer.partner, month, payer.timezone);
      if not hold_overage(payer.partner, month, p_cents, payer.cap_cents) then
        outcome := 'spending_cap_reached';
        return;
      end if;
    end if;
    source := 'overage';
    cost_milli_suns := p_milli_suns;
    cost_cents := p_cents;
  end if;
  if payer.parent is null then
    variants_left := p_variants;
  else
    select coalesce(sum(free.variants_left), 0) into variants_left
    from hold free where free.account_id = p_account_id and free.review_id = p_review_id and free.variants_left > 0;
  end if;
  insert into hold (hold_id, account_id, place_ref, review_id, source, month, cost_milli_suns, cost_cents,
    partner_account_id, external_ref, parent_hold_id, variants_left, variants_left_answered, reserved_at, sweep_at)
  values (p_hold_id, p_account_id, p_place_ref, p_review_id, reserve_suggestion.source, reserve_suggestion.month,
    reserve_suggestion.cost_milli_suns, cost_cents, payer.partner, payer.external_ref, payer.parent,
    case when payer.parent is null then p_variants else 0 end, reserve_suggestion.variants_left, p_now, p_sweep_at)
  on conflict on constraint hold_pkey do nothing;
  if not found then
    raise exception 'Hold % was made meanwhile.', p_hold_id using errcode = 'serialization_failure';
  end if;
  outcome := 'reserved';
end $$;
create function capture_hold(p_hold_id uuid, p_now timestamptz, out outcome text) language plpgsql
  set enable_seqscan = off as $$
declare
  captured hold;
  payer record;
begin
  update hold set state = 'captured', settled_at = p_now where hold_id = p_hold_id and state = 'reserved'
  returning * into captured;
  if not found then
    select coalesce((select state::text from hold where hold_id = p_hold_id), 'unknown') into outcome;
    return;
  end if;
  outcome := 'captured';
  case captured.source
    when 'suns' then
      update wallet set posted = posted - captured.cost_milli_suns, held = held - captured.cost_milli_suns,
        version = version + 1
      where account_id = captured.account_id
      returning ledger_account_id, posted as balance, version into strict payer;
      insert into ledger_entry
        (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
      values
        (p_hold_id, payer.ledger_account_id, 'milli_sun', -captured.cost_milli_suns, payer.balance, payer.version, p_now),
        (p_hold_id, 2, 'milli_sun', captured.cost_milli_suns, null, null, p_now);
    when 'overage' then
      update partner_month set accrued_cents = accrued_cents + captured.cost_cents,
        held_cents = held_cents - captured.cost_cents, version = version + 1
      where partner_account_id = captured.partner_account_id and month = captured.month
      returning ledger_account_id, accrued_cents as balance, version into strict payer;
      insert into ledger_entry
        (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
      values
        (p_hold_id, payer.ledger_account_id, 'eur_cent', captured.cost_cents, payer.balance, payer.version, p_now),
        (p_hold_id, 3, 'eur_cent', -captured.cost_cents, null, null, p_now);
    when 'quota' then
      update quota_month set used = used + 1, held = held - 1
      where place_ref = captured.place_ref and month = captured.month;
    when 'free_variant' then null;
  end case;
end $$;
create function void_hold(p_hold_id uuid, p_now timestamptz, out outcome text) language plpgsql
  set enable_seqscan = off as $$
declare
  voided hold;
begin
  perform pg_advisory_xact_lock(1, (review_id % 2147483647)::integer) from hold where hold_id = p_hold_id;
  update hold set state = 'voided', settled_at = p_now, variants_left = 0
  where hold_id = p_hold_id and state = 'reserved'
  returning * into voided;
  if not found then
    select coalesce((select state::text from hold where hold_id = p_hold_id), 'unknown') into outcome;
    return;
  end if;
  outcome := 'voided';
  case voided.source
    when 'suns' then
      update wallet set held = held - voided.cost_milli_suns where account_id = voided.account_id;
    when 'overage' then
      update partner_month set held_cents = held_cents - voided.cost_cents
      where partner_account_id = voided.partner_account_id and month = voided.month;
    when 'quota' then
      update quota_month set held = held - 1 where place_ref = voided.place_ref and month = voided.month;
    when 'free_variant' then
      update hold set variants_left = variants_left + 1 where hold_id = voided.parent_hold_id and state <> 'voided';
  end case;
end $$;
create function grant_suns(
  p_transfer_id uuid, p_account_id bigint, p_key text, p_milli_suns bigint, p_reason text, p_now timestamptz,
  out outcome text
) language plpgsql as $$
declare
  payer record;
begin
  perform open_wallet(p_account_id);
  perform from wallet where account_id = p_account_id for no key update;
  select case when amount_milli_suns = p_milli_suns then 'granted' else 'mismatch' end into outcome
  from suns_grant where account_id = p_account_id and idempotency_key = p_key;
  if found then return; end if;
  update wallet set posted = posted + p_milli_suns, version = version + 1
  where account_id = p_account_id and posted + p_milli_suns - held >= 0
  returning ledger_account_id, posted as balance, version into payer;
  if not found then
    outcome := 'insufficient_suns';
    return;
  end if;
  insert into suns_grant (transfer_id, account_id, idempotency_key, amount_milli_suns, reason, granted_at)
  values (p_transfer_id, p_account_id, p_key, p_milli_suns, p_reason, p_now);
  insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
  values
    (p_transfer_id, payer.ledger_account_id, 'milli_sun', p_milli_suns, payer.balance, payer.version, p_now),
    (p_transfer_id, 1, 'milli_sun', -p_milli_suns, null, null, p_now);
  outcome := 'granted';
end $$;
create sequence anonymous_id as bigint increment -1 minvalue -9223372036854775808 maxvalue -1 start -1;
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
drop trigger ledger_entry_balanced on ledger_entry;
drop function check_transfer_balanced();
create function check_entries_balanced() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select transfer_id into unbalanced from added group by transfer_id, unit having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Transfer % is not balanced.', unbalanced using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as added for each statement execute function check_entries_balanced();
alter table attachment add column detached_at timestamptz;
create table schema_migration (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
);

-- What a run of it wrote. Sealed values and hashes are of keys that were thrown away.

set session_replication_role = replica;
insert into account (account_id, kind, name, locale, status) values
(1001, 'standard', 'Demo account cc6ec89e', 'en', 'active'),
(1002, 'partner', 'Demo account f5633929', 'en', 'active'),
(1003, 'client', 'Demo leaver9e44587d', 'en', 'active'),
(1004, 'client', 'Demo leaverd5e559c0', 'en', 'active');
insert into attachment (account_id, partner_account_id, external_ref, service, attached_at, detached_at) values
(1003, 1002, 'ref-leaver9e44587d', 'pro', '2026-11-22 07:33:58.089+00', null),
(1004, 1002, 'ref-leaverd5e559c0', 'pro', '2026-11-22 07:34:00.48+00', '2026-11-22 07:34:03.651+00');
insert into hold (hold_id, account_id, place_ref, review_id, source, state, month, cost_milli_suns, cost_cents, partner_account_id, external_ref, parent_hold_id, variants_left, variants_left_answered, reserved_at, settled_at, sweep_at) values
('1cd48d4e-192b-44b1-813f-907c826e39cb', 1001, 1, 21, 'suns', 'captured', '2026-11', 1000, 0, null, null, null, 2, 2, '2026-11-22 07:33:48.185+00', '2026-11-22 07:33:51.181+00', '2026-11-22 07:43:48.185+00'),
('59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', 1001, 1, 20, 'suns', 'captured', '2026-11', 1000, 0, null, null, null, 2, 2, '2026-11-22 07:33:51.311+00', '2026-11-22 07:33:51.479+00', '2026-11-22 07:43:51.311+00'),
('954c3ba5-a267-42d9-81b7-6dca937e5c25', 1003, 2, 22, 'quota', 'captured', '2026-11', 0, 0, 1002, 'ref-leaver9e44587d', null, 2, 2, '2026-11-22 07:34:01.983+00', '2026-11-22 07:34:02.099+00', '2026-11-22 07:44:01.983+00');
insert into inbox (consumer, event_id, handled_at) values
('e2e-0c696d5e-billing', '01a2022c-c274-7679-857a-92f46dac347a', '2026-11-22 07:33:37.582812+00'),
('e2e-0c696d5e-billing', '01a2022c-ca5f-72b4-9eee-17742b9a81d2', '2026-11-22 07:33:39.933203+00'),
('e2e-0c696d5e-billing', '01a2022c-ff97-746d-afcd-f9ccfd483a49', '2026-11-22 07:33:53.257084+00'),
('e2e-0c696d5e-billing', '01a2022c-ffb6-77fc-842c-3de2cfe2123c', '2026-11-22 07:33:53.257084+00'),
('e2e-0c696d5e-billing', '01a2022d-02a1-742f-b2cf-4005197865b6', '2026-11-22 07:33:53.985231+00');
insert into ledger_account (ledger_account_id, kind, unit, owner_account_id, month) overriding system value values
(1, 'issuance', 'milli_sun', null, null),
(2, 'revenue', 'milli_sun', null, null),
(3, 'revenue', 'eur_cent', null, null),
(101, 'wallet', 'milli_sun', 1001, null)
on conflict do nothing;
insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at) values
('01a2022c-c439-7124-8460-cb25d15fcb92', 1, 'milli_sun', -20000, null, null, '2026-11-22 07:33:37.977+00'),
('01a2022c-c439-7124-8460-cb25d15fcb92', 101, 'milli_sun', 20000, 20000, 1, '2026-11-22 07:33:37.977+00'),
('1cd48d4e-192b-44b1-813f-907c826e39cb', 2, 'milli_sun', 1000, null, null, '2026-11-22 07:33:51.181+00'),
('1cd48d4e-192b-44b1-813f-907c826e39cb', 101, 'milli_sun', -1000, 19000, 2, '2026-11-22 07:33:51.181+00'),
('59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', 2, 'milli_sun', 1000, null, null, '2026-11-22 07:33:51.479+00'),
('59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', 101, 'milli_sun', -1000, 18000, 3, '2026-11-22 07:33:51.479+00');
insert into partner_contract (partner_account_id, spending_cap_cents, vat_rate_bp, timezone) values
(1002, 50000, 2000, 'Europe/Paris');
insert into place (place_ref, account_id, place_id, name, active, version) values
(1, 1001, 'demo-cc6ec89e-0', 'Demo Lounge cc6ec89e 0', true, 1),
(2, 1003, 'place-leaver9e44587d', 'Demo Lounge leaver9e44587d', true, 1),
(3, 1004, 'place-leaverd5e559c0', 'Demo Lounge leaverd5e559c0', false, 2);
insert into place_activity (place_ref, active_from, active_until) values
(1, '2026-11-22 07:33:39.551+00', null),
(2, '2026-11-22 07:33:58.241+00', null),
(3, '2026-11-22 07:34:00.697+00', '2026-11-22 07:34:03.919+00');
insert into plan_span (plan_span_id, account_id, place_ref, plan, included, started_at, ended_at) overriding system value values
(1, 1003, 2, 'pro', 500, '2026-11-22 07:33:58.496+00', null),
(2, 1004, 3, 'pro', 500, '2026-11-22 07:34:01.071+00', '2026-11-22 07:34:03.816+00');
insert into quota_month (place_ref, month, included, used, held) values
(2, '2026-11', 500, 1, 0),
(3, '2026-11', 500, 0, 0);
insert into schema_migration (number, name, sha256, applied_at) values
(1, '0001-billing.sql', '87edd0f21a748bf129d57f7062eaea4c5b7d692c783165f391e4c81b8e29d94f', '2026-11-22 07:33:07.577008+00'),
(2, '0002-holds.sql', '6e825fae58b6e903cef955f69b54509d2813ab8ed19e29e731471b0add4dc092', '2026-11-22 07:33:08.124442+00'),
(3, '0003-leaving.sql', 'da20d3b50582941c867eed3183d7028a8a9dcc9d88336fe4137a132f7a7b8939', '2026-11-22 07:33:08.176689+00'),
(4, '0004-event-actor.sql', '34dabcf2117da041d71023317240c85d0a916df67379a576a3f8061129705958', '2026-11-22 07:33:08.232898+00'),
(5, '0005-balance-by-statement.sql', 'cbfccf925cd28847f856e206d4b643d0651e8ed3e2d248cc9945b72c07ca039a', '2026-11-22 07:33:08.326281+00'),
(6, '0006-leaving-times.sql', '1bba6e212a947e75c9e3d57ab604ebc953c65cb8afcc270d828597cdf5cdee21', '2026-11-22 07:33:08.368717+00');
insert into suns_grant (transfer_id, account_id, idempotency_key, amount_milli_suns, reason, granted_at) values
('01a2022c-c439-7124-8460-cb25d15fcb92', 1001, 'grant-cc6ec89e', 20000, 'Test', '2026-11-22 07:33:37.977+00');
insert into wallet (account_id, ledger_account_id, posted, held, version) values
(1001, 101, 18000, 0, 3);
select setval('ledger_account_ledger_account_id_seq', 101);
select setval('outbox_id_seq', 3);
select setval('plan_span_plan_span_id_seq', 2);

-- What that run left empty.

insert into ledger_account (ledger_account_id, kind, unit, owner_account_id, month) overriding system value values
(102, 'overage', 'eur_cent', 1002, '2026-11');
select setval('ledger_account_ledger_account_id_seq', 102);
insert into partner_month (partner_account_id, month, ledger_account_id, timezone, accrued_cents, held_cents, cap_cents_highest, version) values
(1002, '2026-11', 102, 'Europe/Paris', 40, 20, 50000, 2);
insert into hold (hold_id, account_id, place_ref, review_id, source, state, month, cost_milli_suns, cost_cents, partner_account_id, external_ref, variants_left, variants_left_answered, reserved_at, settled_at, sweep_at) values
('7b0f3f0e-0000-4000-8000-000000000001', 1003, 2, 24, 'overage', 'captured', '2026-11', 1000, 20, 1002, 'ref-leaver9e44587d', 2, 2, '2026-11-22 07:34:10+00', '2026-11-22 07:34:11+00', '2026-11-22 07:44:10+00'),
('7b0f3f0e-0000-4000-8000-000000000002', 1003, 2, 24, 'overage', 'captured', '2026-11', 1000, 20, 1002, 'ref-leaver9e44587d', 2, 2, '2026-11-22 07:34:12+00', '2026-11-22 07:34:13+00', '2026-11-22 07:44:12+00'),
('7b0f3f0e-0000-4000-8000-000000000003', 1003, 2, 24, 'overage', 'reserved', '2026-11', 1000, 20, 1002, 'ref-leaver9e44587d', 0, 2, '2026-11-22 07:34:14+00', null, '2026-11-22 07:44:14+00');
insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at) values
('7b0f3f0e-0000-4000-8000-000000000001', 102, 'eur_cent', 20, 20, 1, '2026-11-22 07:34:11+00'),
('7b0f3f0e-0000-4000-8000-000000000001', 3, 'eur_cent', -20, null, null, '2026-11-22 07:34:11+00'),
('7b0f3f0e-0000-4000-8000-000000000002', 102, 'eur_cent', 20, 40, 2, '2026-11-22 07:34:13+00'),
('7b0f3f0e-0000-4000-8000-000000000002', 3, 'eur_cent', -20, null, null, '2026-11-22 07:34:13+00');
insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, auth_type, auth_id, auth_claims) values
('01a2022d-3000-7000-8000-0000000000a1', 'e2e-0c696d5e.billing', '1003', 'billing.something', '1003', '2026-11-22 07:34:10+00', '\x0801', 'system', 'billing', null),
('01a2022d-3000-7000-8000-0000000000a2', 'e2e-0c696d5e.billing', '1003', 'billing.something', '1003', '2026-11-22 07:34:11+00', '\x0802', 'api_key', 'rrk_kNTQ4B4ps3QCho7t', '{"account_id":"1002","acting_account_id":"1003"}');
insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error) values
('e2e-0c696d5e-billing', 'e2e-0c696d5e.identity', '1003', '01a2022d-3000-7000-8000-0000000000b1', 'identity.something', '{"id": "b1"}', '\x0803', 'cannot be read');
insert into erased_account (account_hash) values ('k1:0f');
set session_replication_role = default;
