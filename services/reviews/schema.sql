-- What the migrations come to, for people to read. Written by: npm run schemas

create table account_erasure (
  account_id bigint not null,
  due_at timestamp with time zone not null,
  lease_until timestamp with time zone,
  constraint account_erasure_pkey PRIMARY KEY (account_id)
);

create table attached_account (
  account_id bigint not null,
  attached_at timestamp with time zone not null,
  partner_account_id bigint,
  constraint attached_account_pkey PRIMARY KEY (account_id)
);

create table autopilot_task (
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  work_id uuid not null,
  seen_at timestamp with time zone not null,
  due_at timestamp with time zone,
  delay_hours integer,
  lease_until timestamp with time zone,
  lease_no integer default 0 not null,
  constraint autopilot_task_pkey PRIMARY KEY (account_id, review_id)
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

create table detached_account (
  account_id bigint not null,
  detached_at timestamp with time zone,
  constraint detached_account_pkey PRIMARY KEY (account_id)
);

create table erased_account (
  account_hash text not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_account_pkey PRIMARY KEY (account_hash)
);

create table figure_check (
  is_only boolean default true not null,
  due_at timestamp with time zone not null,
  after_place_ref bigint default 0 not null,
  lease_until timestamp with time zone,
  lease_no bigint default 0 not null,
  constraint figure_check_is_only_check CHECK (is_only),
  constraint figure_check_pkey PRIMARY KEY (is_only)
);

create table generation (
  generation_id uuid not null,
  work_id uuid not null,
  account_id bigint not null,
  review_id bigint not null,
  attempt integer not null,
  status text not null,
  hold_id text,
  created_at timestamp with time zone not null,
  constraint generation_pkey PRIMARY KEY (generation_id),
  constraint generation_status_check CHECK ((status = ANY (ARRAY['running'::text, 'delivered'::text, 'abandoned'::text])))
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

create table location_budget (
  source text not null,
  location text not null,
  account_id bigint not null,
  window_start timestamp with time zone not null,
  calls integer not null,
  paused_until timestamp with time zone,
  constraint location_budget_pkey PRIMARY KEY (source, location)
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
  place_ref bigint not null,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  version bigint not null,
  rating double precision,
  reviews_count bigint default 0 not null,
  unanswered_count bigint default 0 not null,
  stats_version bigint default 0 not null,
  autopilot_enabled boolean default false not null,
  autopilot_delay_hours integer default 24 not null,
  autopilot_min_rating integer default 5 not null,
  unpaid_told_at timestamp with time zone,
  autopilot_since timestamp with time zone,
  constraint place_pkey PRIMARY KEY (place_ref)
);

create table place_voice (
  place_ref bigint not null,
  account_id bigint not null,
  snippets jsonb not null,
  samples jsonb not null,
  constraint place_voice_pkey PRIMARY KEY (place_ref)
);

create table platform_budget (
  source text not null,
  connection_id bigint not null,
  account_id bigint not null,
  window_start timestamp with time zone not null,
  calls integer not null,
  paused_until timestamp with time zone,
  constraint platform_budget_pkey PRIMARY KEY (source, connection_id)
);

create table publication (
  publication_id bigint generated always as identity not null,
  account_id bigint not null,
  review_id bigint not null,
  reply_id bigint not null,
  place_ref bigint not null,
  source text not null,
  status text not null,
  platform_state text,
  attempts integer default 0 not null,
  accepted_at timestamp with time zone,
  checks integer default 0 not null,
  next_attempt_at timestamp with time zone,
  due_at timestamp with time zone,
  lease_until timestamp with time zone,
  lease_no bigint default 0 not null,
  failure_code text,
  failure_message text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  published_at timestamp with time zone,
  failure_reason text,
  work_id uuid,
  traceparent text,
  tracestate text,
  unknown_since timestamp with time zone,
  written_for text,
  constraint publication_pkey PRIMARY KEY (publication_id),
  constraint publication_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'publishing'::text, 'retrying'::text, 'published'::text, 'failed'::text, 'canceled'::text])))
);

create table read_page (
  place_ref bigint not null,
  source text not null,
  account_id bigint not null,
  page integer not null,
  platform_review_ids text[] not null,
  constraint read_page_pkey PRIMARY KEY (place_ref, source, page)
);

