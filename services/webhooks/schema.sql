-- What the migrations come to, for people to read. Written by: npm run schemas

create table account_erasure (
  account_id bigint not null,
  partner_account_ids bigint[] not null,
  enrollment_ids bigint[] not null,
  due_at timestamp with time zone not null,
  lease_until timestamp with time zone,
  constraint account_erasure_pkey PRIMARY KEY (account_id)
);

create table account_locale (
  account_id bigint not null,
  locale text not null,
  constraint account_locale_pkey PRIMARY KEY (account_id)
);

create table account_partner (
  account_id bigint not null,
  partner_account_id bigint not null,
  external_ref text,
  attached_at timestamp with time zone not null,
  detached_at timestamp with time zone,
  constraint account_partner_pkey PRIMARY KEY (account_id)
);

create table account_partner_had (
  account_id bigint not null,
  partner_account_id bigint not null,
  constraint account_partner_had_pkey PRIMARY KEY (account_id, partner_account_id)
);

create table account_without_partner (
  account_id bigint not null,
  constraint account_without_partner_pkey PRIMARY KEY (account_id)
);

create table consumed_position (
  consumer text not null,
  topic text not null,
  partition integer not null,
  next_offset bigint not null,
  passed_over int8range,
  passed_over_at timestamp with time zone,
  constraint consumed_position_pkey PRIMARY KEY (consumer, topic, partition)
);

create table delivery (
  delivery_id bigint generated always as identity not null,
  webhook_id bigint not null,
  event_copy_id bigint not null,
  status text default 'pending'::text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone,
  lease_until timestamp with time zone,
  response_status integer,
  response_time_ms integer,
  error text,
  response_excerpt text,
  last_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null,
  attempt_log text[] default '{}'::text[] not null,
  constraint delivery_check CHECK (((status = 'pending'::text) = (due_at IS NOT NULL))),
  constraint delivery_pkey PRIMARY KEY (webhook_id, delivery_id),
  constraint delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'canceled'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=1000, fillfactor=50);

create table erased_account (
  account_hash text not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_account_pkey PRIMARY KEY (account_hash)
);

create table event_copy (
  event_copy_id bigint generated always as identity not null,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  body bytea not null,
  traceparent text,
  tracestate text,
  subject_account_id bigint,
  enrollment_id bigint,
  constraint event_copy_check CHECK (((subject_account_id IS NOT NULL) OR (enrollment_id IS NOT NULL))),
  constraint event_copy_event_id_account_id_key UNIQUE (event_id, account_id),
  constraint event_copy_pkey PRIMARY KEY (event_copy_id)
);

create table event_for_partner (
  event_for_partner_id bigint generated always as identity not null,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  occurred_at timestamp with time zone not null,
  data bytea not null,
  traceparent text,
  tracestate text,
  constraint event_for_partner_pkey PRIMARY KEY (event_for_partner_id)
);

create table idempotency_claim (
  account_id bigint not null,
  operation text not null,
  key text not null,
  fingerprint bytea not null,
  work_id uuid not null,
  attempt integer not null,
  lease_until timestamp with time zone not null,
  outcome bytea,
  expires_at timestamp with time zone not null,
  constraint idempotency_claim_pkey PRIMARY KEY (account_id, operation, key)
);

create table inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamp with time zone default now() not null,
  constraint inbox_pkey PRIMARY KEY (consumer, event_id)
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

create table webhook_endpoint (
  webhook_id bigint generated always as identity not null,
  account_id bigint not null,
  url text not null,
  events text[] not null,
  secret_sealed bytea not null,
  status text default 'enabled'::text not null,
  disabled_reason text,
  disabled_at timestamp with time zone,
  consecutive_failures integer default 0 not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  previous_secret_sealed bytea,
  previous_secret_until timestamp with time zone,
  secret_rotated_at timestamp with time zone,
  partner_account_id bigint,
  constraint webhook_endpoint_check CHECK (((status = 'disabled'::text) = ((disabled_at IS NOT NULL) AND (disabled_reason IS NOT NULL)))),
  constraint webhook_endpoint_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['consecutive_failures'::text, 'gone'::text, 'operator'::text, 'requested'::text]))),
  constraint webhook_endpoint_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoint_pkey PRIMARY KEY (webhook_id),
  constraint webhook_endpoint_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
) with (fillfactor=80);

CREATE INDEX delivery_due_by_class ON delivery USING btree (LEAST(attempts, 1), webhook_id, due_at) WITH (deduplicate_items=off) WHERE (due_at IS NOT NULL);

CREATE INDEX delivery_event_copy ON delivery USING btree (event_copy_id);

CREATE INDEX event_for_partner_account ON event_for_partner USING btree (account_id, event_for_partner_id);

CREATE INDEX idempotency_claim_expires_at ON idempotency_claim USING btree (expires_at);

CREATE INDEX inbox_handled_at ON inbox USING btree (handled_at);

CREATE INDEX parked_event_key ON parked_event USING btree (consumer, topic, key, id);

CREATE INDEX webhook_endpoint_account ON webhook_endpoint USING btree (account_id, webhook_id) WHERE (deleted_at IS NULL);

CREATE INDEX webhook_endpoint_account_ever ON webhook_endpoint USING btree (account_id);

CREATE INDEX webhook_endpoint_inactive ON webhook_endpoint USING btree (webhook_id) WHERE ((disabled_at IS NOT NULL) OR (deleted_at IS NOT NULL));
