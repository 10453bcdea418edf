-- What the migrations come to, for people to read. Written by: npm run schemas

create table account (
  account_id bigint generated always as identity not null,
  kind text not null,
  name text not null,
  email text not null,
  locale text not null,
  status text default 'active'::text not null,
  accepted_terms_version text,
  accepted_terms_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint account_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'partner'::text, 'client'::text]))),
  constraint account_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint account_pkey PRIMARY KEY (account_id),
  constraint account_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text])))
);

create table account_announcement (
  after_account_id bigint not null
);

create table api_key (
  client_id text not null,
  account_id bigint not null,
  name text not null,
  scopes text[] not null,
  version bigint default 1 not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id),
  constraint api_key_pkey PRIMARY KEY (client_id),
  constraint api_key_scopes_check CHECK ((cardinality(scopes) > 0))
);

create table api_key_secret (
  secret_id bigint generated always as identity not null,
  client_id text not null,
  secret_hash text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint api_key_secret_client_id_fkey FOREIGN KEY (client_id) REFERENCES api_key(client_id),
  constraint api_key_secret_pkey PRIMARY KEY (secret_id)
);

create table attachment (
  account_id bigint not null,
  partner_account_id bigint not null,
  external_ref text,
  service text not null,
  attached_at timestamp with time zone not null,
  detached_at timestamp with time zone,
  delete_after timestamp with time zone,
  constraint attachment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id),
  constraint attachment_detached CHECK (((detached_at IS NULL) = (delete_after IS NULL))),
  constraint attachment_partner_account_id_fkey FOREIGN KEY (partner_account_id) REFERENCES account(account_id),
  constraint attachment_pkey PRIMARY KEY (account_id),
  constraint attachment_service_check CHECK ((service = ANY (ARRAY['essential'::text, 'pro'::text])))
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

create table edge_change (
  cursor bigint generated always as identity not null,
  client_id text,
  account_id bigint,
  changed_at timestamp with time zone not null,
  token_id text,
  constraint edge_change_pkey PRIMARY KEY (cursor)
);

create table enrollment (
  enrollment_id bigint generated always as identity not null,
  partner_account_id bigint not null,
  status text not null,
  step text not null,
  token_hash bytea not null,
  token_sealed bytea,
  email text,
  name text,
  locale text,
  service text not null,
  places_choice text not null,
  external_ref text,
  return_url text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  failure_code text,
  failed_at timestamp with time zone,
  failure_told boolean default false not null,
  sign_in_id uuid,
  browser_hash bytea,
  place_ids text[] default '{}'::text[] not null,
  account_id bigint,
  places jsonb default '[]'::jsonb not null,
  lease_until timestamp with time zone,
  signed_in_email text,
  constraint enrollment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id),
  constraint enrollment_check CHECK (((status = 'pending'::text) = (step <> 'ended'::text))),
  constraint enrollment_check1 CHECK (((step = 'working'::text) = (lease_until IS NOT NULL))),
  constraint enrollment_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint enrollment_partner_account_id_fkey FOREIGN KEY (partner_account_id) REFERENCES account(account_id),
  constraint enrollment_pkey PRIMARY KEY (enrollment_id),
  constraint enrollment_places_choice_check CHECK ((places_choice = ANY (ARRAY['all'::text, 'choose'::text]))),
  constraint enrollment_service_check CHECK ((service = ANY (ARRAY['essential'::text, 'pro'::text]))),
  constraint enrollment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'expired'::text, 'canceled'::text, 'no_place'::text]))),
  constraint enrollment_step_check CHECK ((step = ANY (ARRAY['link'::text, 'choosing'::text, 'working'::text, 'ended'::text]))),
  constraint enrollment_token_hash_key UNIQUE (token_hash)
);

create table enrollment_sign_in (
  sign_in_id uuid not null,
  enrollment_id bigint not null,
  state_hash bytea not null,
  browser_hash bytea not null,
  verifier_sealed bytea,
  redirect_uri text not null,
  outcome text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  lease_until timestamp with time zone,
  constraint enrollment_sign_in_check CHECK (((outcome = 'begun'::text) = (verifier_sealed IS NOT NULL))),
  constraint enrollment_sign_in_check1 CHECK (((outcome = 'exchanging'::text) = (lease_until IS NOT NULL))),
  constraint enrollment_sign_in_enrollment_id_fkey FOREIGN KEY (enrollment_id) REFERENCES enrollment(enrollment_id) ON DELETE CASCADE,
  constraint enrollment_sign_in_outcome_check CHECK ((outcome = ANY (ARRAY['begun'::text, 'exchanging'::text, 'kept'::text, 'refused'::text, 'lost'::text]))),
  constraint enrollment_sign_in_pkey PRIMARY KEY (sign_in_id),
  constraint enrollment_sign_in_state_hash_key UNIQUE (state_hash)
);

