-- What the migrations come to, for people to read. Written by: npm run schemas

create sequence connection_id_seq as bigint start 1 increment 1 minvalue 1;

create table client_account (
  account_id bigint not null,
  attached_at timestamp with time zone,
  detached_at timestamp with time zone,
  constraint client_account_pkey PRIMARY KEY (account_id)
);

create table connection (
  connection_id bigint not null,
  account_id bigint not null,
  platform text not null,
  platform_user text not null,
  credentials_sealed bytea not null,
  status text not null,
  grant_version bigint not null,
  granted_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  attached_at timestamp with time zone,
  pushes_due_at timestamp with time zone default now() not null,
  pushes_lease_until timestamp with time zone,
  constraint connection_account_id_platform_platform_user_key UNIQUE (account_id, platform, platform_user),
  constraint connection_pkey PRIMARY KEY (connection_id),
  constraint connection_status_check CHECK ((status = ANY (ARRAY['granted'::text, 'revoked'::text])))
);

create table connection_access (
  connection_id bigint not null,
  grant_version bigint not null,
  access_sealed bytea,
  expires_at timestamp with time zone,
  lease_until timestamp with time zone,
  refused_at timestamp with time zone,
  constraint connection_access_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES connection(connection_id) ON DELETE CASCADE,
  constraint connection_access_pkey PRIMARY KEY (connection_id)
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

create table erased_account (
  account_hash text not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_account_pkey PRIMARY KEY (account_hash)
);

create table inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamp with time zone default now() not null,
  constraint inbox_pkey PRIMARY KEY (consumer, event_id)
);

create table listing_budget (
  account_id bigint not null,
  window_start timestamp with time zone not null,
  reads integer not null,
  constraint listing_budget_pkey PRIMARY KEY (account_id)
);

create table listing_edit (
  profile text not null,
  edited_at timestamp with time zone not null
);

create table listing_writer (
  profile text not null,
  section text not null,
  token uuid not null,
  lease_until timestamp with time zone not null,
  constraint listing_writer_pkey PRIMARY KEY (profile, section)
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

create table place (
  place_ref bigint generated always as identity not null,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  city text,
  category text,
  active boolean not null,
  settings jsonb not null,
  version bigint not null,
  rating double precision,
  reviews_count bigint default 0 not null,
  unanswered_count bigint default 0 not null,
  stats_version bigint default 0 not null,
  created_at timestamp with time zone not null,
  region text,
  plan_ends bigint default 0 not null,
  locale text,
  report_since timestamp with time zone default now() not null,
  report_retry_at timestamp with time zone,
  report_failures integer default 0 not null,
  report_lease_until timestamp with time zone,
  constraint place_account_id_place_id_key UNIQUE (account_id, place_id),
  constraint place_pkey PRIMARY KEY (place_ref)
);

create table report_link (
  place_ref bigint not null,
  token_sealed bytea not null,
  token_hash bytea not null,
  constraint report_link_pkey PRIMARY KEY (place_ref),
  constraint report_link_place_ref_fkey FOREIGN KEY (place_ref) REFERENCES place(place_ref) ON DELETE CASCADE,
  constraint report_link_token_hash_key UNIQUE (token_hash)
);

create table revocation (
  connection_id bigint not null,
  credentials_sealed bytea not null,
  due_at timestamp with time zone not null,
  failures integer default 0 not null,
  lease_until timestamp with time zone,
  platform text not null,
  platform_user text,
  constraint revocation_pkey PRIMARY KEY (connection_id)
);

create table sign_in (
  sign_in_id uuid not null,
  platform_user text not null,
  credentials_sealed bytea,
  locations jsonb,
  account_id bigint,
  place_ids text[],
  created_at timestamp with time zone not null,
  forget_at timestamp with time zone not null,
  platform text not null,
  email text,
  constraint sign_in_check CHECK (((account_id IS NULL) = (place_ids IS NULL))),
  constraint sign_in_check1 CHECK (((account_id IS NULL) = (credentials_sealed IS NOT NULL))),
  constraint sign_in_pkey PRIMARY KEY (sign_in_id)
);

create table source (
  place_ref bigint not null,
  source text not null,
  connection_id bigint,
  location text not null,
  status text not null,
  watch_due_at timestamp with time zone default (now() + '06:00:00'::interval) not null,
  watch_lease_until timestamp with time zone,
  watch_state jsonb default '{}'::jsonb not null,
  constraint source_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES connection(connection_id),
  constraint source_pkey PRIMARY KEY (place_ref, source),
  constraint source_place_ref_fkey FOREIGN KEY (place_ref) REFERENCES place(place_ref) ON DELETE CASCADE,
  constraint source_status_check CHECK ((status = ANY (ARRAY['verified'::text, 'not_verified'::text])))
);

CREATE INDEX connection_platform_user ON connection USING btree (platform, platform_user);

CREATE INDEX connection_pushes_due ON connection USING btree (platform, pushes_due_at) WHERE (status = 'granted'::text);

CREATE INDEX inbox_handled_at ON inbox USING btree (handled_at);

CREATE INDEX listing_budget_window ON listing_budget USING btree (window_start);

CREATE INDEX listing_edit_edited_at ON listing_edit USING btree (edited_at);

CREATE INDEX listing_edit_profile ON listing_edit USING btree (profile, edited_at);

CREATE INDEX parked_event_key ON parked_event USING btree (consumer, topic, key, id);

CREATE INDEX place_account_name ON place USING btree (account_id, name, place_ref);

CREATE INDEX place_report_due ON place USING btree ((((report_since AT TIME ZONE 'UTC'::text) + make_interval(days => ((settings ->> 'reportFrequencyDays'::text))::integer)))) WHERE (active AND ((settings ->> 'reportFrequencyDays'::text) <> '0'::text));

CREATE INDEX revocation_due ON revocation USING btree (due_at);

CREATE INDEX sign_in_account ON sign_in USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX sign_in_forget_at ON sign_in USING btree (forget_at);

CREATE INDEX sign_in_waiting ON sign_in USING btree (platform, platform_user) WHERE (credentials_sealed IS NOT NULL);

CREATE INDEX source_connection ON source USING btree (connection_id);

CREATE INDEX source_location ON source USING btree (source, "substring"(location, '[^/]*$'::text));

CREATE INDEX source_watch_due ON source USING btree (source, watch_due_at) WHERE (connection_id IS NOT NULL);
