-- What the migrations come to, for people to read. Written by: npm run schemas

create type hold_source as enum ('free_variant', 'quota', 'suns', 'overage');

create type hold_state as enum ('reserved', 'captured', 'voided');

create type ledger_unit as enum ('milli_sun', 'eur_cent');

create type month_state as enum ('open', 'withheld', 'closed', 'final');

create sequence anonymous_id as bigint start -1 increment -1 minvalue -9223372036854775808;

create table account (
  account_id bigint not null,
  kind text not null,
  name text not null,
  locale text not null,
  status text not null,
  constraint account_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'partner'::text, 'client'::text]))),
  constraint account_pkey PRIMARY KEY (account_id)
);

create table account_erasure (
  account_id bigint not null,
  constraint account_erasure_pkey PRIMARY KEY (account_id)
);

create table attachment (
  account_id bigint not null,
  partner_account_id bigint not null,
  external_ref text,
  service text not null,
  attached_at timestamp with time zone not null,
  detached_at timestamp with time zone,
  constraint attachment_pkey PRIMARY KEY (account_id)
);

create table billing_terms (
  partner_account_id bigint not null,
  party jsonb not null,
  vat_treatment text not null,
  vat_reason text,
  language text not null,
  constraint billing_terms_check CHECK (((vat_treatment = 'standard'::text) = (vat_reason IS NULL))),
  constraint billing_terms_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text]))),
  constraint billing_terms_pkey PRIMARY KEY (partner_account_id),
  constraint billing_terms_vat_treatment_check CHECK ((vat_treatment = ANY (ARRAY['standard'::text, 'exempt'::text, 'reverse_charge'::text])))
);

create table client_month (
  partner_account_id bigint not null,
  month text not null,
  account_id bigint not null,
  external_ref text,
  milli_suns bigint not null,
  cents bigint not null,
  constraint client_month_pkey PRIMARY KEY (partner_account_id, month, account_id)
) with (fillfactor=70);

create table consumed_position (
  consumer text not null,
  topic text not null,
  partition integer not null,
  next_offset bigint not null,
  passed_over int8range,
  passed_over_at timestamp with time zone,
  constraint consumed_position_pkey PRIMARY KEY (consumer, topic, partition)
);

create table erased_account (
  account_hash text not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_account_pkey PRIMARY KEY (account_hash)
);

create table hold (
  hold_id uuid not null,
  account_id bigint not null,
  place_ref bigint not null,
  review_id bigint not null,
  source hold_source not null,
  state hold_state default 'reserved'::hold_state not null,
  month text not null,
  cost_milli_suns bigint not null,
  cost_cents bigint not null,
  partner_account_id bigint,
  external_ref text,
  parent_hold_id uuid,
  variants_left smallint not null,
  variants_left_answered smallint not null,
  reserved_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  sweep_at timestamp with time zone not null,
  constraint hold_pkey PRIMARY KEY (hold_id),
  constraint hold_variants_left_check CHECK ((variants_left >= 0))
);

create table inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamp with time zone default now() not null,
  constraint inbox_pkey PRIMARY KEY (consumer, event_id)
);

create table invoice (
  invoice_id bigint generated always as identity not null,
  kind text not null,
  partner_account_id bigint not null,
  month text not null,
  number text,
  series text,
  issue_year integer,
  issue_place integer,
  drawn_up_at timestamp with time zone not null,
  issued_at timestamp with time zone,
  currency text not null,
  seller jsonb not null,
  buyer jsonb not null,
  language text not null,
  vat_treatment text not null,
  vat_rate_bp integer not null,
  vat_reason text,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  credits_invoice_id bigint,
  reason text,
  idempotency_key text,
  credit_scope text,
  constraint invoice_check CHECK ((gross_cents = (net_cents + vat_cents))),
  constraint invoice_check1 CHECK (((number IS NULL) = (issued_at IS NULL))),
  constraint invoice_check2 CHECK (((kind = 'credit_note'::text) = (credits_invoice_id IS NOT NULL))),
  constraint invoice_credit_scope_check CHECK ((credit_scope = ANY (ARRAY['all'::text, 'essential'::text, 'pro'::text, 'overage'::text]))),
  constraint invoice_credits_invoice_id_fkey FOREIGN KEY (credits_invoice_id) REFERENCES invoice(invoice_id),
  constraint invoice_credits_invoice_id_idempotency_key_key UNIQUE (credits_invoice_id, idempotency_key),
  constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoice_net_cents_check CHECK ((net_cents > 0)),
  constraint invoice_number_key UNIQUE (number),
  constraint invoice_pkey PRIMARY KEY (invoice_id),
  constraint invoice_series_issue_year_issue_place_key UNIQUE (series, issue_year, issue_place),
  constraint invoice_vat_cents_check CHECK ((vat_cents >= 0))
);