create table erased_account (
  account_hash text not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_account_pkey PRIMARY KEY (account_hash)
);

create table erasure (
  account_id bigint not null,
  partner_account_id bigint not null,
  enrollment_ids bigint[] not null,
  missing text[] not null,
  due_since timestamp with time zone not null,
  constraint erasure_missing_check CHECK ((cardinality(missing) > 0)),
  constraint erasure_pkey PRIMARY KEY (account_id)
);

create table google_login (
  google_sub text not null,
  account_id bigint not null,
  created_at timestamp with time zone not null,
  constraint google_login_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id),
  constraint google_login_account_id_key UNIQUE (account_id),
  constraint google_login_pkey PRIMARY KEY (google_sub, account_id)
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

create table partner_contract (
  partner_account_id bigint not null,
  domains text[] default '{}'::text[] not null,
  logo_url text,
  spending_cap_cents bigint default 50000,
  vat_rate_bp integer default 2000 not null,
  timezone text default 'Europe/Paris'::text not null,
  constraint partner_contract_partner_account_id_fkey FOREIGN KEY (partner_account_id) REFERENCES account(account_id),
  constraint partner_contract_pkey PRIMARY KEY (partner_account_id),
  constraint partner_contract_spending_cap_cents_check CHECK ((spending_cap_cents >= 0)),
  constraint partner_contract_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000)))
);

create table revoked_token (
  token_id text not null,
  client_id text not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone not null,
  constraint revoked_token_client_id_fkey FOREIGN KEY (client_id) REFERENCES api_key(client_id),
  constraint revoked_token_pkey PRIMARY KEY (token_id)
);

create table signing_key (
  kid text not null,
  public_jwk jsonb not null,
  private_sealed bytea,
  state text not null,
  published_at timestamp with time zone not null,
  signs_from timestamp with time zone,
  retired_at timestamp with time zone,
  gone_at timestamp with time zone,
  constraint signing_key_pkey PRIMARY KEY (kid),
  constraint signing_key_state_check CHECK ((state = ANY (ARRAY['next'::text, 'signing'::text, 'retiring'::text, 'gone'::text])))
);

create table terms (
  version text not null,
  published_at timestamp with time zone not null,
  constraint terms_pkey PRIMARY KEY (version)
);

CREATE INDEX api_key_account ON api_key USING btree (account_id, created_at);

CREATE INDEX api_key_secret_client ON api_key_secret USING btree (client_id);

CREATE INDEX attachment_delete_after ON attachment USING btree (delete_after) WHERE (delete_after IS NOT NULL);

CREATE INDEX attachment_partner ON attachment USING btree (partner_account_id, account_id);

CREATE INDEX edge_change_changed_at ON edge_change USING btree (changed_at);

CREATE INDEX enrollment_account ON enrollment USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX enrollment_expires_at ON enrollment USING btree (expires_at) WHERE (status = 'pending'::text);

CREATE INDEX enrollment_forgetting ON enrollment USING btree (expires_at) WHERE ((account_id IS NULL) AND (email IS NOT NULL) AND (status <> 'pending'::text));

CREATE INDEX enrollment_lease_until ON enrollment USING btree (lease_until) WHERE (lease_until IS NOT NULL);

CREATE INDEX enrollment_partner ON enrollment USING btree (partner_account_id, enrollment_id);

CREATE INDEX enrollment_sign_in_enrollment ON enrollment_sign_in USING btree (enrollment_id, created_at);

CREATE INDEX enrollment_sign_in_expires_at ON enrollment_sign_in USING btree (expires_at);

CREATE INDEX enrollment_sign_in_lease_until ON enrollment_sign_in USING btree (lease_until) WHERE (lease_until IS NOT NULL);

CREATE INDEX idempotency_claim_expires_at ON idempotency_claim USING btree (expires_at);

CREATE INDEX inbox_handled_at ON inbox USING btree (handled_at);

CREATE INDEX parked_event_key ON parked_event USING btree (consumer, topic, key, id);

CREATE INDEX revoked_token_client ON revoked_token USING btree (client_id, expires_at);

CREATE UNIQUE INDEX signing_key_live ON signing_key USING btree (state) WHERE (state = ANY (ARRAY['next'::text, 'signing'::text]));