create table reply (
  reply_id bigint generated always as identity not null,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  text text not null,
  status text not null,
  origin text not null,
  suggestion_id bigint,
  platform_state text,
  failure_code text,
  failure_message text,
  missing_reads integer default 0 not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  deleted_at timestamp with time zone,
  failure_reason text,
  hold_reasons text[] default '{}'::text[] not null,
  missed_read_at timestamp with time zone,
  shown_text text,
  constraint reply_account_id_review_id_fkey FOREIGN KEY (account_id, review_id) REFERENCES review(account_id, review_id),
  constraint reply_account_id_review_id_fkey_1 FOREIGN KEY (account_id, review_id) REFERENCES review_0(account_id, review_id),
  constraint reply_account_id_review_id_fkey_2 FOREIGN KEY (account_id, review_id) REFERENCES review_1(account_id, review_id),
  constraint reply_account_id_review_id_fkey_3 FOREIGN KEY (account_id, review_id) REFERENCES review_2(account_id, review_id),
  constraint reply_account_id_review_id_fkey_4 FOREIGN KEY (account_id, review_id) REFERENCES review_3(account_id, review_id),
  constraint reply_account_id_review_id_fkey_5 FOREIGN KEY (account_id, review_id) REFERENCES review_4(account_id, review_id),
  constraint reply_account_id_review_id_fkey_6 FOREIGN KEY (account_id, review_id) REFERENCES review_5(account_id, review_id),
  constraint reply_account_id_review_id_fkey_7 FOREIGN KEY (account_id, review_id) REFERENCES review_6(account_id, review_id),
  constraint reply_account_id_review_id_fkey_8 FOREIGN KEY (account_id, review_id) REFERENCES review_7(account_id, review_id),
  constraint reply_origin_check CHECK ((origin = ANY (ARRAY['imported'::text, 'service'::text]))),
  constraint reply_pkey PRIMARY KEY (account_id, reply_id),
  constraint reply_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'validated'::text, 'publishing'::text, 'failed_retryable'::text, 'published'::text, 'online'::text, 'failed'::text])))
) partition by HASH (account_id) into 8;

create table review (
  review_id bigint generated always as identity not null,
  account_id bigint not null,
  place_ref bigint not null,
  source text not null,
  platform_review_id text not null,
  rating smallint not null,
  title text,
  text text not null,
  language text,
  author_name text,
  author_avatar_url text,
  author_anonymous boolean not null,
  url text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  first_seen_at timestamp with time zone not null,
  answered boolean default false not null,
  auto_publish_at timestamp with time zone,
  missing_since timestamp with time zone,
  missing_reads integer default 0 not null,
  removed_at timestamp with time zone,
  document text default ''::text not null,
  missed_read_at timestamp with time zone,
  constraint review_account_id_place_ref_source_platform_review_id_key UNIQUE (account_id, place_ref, source, platform_review_id),
  constraint review_pkey PRIMARY KEY (account_id, review_id),
  constraint review_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
) partition by HASH (account_id) into 8;

create table suggestion (
  suggestion_id bigint generated always as identity not null,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  generation_id uuid not null,
  text text not null,
  language text not null,
  needs_human boolean not null,
  reasons text[] not null,
  writer text not null,
  charged boolean not null,
  cost_milli_suns bigint not null,
  free_variants_left integer not null,
  created_at timestamp with time zone not null,
  followed_instructions boolean,
  constraint suggestion_generation_id_key UNIQUE (generation_id),
  constraint suggestion_pkey PRIMARY KEY (suggestion_id)
);

create table suspended_account (
  account_id bigint not null,
  constraint suspended_account_pkey PRIMARY KEY (account_id)
);

create table sync_cursor (
  place_ref bigint not null,
  source text not null,
  account_id bigint not null,
  location text not null,
  connected boolean not null,
  refused boolean default false not null,
  next_read_at timestamp with time zone not null,
  lease_until timestamp with time zone,
  lease_no bigint default 0 not null,
  watermark timestamp with time zone,
  imported_at timestamp with time zone,
  full_read_at timestamp with time zone not null,
  failures integer default 0 not null,
  platform_rating double precision,
  platform_reviews_count bigint,
  read_token text,
  read_complete boolean default false not null,
  read_watermark timestamp with time zone,
  read_rating double precision,
  read_total bigint,
  read_pages integer default 0 not null,
  read_reviews bigint default 0 not null,
  read_started_at timestamp with time zone,
  hastened_at timestamp with time zone,
  failed_pages integer default 0 not null,
  constraint sync_cursor_pkey PRIMARY KEY (place_ref, source),
  constraint sync_cursor_place_ref_fkey FOREIGN KEY (place_ref) REFERENCES place(place_ref)
);

CREATE INDEX autopilot_task_due ON autopilot_task USING btree (due_at);

CREATE INDEX autopilot_task_place ON autopilot_task USING btree (place_ref, due_at);

CREATE INDEX generation_account ON generation USING btree (account_id);

CREATE INDEX generation_created_at ON generation USING btree (created_at);