create table invoice_annex_line (
  invoice_id bigint not null,
  row_no integer not null,
  account_id bigint,
  external_ref text,
  kind text not null,
  of_month text not null,
  quantity_milli bigint not null,
  amount_cents bigint not null,
  constraint invoice_annex_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(invoice_id) ON DELETE CASCADE,
  constraint invoice_annex_line_pkey PRIMARY KEY (invoice_id, row_no)
);

create table invoice_counter (
  series text not null,
  issue_year integer not null,
  last integer not null,
  constraint invoice_counter_pkey PRIMARY KEY (series, issue_year)
);

create table invoice_line (
  invoice_id bigint not null,
  line_no integer not null,
  kind text not null,
  of_month text not null,
  quantity_milli bigint not null,
  unit_price_cents bigint not null,
  amount_cents bigint not null,
  constraint invoice_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(invoice_id) ON DELETE CASCADE,
  constraint invoice_line_pkey PRIMARY KEY (invoice_id, line_no)
);

create table invoiced_place (
  place_ref bigint not null,
  month text not null,
  invoice_id bigint not null,
  constraint invoiced_place_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(invoice_id) ON DELETE CASCADE,
  constraint invoiced_place_pkey PRIMARY KEY (place_ref, month)
);

create table ledger_account (
  ledger_account_id bigint generated always as identity not null,
  kind text not null,
  unit ledger_unit not null,
  owner_account_id bigint,
  month text,
  constraint ledger_account_check CHECK (((kind = ANY (ARRAY['wallet'::text, 'overage'::text])) = (owner_account_id IS NOT NULL))),
  constraint ledger_account_check1 CHECK (((kind = 'overage'::text) = (month IS NOT NULL))),
  constraint ledger_account_kind_check CHECK ((kind = ANY (ARRAY['issuance'::text, 'revenue'::text, 'expiry'::text, 'wallet'::text, 'overage'::text]))),
  constraint ledger_account_pkey PRIMARY KEY (ledger_account_id)
);

create table ledger_entry (
  transfer_id uuid not null,
  ledger_account_id bigint not null,
  unit ledger_unit not null,
  amount bigint not null,
  balance_after bigint,
  account_version bigint,
  effective_at timestamp with time zone not null,
  constraint ledger_entry_pkey PRIMARY KEY (transfer_id, ledger_account_id)
);

create table outbox (
  id bigint generated always as identity not null,
  event_id uuid not null,
  topic text not null,
  key text not null,
  type text not null,
  subject text not null,
  occurred_at timestamp with time zone not null,
  payload bytea not null,
  traceparent text,
  tracestate text,
  written_at timestamp with time zone default now() not null,
  auth_type text,
  auth_id text,
  auth_claims text,
  constraint outbox_pkey PRIMARY KEY (id)
) with (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_threshold=1000);

create table parked_event (
  id bigint generated always as identity not null,
  consumer text not null,
  topic text not null,
  key text not null,
  event_id uuid not null,
  type text not null,
  headers jsonb not null,
  payload bytea not null,
  error text not null,
  parked_at timestamp with time zone default now() not null,
  constraint parked_event_consumer_event_id_key UNIQUE (consumer, event_id),
  constraint parked_event_pkey PRIMARY KEY (id)
);

