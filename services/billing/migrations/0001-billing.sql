-- Formerly 87edd0f21a748bf129d57f7062eaea4c5b7d692c783165f391e4c81b8e29d94f: it made tables of packages too.
-- Amounts are whole thousandths of a Sun (milli_sun) or whole cents (eur_cent). Months are YYYY-MM in the payer's zone,
-- computed once, when a hold is made, and stored.

-- The calendar month that a moment belongs to in an IANA zone. The only place where months are computed.
create function billing_month(at timestamptz, zone text) returns text
  language sql stable parallel safe
  return to_char(at at time zone zone, 'YYYY-MM');

-- The moment at which a month ends in an IANA zone: the first of the next.
create function billing_month_end(month text, zone text) returns timestamptz
  language sql stable parallel safe
  return (to_timestamp(month || '-01', 'YYYY-MM-DD')::date + interval '1 month')::timestamp at time zone zone;

-- What identity tells of accounts; read for invoices.
create table account (
  account_id bigint primary key,
  kind text not null check (kind in ('standard', 'partner', 'client')),
  name text not null,
  locale text not null,
  status text not null
);

-- Which partner pays for a client account. Written from identity's events, read by every reserve.
create table attachment (
  account_id bigint primary key,
  partner_account_id bigint not null,
  external_ref text,
  service text not null,
  attached_at timestamptz not null
);

-- A partner's terms as identity tells them. A zone that Postgres does not know is refused when it arrives, rather than
-- at every reserve.
create table partner_contract (
  partner_account_id bigint primary key,
  spending_cap_cents bigint not null check (spending_cap_cents >= 0),
  vat_rate_bp integer not null check (vat_rate_bp between 0 and 10000),
  timezone text not null check (billing_month(timestamptz '2000-01-01 00:00Z', timezone) is not null)
);

-- What the places service tells of places; the version refuses an older state.
create table place (
  place_ref bigint primary key,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  version bigint not null
);

-- When a place was active: partners pay for every place active at any time in a month.
create table place_activity (
  place_ref bigint not null,
  active_from timestamptz not null,
  active_until timestamptz,
  primary key (place_ref, active_from)
);
create unique index place_activity_open on place_activity (place_ref) where active_until is null;

-- The plans a place has had. The open span is the plan in force; at most one a place.
create table plan_span (
  plan_span_id bigint generated always as identity primary key,
  account_id bigint not null,
  place_ref bigint not null,
  plan text not null check (plan in ('essential', 'pro')),
  -- Suggestions a month.
  included integer not null check (included > 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at >= started_at)
);
create unique index plan_span_open on plan_span (place_ref) where ended_at is null;
create index plan_span_account on plan_span (account_id, place_ref);

-- A place's suggestions paid by its plan in one month. `included` only grows: an upgrade raises it, and the dearest
-- plan of a month, which is the one billed, holds to its end.
create table quota_month (
  place_ref bigint not null,
  month text not null,
  included integer not null,
  used integer not null default 0,
  held integer not null default 0,
  primary key (place_ref, month),
  constraint quota_month_within_plan check (used >= 0 and held >= 0 and used + held <= included)
) with (fillfactor = 70);

-- Types rather than CHECKs, here and below in what every suggestion writes: Postgres reads a CHECK anew for every
-- statement, and eight of them took a third of the time of a reserve. What has one needs it.
create type hold_source as enum ('free_variant', 'quota', 'suns', 'overage');
create type hold_state as enum ('reserved', 'captured', 'voided');
create type ledger_unit as enum ('milli_sun', 'eur_cent');

-- The chart of accounts. The platform's own three have no running balance: every charge would wait for that row.
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

-- An account's Suns. Available is posted - held.
create table wallet (
  account_id bigint primary key,
  ledger_account_id bigint not null unique references ledger_account,
  posted bigint not null default 0,
  held bigint not null default 0,
  -- Entries so far.
  version bigint not null default 0,
  constraint wallet_covers_holds check (held >= 0 and posted >= held)
) with (fillfactor = 70);

-- A partner's overage in one month. The cap is the contract's when a reserve asks for it; here is the highest that a
-- reserve was held to, which what was accrued and held has never passed.
create table partner_month (
  partner_account_id bigint not null,
  month text not null,
  ledger_account_id bigint not null unique references ledger_account,
  timezone text not null,
  accrued_cents bigint not null default 0,
  held_cents bigint not null default 0,
  cap_cents_highest bigint not null default 0,
  version bigint not null default 0,
  -- The month's first refused reserve.
  cap_reached_at timestamptz,
  primary key (partner_account_id, month),
  constraint partner_month_under_cap
    check (accrued_cents >= 0 and held_cents >= 0 and accrued_cents + held_cents <= cap_cents_highest)
) with (fillfactor = 70);

-- One suggestion, set aside and then captured or voided, once. Captured holds are the usage that months are billed by.
create table hold (
  -- The generation's id: the idempotency key.
  hold_id uuid primary key,
  account_id bigint not null,
  place_ref bigint not null,
  review_id bigint not null,
  source hold_source not null,
  state hold_state not null default 'reserved',
  month text not null,
  cost_milli_suns bigint not null,
  cost_cents bigint not null,
  -- The partner at the time, for a client account, and its own reference for the invoice's annex.
  partner_account_id bigint,
  external_ref text,
  -- What a free variant follows.
  parent_hold_id uuid,
  -- Free variants of this one that nobody has taken.
  variants_left smallint not null check (variants_left >= 0),
  -- What was answered, repeated to whoever asks again.
  variants_left_answered smallint not null,
  reserved_at timestamptz not null,
  settled_at timestamptz,
  -- Real time at which the sweeper asks what became of it; moved on as a lease while it does.
  sweep_at timestamptz not null
);
-- Finds the free variant that a reserve may take.
create index hold_variants on hold (account_id, review_id, reserved_at, hold_id) where variants_left > 0;
-- Finds what the sweeper has to ask about; holds are in it for seconds.
create index hold_sweep on hold (sweep_at) where state = 'reserved';

-- Suns given to an account, or taken back when negative.
create table suns_grant (
  transfer_id uuid primary key,
  account_id bigint not null,
  idempotency_key text not null,
  amount_milli_suns bigint not null check (amount_milli_suns <> 0),
  reason text not null,
  granted_at timestamptz not null,
  unique (account_id, idempotency_key)
);

-- The journal: two entries a transfer, never changed. A transfer is a captured hold or a grant and has its id, so that
-- none is booked twice. Errors are mended by further transfers.
create table ledger_entry (
  transfer_id uuid not null,
  ledger_account_id bigint not null,
  unit ledger_unit not null,
  -- Added to the account.
  amount bigint not null,
  -- The account afterwards, and its how manyth entry this is; null on the platform's own accounts.
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

-- At the commit, the entries of a transfer add up to nothing in every unit. Without sequential scans, since a connection
-- keeps the plan it made when the table was young.
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