CREATE UNIQUE INDEX generation_running ON generation USING btree (work_id) WHERE (status = 'running'::text);

CREATE INDEX idempotency_claim_expires_at ON idempotency_claim USING btree (expires_at);

CREATE INDEX inbox_handled_at ON inbox USING btree (handled_at);

CREATE INDEX location_budget_account ON location_budget USING btree (account_id);

CREATE INDEX parked_event_key ON parked_event USING btree (consumer, topic, key, id);

CREATE INDEX place_account ON place USING btree (account_id, place_id);

CREATE INDEX place_public ON place USING btree (place_id);

CREATE INDEX place_voice_account ON place_voice USING btree (account_id);

CREATE INDEX platform_budget_account ON platform_budget USING btree (account_id);

CREATE INDEX publication_due ON publication USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX publication_open_place ON publication USING btree (place_ref) WHERE (due_at IS NOT NULL);

CREATE INDEX publication_reply ON publication USING btree (account_id, reply_id);

CREATE UNIQUE INDEX publication_work ON publication USING btree (work_id) WHERE (work_id IS NOT NULL);

CREATE INDEX read_page_account ON read_page USING btree (account_id);

CREATE UNIQUE INDEX reply_live ON ONLY reply USING btree (account_id, review_id) WHERE ((deleted_at IS NULL) AND (status = ANY (ARRAY['draft'::text, 'validated'::text, 'publishing'::text, 'failed_retryable'::text, 'published'::text, 'online'::text])));

CREATE INDEX reply_place ON ONLY reply USING btree (account_id, place_ref, created_at DESC);

CREATE INDEX reply_review ON ONLY reply USING btree (account_id, review_id);

CREATE INDEX review_account ON ONLY review USING btree (account_id, created_at DESC, review_id DESC) WHERE (removed_at IS NULL);

CREATE INDEX review_answered ON ONLY review USING btree (account_id, created_at DESC, review_id DESC) WHERE ((removed_at IS NULL) AND answered);

CREATE INDEX review_place ON ONLY review USING btree (account_id, place_ref, created_at DESC, review_id DESC) WHERE (removed_at IS NULL);

CREATE INDEX review_place_unanswered ON ONLY review USING btree (account_id, place_ref, created_at DESC, review_id DESC) WHERE ((removed_at IS NULL) AND (NOT answered));

CREATE INDEX review_rating ON ONLY review USING btree (account_id, rating, created_at DESC, review_id DESC) WHERE (removed_at IS NULL);

CREATE INDEX review_source ON ONLY review USING btree (account_id, source, created_at DESC, review_id DESC) WHERE (removed_at IS NULL);

CREATE INDEX review_unanswered ON ONLY review USING btree (account_id, created_at DESC, review_id DESC) WHERE ((removed_at IS NULL) AND (NOT answered));

CREATE INDEX suggestion_place ON suggestion USING btree (account_id, place_ref, created_at DESC);

CREATE INDEX suggestion_review ON suggestion USING btree (account_id, review_id, suggestion_id);

CREATE INDEX sync_cursor_account ON sync_cursor USING btree (account_id);

CREATE INDEX sync_cursor_due ON sync_cursor USING btree (source, ((failures > 0)), next_read_at) WHERE (connected AND (NOT refused));

CREATE INDEX sync_cursor_location ON sync_cursor USING btree (source, "substring"(location, '[^/]*$'::text));

create function keep_autopilot_since() returns trigger language plpgsql;

create function refuse_transition() returns trigger language plpgsql;

CREATE TRIGGER place_autopilot_since BEFORE INSERT OR UPDATE OF active, autopilot_enabled, autopilot_since ON place FOR EACH ROW EXECUTE FUNCTION keep_autopilot_since();

CREATE TRIGGER publication_transition BEFORE UPDATE OF status ON publication FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['queued publishing'::text, 'queued retrying'::text, 'queued canceled'::text, 'publishing retrying'::text, 'publishing published'::text, 'publishing failed'::text, 'retrying publishing'::text, 'retrying canceled'::text, 'published failed'::text])))) EXECUTE FUNCTION refuse_transition('publication');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_0 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_1 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_2 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_3 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_4 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_5 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_6 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');

CREATE TRIGGER reply_transition BEFORE UPDATE OF status ON reply_7 FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status || ' '::text) || new.status) <> ALL (ARRAY['draft validated'::text, 'validated publishing'::text, 'validated failed_retryable'::text, 'validated failed'::text, 'publishing published'::text, 'publishing failed_retryable'::text, 'publishing failed'::text, 'failed_retryable publishing'::text, 'failed_retryable failed'::text, 'published online'::text, 'published failed'::text, 'online failed'::text])))) EXECUTE FUNCTION refuse_transition('reply');