create table partner_contract (
  partner_account_id bigint not null,
  spending_cap_cents bigint,
  vat_rate_bp integer not null,
  timezone text not null,
  constraint partner_contract_pkey PRIMARY KEY (partner_account_id),
  constraint partner_contract_spending_cap_cents_check CHECK ((spending_cap_cents >= 0)),
  constraint partner_contract_timezone_check CHECK ((billing_month('2000-01-01 00:00:00+00'::timestamp with time zone, timezone) IS NOT NULL)),
  constraint partner_contract_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000)))
);

create table partner_month (
  partner_account_id bigint not null,
  month text not null,
  ledger_account_id bigint not null,
  timezone text not null,
  accrued_cents bigint default 0 not null,
  held_cents bigint default 0 not null,
  cap_cents_highest bigint default 0,
  version bigint default 0 not null,
  cap_reached_at timestamp with time zone,
  state month_state default 'open'::month_state not null,
  closes_at timestamp with time zone not null,
  constraint partner_month_ledger_account_id_fkey FOREIGN KEY (ledger_account_id) REFERENCES ledger_account(ledger_account_id),
  constraint partner_month_ledger_account_id_key UNIQUE (ledger_account_id),
  constraint partner_month_pkey PRIMARY KEY (partner_account_id, month),
  constraint partner_month_under_cap CHECK (((accrued_cents >= 0) AND (held_cents >= 0) AND ((accrued_cents + held_cents) <= cap_cents_highest)))
) with (fillfactor=70);

create table past_due (
  place_ref bigint not null,
  account_id bigint not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint past_due_pkey PRIMARY KEY (place_ref)
);

create table place (
  place_ref bigint not null,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  version bigint not null,
  constraint place_pkey PRIMARY KEY (place_ref)
);

create table place_activity (
  place_ref bigint not null,
  active_from timestamp with time zone not null,
  active_until timestamp with time zone,
  constraint place_activity_pkey PRIMARY KEY (place_ref, active_from)
);

create table plan_span (
  plan_span_id bigint generated always as identity not null,
  account_id bigint not null,
  place_ref bigint not null,
  plan text not null,
  included integer not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_told boolean default false not null,
  constraint plan_span_check CHECK ((ended_at >= started_at)),
  constraint plan_span_included_check CHECK ((included > 0)),
  constraint plan_span_pkey PRIMARY KEY (plan_span_id),
  constraint plan_span_plan_check CHECK ((plan = ANY (ARRAY['essential'::text, 'pro'::text])))
);

create table quota_month (
  place_ref bigint not null,
  month text not null,
  included integer not null,
  used integer default 0 not null,
  held integer default 0 not null,
  constraint quota_month_pkey PRIMARY KEY (place_ref, month),
  constraint quota_month_within_plan CHECK (((used >= 0) AND (held >= 0) AND ((used + held) <= included)))
) with (fillfactor=70);

create table suns_expiry (
  transfer_id uuid not null,
  grant_transfer_id uuid not null,
  account_id bigint not null,
  amount_milli_suns bigint not null,
  expired_at timestamp with time zone not null,
  constraint suns_expiry_amount_milli_suns_check CHECK ((amount_milli_suns > 0)),
  constraint suns_expiry_grant_transfer_id_fkey FOREIGN KEY (grant_transfer_id) REFERENCES suns_grant(transfer_id),
  constraint suns_expiry_pkey PRIMARY KEY (transfer_id)
);

create table suns_grant (
  transfer_id uuid not null,
  account_id bigint not null,
  idempotency_key text not null,
  amount_milli_suns bigint not null,
  reason text not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  expired_milli_suns bigint default 0 not null,
  settled boolean default false not null,
  constraint suns_grant_account_id_idempotency_key_key UNIQUE (account_id, idempotency_key),
  constraint suns_grant_amount_milli_suns_check CHECK ((amount_milli_suns <> 0)),
  constraint suns_grant_pkey PRIMARY KEY (transfer_id)
);

create table wallet (
  account_id bigint not null,
  ledger_account_id bigint not null,
  posted bigint default 0 not null,
  held bigint default 0 not null,
  version bigint default 0 not null,
  expires_at timestamp with time zone,
  constraint wallet_covers_holds CHECK (((held >= 0) AND (posted >= held))),
  constraint wallet_ledger_account_id_fkey FOREIGN KEY (ledger_account_id) REFERENCES ledger_account(ledger_account_id),
  constraint wallet_ledger_account_id_key UNIQUE (ledger_account_id),
  constraint wallet_pkey PRIMARY KEY (account_id)
) with (fillfactor=70);

CREATE INDEX attachment_partner ON attachment USING btree (partner_account_id);

CREATE INDEX client_month_account ON client_month USING btree (account_id);

CREATE INDEX hold_sweep ON hold USING btree (sweep_at) WHERE (state = 'reserved'::hold_state);

CREATE INDEX hold_variants ON hold USING btree (account_id, review_id, reserved_at, hold_id) WHERE (variants_left > 0);

CREATE INDEX inbox_handled_at ON inbox USING btree (handled_at);

CREATE INDEX invoice_annex_account ON invoice_annex_line USING btree (account_id);

CREATE INDEX invoice_credit_key ON invoice USING btree (partner_account_id, idempotency_key) WHERE (kind = 'credit_note'::text);

CREATE INDEX invoice_issued ON invoice USING btree (partner_account_id, kind, issued_at DESC) WHERE (number IS NOT NULL);

CREATE UNIQUE INDEX invoice_month ON invoice USING btree (partner_account_id, month) WHERE (kind = 'invoice'::text);

CREATE INDEX invoiced_place_invoice ON invoiced_place USING btree (invoice_id);

CREATE UNIQUE INDEX ledger_account_overage ON ledger_account USING btree (owner_account_id, month) WHERE (kind = 'overage'::text);

CREATE UNIQUE INDEX ledger_account_wallet ON ledger_account USING btree (owner_account_id) WHERE (kind = 'wallet'::text);

CREATE UNIQUE INDEX ledger_entry_version ON ledger_entry USING btree (ledger_account_id, account_version) WHERE (account_version IS NOT NULL);

CREATE INDEX parked_event_key ON parked_event USING btree (consumer, topic, key, id);

CREATE INDEX partner_month_due ON partner_month USING btree (closes_at) WHERE (state = ANY (ARRAY['open'::month_state, 'closed'::month_state]));

CREATE INDEX past_due_until ON past_due USING btree (until);

CREATE UNIQUE INDEX place_activity_open ON place_activity USING btree (place_ref) WHERE (active_until IS NULL);

CREATE INDEX plan_span_account ON plan_span USING btree (account_id, place_ref);

CREATE UNIQUE INDEX plan_span_open ON plan_span USING btree (place_ref) WHERE (ended_at IS NULL);

CREATE INDEX plan_span_to_tell ON plan_span USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (NOT end_told));

CREATE INDEX suns_expiry_account ON suns_expiry USING btree (account_id);

CREATE INDEX suns_grant_expiring ON suns_grant USING btree (expires_at) WHERE (NOT settled);

CREATE INDEX suns_grant_lots ON suns_grant USING btree (account_id, granted_at, transfer_id) WHERE (amount_milli_suns > 0);

create function billable_places(p_partner_account_id bigint, p_month text, p_timezone text) returns TABLE(account_id bigint, external_ref text, place_ref bigint, plan text) language sql;

create function billing_month(at timestamp with time zone, zone text) returns text language sql;

create function billing_month_begin(month text, zone text) returns timestamp with time zone language sql;

create function billing_month_end(month text, zone text) returns timestamp with time zone language sql;

create function capture_hold(p_hold_id uuid, p_now timestamp with time zone, OUT outcome text) returns text language plpgsql set enable_seqscan=off;

create function capture_hold_and_tell(p_hold_id uuid, p_now timestamp with time zone, OUT outcome text, OUT source hold_source, OUT cost_milli_suns bigint) returns record language plpgsql set enable_seqscan=off;

create function check_entries_balanced() returns trigger language plpgsql;

create function credit_invoice(p_invoice_id bigint, p_key text, p_kind text, p_cents bigint, p_reason text, p_now timestamp with time zone, OUT outcome text, OUT note_id bigint, OUT is_new boolean) returns record language plpgsql;

create function draw_up_invoice(p_partner_account_id bigint, p_month text, p_now timestamp with time zone, p_essential_cents bigint, p_pro_cents bigint, p_sun_cents bigint, p_default_vat_rate_bp integer, p_seller jsonb) returns bigint language sql;

create function expire_suns(p_account_id bigint, p_now timestamp with time zone) returns integer language plpgsql;

create function expire_suns_due(p_account_id bigint, p_now timestamp with time zone) returns boolean language plpgsql;

create function grant_suns(p_transfer_id uuid, p_account_id bigint, p_key text, p_milli_suns bigint, p_reason text, p_now timestamp with time zone, p_expires_at timestamp with time zone, OUT outcome text) returns text language plpgsql;

create function hold_overage(p_partner_account_id bigint, p_month text, p_cents bigint, p_cap_cents bigint) returns boolean language plpgsql;

create function invoice_terms(p_partner_account_id bigint, p_default_vat_rate_bp integer) returns TABLE(buyer jsonb, language text, vat_treatment text, vat_rate_bp integer, vat_reason text) language sql;

create function line_order(p_kind text) returns integer language sql;

create function lots_left(p_account_id bigint) returns TABLE(transfer_id uuid, expires_at timestamp with time zone, settled boolean, left_milli_suns bigint) language sql;

create function month_items(p_partner_account_id bigint, p_month text, p_essential_cents bigint, p_pro_cents bigint, p_sun_cents bigint) returns TABLE(kind text, of_month text, account_id bigint, external_ref text, place_ref bigint, quantity_milli bigint, unit_price_cents bigint, amount_cents bigint) language sql;

create function number_invoice(p_invoice_id bigint, p_now timestamp with time zone, p_seller_timezone text) returns text language plpgsql;

create function open_missing_months(p_now timestamp with time zone, p_default_timezone text) returns bigint language sql;

create function open_partner_month(p_partner_account_id bigint, p_month text, p_timezone text) returns void language plpgsql;

create function open_wallet(p_account_id bigint) returns void language plpgsql;

create function refuse_invoice_change() returns trigger language plpgsql;

create function refuse_invoice_line_change() returns trigger language plpgsql;

create function refuse_ledger_change() returns trigger language plpgsql;

create function reserve_suggestion(p_hold_id uuid, p_account_id bigint, p_place_ref bigint, p_review_id bigint, p_now timestamp with time zone, p_sweep_at timestamp with time zone, p_milli_suns bigint, p_cents bigint, p_variants smallint, p_default_cap_cents bigint, p_default_timezone text, OUT outcome text, OUT source hold_source, OUT cost_milli_suns bigint, OUT variants_left smallint, OUT month text, OUT partner_account_id bigint) returns record language plpgsql set enable_seqscan=off;

create function suns_statement(p_account_id bigint, p_after bigint, p_limit integer) returns TABLE(version bigint, at timestamp with time zone, kind text, amount_milli_suns bigint, balance_milli_suns bigint, transfer_id uuid, reason text, expires_at timestamp with time zone) language sql;

create function uncredited_lines(p_invoice_id bigint) returns TABLE(line_no integer, kind text, of_month text, quantity_milli bigint, unit_price_cents bigint, amount_cents bigint, left_cents bigint) language sql;

create function vat_on(p_net_cents bigint, p_rate_bp integer) returns bigint language sql;

create function void_hold(p_hold_id uuid, p_now timestamp with time zone, OUT outcome text) returns text language plpgsql set enable_seqscan=off;

CREATE TRIGGER invoice_immutable BEFORE DELETE OR UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE TRIGGER invoice_annex_immutable BEFORE DELETE OR UPDATE ON invoice_annex_line FOR EACH ROW EXECUTE FUNCTION refuse_invoice_line_change();

CREATE TRIGGER invoice_line_immutable BEFORE DELETE OR UPDATE ON invoice_line FOR EACH ROW EXECUTE FUNCTION refuse_invoice_line_change();

CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries_balanced();

CREATE TRIGGER ledger_entry_immutable BEFORE DELETE OR UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_entry_not_emptied BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
