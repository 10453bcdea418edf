-- The tables as an earlier version made them.

create table place (
  place_ref bigint primary key,
  account_id bigint not null,
  place_id text not null,
  name text not null,
  active boolean not null,
  version bigint not null,
  rating double precision,
  reviews_count bigint not null default 0,
  unanswered_count bigint not null default 0,
  stats_version bigint not null default 0
);
create index place_account on place (account_id, place_id);
create table sync_cursor (
  place_ref bigint not null references place,
  source text not null check (source in ('google', 'tripadvisor', 'trustpilot', 'appstore', 'googleplay')),
  account_id bigint not null,
  location text not null,
  connected boolean not null,
  refused boolean not null default false,
  next_read_at timestamptz not null,
  lease_until timestamptz,
  lease_no bigint not null default 0,
  watermark timestamptz,
  imported_at timestamptz,
  full_read_at timestamptz not null,
  failures integer not null default 0,
  platform_rating double precision,
  platform_reviews_count bigint,
  primary key (place_ref, source)
);
create index sync_cursor_due on sync_cursor (next_read_at) where connected and not refused;
create table review (
  review_id bigint generated always as identity,
  account_id bigint not null,
  place_ref bigint not null,
  source text not null,
  platform_review_id text not null,
  rating smallint not null check (rating between 1 and 5),
  title text,
  text text not null,
  language text,
  author_name text,
  author_avatar_url text,
  author_anonymous boolean not null,
  url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  first_seen_at timestamptz not null,
  answered boolean not null default false,
  auto_publish_at timestamptz,
  missing_since timestamptz,
  missing_reads integer not null default 0,
  removed_at timestamptz,
  document text not null default '',
  primary key (account_id, review_id),
  unique (account_id, place_ref, source, platform_review_id)
) partition by hash (account_id);
create index review_account on review (account_id, created_at desc, review_id desc) where removed_at is null;
create index review_place on review (account_id, place_ref, created_at desc, review_id desc) where removed_at is null;
create index review_rating on review (account_id, rating, created_at desc, review_id desc) where removed_at is null;
create index review_source on review (account_id, source, created_at desc, review_id desc) where removed_at is null;
create index review_unanswered on review (account_id, created_at desc, review_id desc)
  where removed_at is null and not answered;
create index review_place_unanswered on review (account_id, place_ref, created_at desc, review_id desc)
  where removed_at is null and not answered;
create table reply (
  reply_id bigint generated always as identity,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  text text not null,
  status text not null
    check (status in ('draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online', 'failed')),
  origin text not null check (origin in ('imported', 'service')),
  suggestion_id bigint,
  platform_state text,
  failure_code text,
  failure_message text,
  missing_reads integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  primary key (account_id, reply_id),
  foreign key (account_id, review_id) references review
) partition by hash (account_id);
create index reply_review on reply (account_id, review_id);
create index reply_place on reply (account_id, place_ref, created_at desc);
create unique index reply_live on reply (account_id, review_id)
  where deleted_at is null
    and status in ('draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online');
do $$
begin
  for part in 0..7 loop
    execute format('create table review_%s partition of review for values with (modulus 8, remainder %s)', part, part);
    execute format('create table reply_%s partition of reply for values with (modulus 8, remainder %s)', part, part);
  end loop;
end $$;
create table suggestion (
  suggestion_id bigint generated always as identity primary key,
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  generation_id uuid not null unique,
  text text not null,
  language text not null,
  needs_human boolean not null,
  reasons text[] not null,
  writer text not null,
  charged boolean not null,
  cost_milli_suns bigint not null,
  free_variants_left integer not null,
  created_at timestamptz not null
);
create index suggestion_review on suggestion (account_id, review_id, suggestion_id);
create index suggestion_place on suggestion (account_id, place_ref, created_at desc);
create table generation (
  generation_id uuid primary key,
  work_id uuid not null,
  account_id bigint not null,
  review_id bigint not null,
  attempt integer not null,
  status text not null check (status in ('running', 'delivered', 'abandoned')),
  hold_id text,
  created_at timestamptz not null
);
create unique index generation_running on generation (work_id) where status = 'running';
create index generation_created_at on generation (created_at);
create table publication (
  publication_id bigint generated always as identity primary key,
  account_id bigint not null,
  review_id bigint not null,
  reply_id bigint not null,
  place_ref bigint not null,
  source text not null,
  status text not null check (status in ('queued', 'publishing', 'retrying', 'published', 'failed', 'canceled')),
  platform_state text,
  attempts integer not null default 0,
  accepted_at timestamptz,
  checks integer not null default 0,
  next_attempt_at timestamptz,
  due_at timestamptz,
  lease_until timestamptz,
  lease_no bigint not null default 0,
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz
);
create index publication_due on publication (due_at) where due_at is not null;
create index publication_reply on publication (account_id, reply_id);
create index publication_open_place on publication (place_ref) where due_at is not null;
create table idempotency_claim (
  account_id bigint not null,
  operation text not null,
  key text not null,
  fingerprint bytea not null,
  work_id uuid not null,
  attempt integer not null,
  lease_until timestamptz not null,
  outcome bytea,
  expires_at timestamptz not null,
  primary key (account_id, operation, key)
);
create index idempotency_claim_expires_at on idempotency_claim (expires_at);
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
create table detached_account (
  account_id bigint primary key
);
create table account_erasure (
  account_id bigint primary key,
  due_at timestamptz not null,
  lease_until timestamptz
);
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
create table attached_account (
  account_id bigint primary key,
  attached_at timestamptz not null
);
alter table detached_account add column detached_at timestamptz;
create table schema_migration (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
);

-- What a run of it wrote. Sealed values and hashes are of keys that were thrown away.

set session_replication_role = replica;
insert into attached_account (account_id, attached_at) values
(1003, '2026-11-22 07:33:58.089+00'),
(1004, '2026-11-22 07:34:00.48+00');
insert into detached_account (account_id, detached_at) values
(1004, '2026-11-22 07:34:03.651+00');
insert into generation (generation_id, work_id, account_id, review_id, attempt, status, hold_id, created_at) values
('1cd48d4e-192b-44b1-813f-907c826e39cb', 'b750440f-a4de-4480-88b3-1022a34b5860', 1001, 21, 1, 'delivered', '1cd48d4e-192b-44b1-813f-907c826e39cb', '2026-11-22 07:33:47.754+00'),
('59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', '2f87a16f-1eaa-4d49-a175-d8a3979b973f', 1001, 20, 1, 'delivered', '59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', '2026-11-22 07:33:51.293+00'),
('954c3ba5-a267-42d9-81b7-6dca937e5c25', '51a88295-3305-4491-8632-e193e46d69db', 1003, 22, 1, 'delivered', '954c3ba5-a267-42d9-81b7-6dca937e5c25', '2026-11-22 07:34:01.971+00');
insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, outcome, expires_at) values
(1001, 'create_reply', '053c3ff8-94a1-4887-89e1-e1730db0a089', '\xb00b7802f58fd123fbfb4860fb63ce97985716ac93ee55432271be54a56eefd0', 'd50b6b6e-c640-4cae-a66c-80ea2f62b51e', 1, '2026-11-22 07:34:21.619+00', '\x01026b31d90409992ef64723c69380a1988eb5e9c351be962d9b160f9f4bb4f503fa0ea2b2c804f0684284e24f5e48d83fc5dc2f6726e9da9660cfce2d1f4a26290172d640b8cf2ad436a5fd3e24fa0116c795ef0f6b9a4ddb9ad63b5ee69fef1d468e6cbd3576cebf53d59819be268b5d1e6f57f3b14623cb35746e6217837b33e3f249f7582d0251979e44cfada6b2690f5a25ab3527f1dc5bdeca970c4b3829ba866e46026c46dfb0546a447138fe26f129b149349a26c5abbaddadc0d35807b63f08a3aa45b3fe117c098a2b1a668b1071b3b2a78b6b5308de8362a8254a5c9273f267bbf18e3d484aeb44396311310baa445c7e50373670978628a05a2fabbf55d766f63132539e5b78557cd005771c8241442daa07c65267d5162c1251cf57543d08a16e0398b90b1f6a52f9a58eff18a019a24aeee9ad8663ecec9e4c8e36df41aa0f0a80725049fbcc3e37ac1b87461092391c1cfc4b4a7f15c144eefc61d6232207864f323caad52daf1c6d766a036e2e7e9e880bce', '2026-12-22 07:33:51.619+00'),
(1001, 'create_reply', '5601fe94-3934-4b4d-983a-1f11d7aeabf6', '\x71b5f59b437dea01eaf64f95178ff602295439cb7cb05ef620e9fbd3e75c6031', 'b93b201e-f2b7-4c25-aa86-90214fbe1f40', 1, '2026-11-22 07:34:21.838+00', '\x01026b31226d24373e96e3707f0e07beeeebf26a1fb290cc1778b5a084e9818ae1178c8b3af1c6c6b4861bfb6a48a51dde36528244dff35d59a31d2140a82ee1311cfa6d15172889f6160f7bf190389b6399f235d8a5e5c6764d15a222b755559f51d06472a38fd369032c071572af8edc923a355362862119030aab86389f6fed9ad6e67cea3a9fa6ab69d0fae1011d80438861ea52136205ab2991aca8add94e1d0f8f4808d68a18b3111aa7c3ec135d2b3a54c77db836b0e148209a616409939523c33d75c0b6499b6c8d970d4ba80bf8a07eda48dbd23adcb4cd4c9e36f96d216b5899932f97ad7b5e79481758da9c3e8a90fa5164531f9ea5a5c112ebe9e4a9d4c12a7dc417978568d5465ff94361d9a085d72ba32875218a45d9fcdeed21805fbd171cccdd42b22e99f879d419353327ffc49cce79', '2026-12-22 07:33:51.838+00'),
(1001, 'create_suggestion', '1db6a850-a05b-41d7-ae7e-081653a75c7a', '\x4724cdc7165c643d93e595b5935ee9153f0b8355e08c66109933b9b6f629a0fc', '2f87a16f-1eaa-4d49-a175-d8a3979b973f', 1, '2026-11-22 07:34:21.289+00', '\x01026b316bd0f0c2cb981f857a7bcf8ea11dffc0f4d0178a8cd4c2ca3ab5197baa207917fd4c60ad5d78adafafa78bceb8be0c15b0949de9a28ccae5d90f887146a810729e40fedde2a3de336d0a25d6be3e33a25d0e62a88af0f6a26a15075699fe640648836edf5abbf713cc0f395347353ad3f889a46f0386b5adf56f81b090c75416ff4807a9b1995ff8b6456e4b5e74ca1c36d53c0f4572a486ae8a76034fb55647b9e4675d8875c513e11be22a3f3d3e4cead00f7b7098c9c1a9a5b8c83bd614930db16ea2dff49a', '2026-12-22 07:33:51.289+00'),
(1001, 'create_suggestion', 'dbd0b2cd-d5f6-43a4-8207-ec812b11529c', '\xe1783179502665d250017bb3d5aa4c9202e5c0cf90496c3acba4426e2d8521ad', 'b750440f-a4de-4480-88b3-1022a34b5860', 1, '2026-11-22 07:34:17.605+00', '\x01026b311629ca5fc77c7379c98106b2997b79f00f31c48d4ada878093b29fc103e84e7b8d0221f6eff88d6f2074097bca59bb0f286daf6da2682a0d7ea64cb48b724159ddaa7432487f6c9d6e6a1515476754d2eaca816a8388e520af57214874a73afbfcb2e20ec5fcfaa772404402340296c44502f6159bc12b92aeca604839fd0d1e929b459cae9dbd1488eaaa72ab17a21f338d72588e9cabfcdcf17e6a0afb68ca85e6ad483a4220912fd8365da5cbf43d0cc6f81b54e21a5e9bb13322fda44e0885e2affeb68a939c45f6d828d3a21d92eed77cf6ce6b8289a0d747a188acb30c4dfb03dbc50242b2b69467d1824ac54d23e1b226ecd67021efdbb5365357bcd864afe53d3790945ac720ca2141435b01a40e98d48e869e4f', '2026-12-22 07:33:47.605+00'),
(1003, 'create_reply', '20589bcf-3cb7-47af-b6aa-a6a8e9221621', '\xe78b1d05a8050c96b38f9cbcc5e7437fa318dd90b59508648a08cff85c82ae8e', 'fba71209-c206-421a-b901-7962a3258efd', 1, '2026-11-22 07:34:32.688+00', '\x01026b31a49b8b944451fc07045073f68ff7286024e87fdbed59db0610546f99acfb1025e5095ea151400d0f54e7f2a0cf3a79aab01f91c5aa5aa846d8ce942ab4581a5bcb78efad1ac91b86fda1f5e5cf6d11865134697e99a7ab45ad8f7be36e1b71a289adee71af2be380707a0c4da731c841d8e174a21c145527f12568add95770472cbf7cbfcf09daf1adad27131b02c6417a15bf1855028beb10e2b225d277e954e69a35f585ca5ad03d4e110574a2b270bd440fcbe93cc4501cbee7a65ef0294c36340a23c48512cef6582a7aa08ac228f2a0463f205e2a1f2bdae860d91ad8a8352138234b9f69357843356f9c3a0525965b', '2026-12-22 07:34:02.688+00'),
(1003, 'create_suggestion', '660a67bb-0e91-40d0-887e-09acb2abf842', '\x8d5098bf9021932139c11647c9c8392e911dc0c466e2e04b54216082af1f7d39', '51a88295-3305-4491-8632-e193e46d69db', 1, '2026-11-22 07:34:31.967+00', '\x01026b310f28fb728cd960914d533b42c5a55a92c737d648abb878c09a79fb264aeb2dac6500862d55f0f804fa79cab16cace4bd820bbdaea297d34f6eefe4b333c9ec2b048d24a95e82394711a4349d3f7f3d00bf3821e4ebfe3c059c434033489db675dd3134a3dacc9a19893d9f5f91dce3b25d4ac4335a6705b5ab0e62e4bdf4c0e29081879c725822361672eb85c57f', '2026-12-22 07:34:01.967+00');
insert into inbox (consumer, event_id, handled_at) values
('e2e-0c696d5e-reviews', '01a2022c-ca5f-72b4-9eee-17742b9a81d2', '2026-11-22 07:33:39.933855+00'),
('e2e-0c696d5e-reviews', '01a2022d-12c9-72cf-ab4a-843e9ef0d908', '2026-11-22 07:33:58.265962+00'),
('e2e-0c696d5e-reviews', '01a2022d-1361-778e-b8ea-ce011887e937', '2026-11-22 07:33:58.34208+00'),
('e2e-0c696d5e-reviews', '01a2022d-1c20-7030-970e-775e7b4b0b1b', '2026-11-22 07:34:00.597573+00'),
('e2e-0c696d5e-reviews', '01a2022d-1cf9-70eb-959d-24ec269373b3', '2026-11-22 07:34:00.883756+00');
insert into place (place_ref, account_id, place_id, name, active, version, rating, reviews_count, unanswered_count, stats_version) values
(1, 1001, 'demo-cc6ec89e-0', 'Demo Lounge cc6ec89e 0', true, 1, '3.6666666666666665', 21, 19, 4),
(2, 1003, 'place-leaver9e44587d', 'Demo Lounge leaver9e44587d', true, 1, '3', 2, 1, 3),
(3, 1004, 'place-leaverd5e559c0', 'Demo Lounge leaverd5e559c0', false, 2, '4', 1, 1, 1);
insert into publication (publication_id, account_id, review_id, reply_id, place_ref, source, status, platform_state, attempts, accepted_at, checks, next_attempt_at, due_at, lease_until, lease_no, failure_code, failure_message, created_at, updated_at, published_at) overriding system value values
(1, 1001, 21, 1, 1, 'google', 'published', 'APPROVED', 1, '2026-11-22 07:33:52.178+00', 0, null, null, null, 1, null, null, '2026-11-22 07:33:51.632+00', '2026-11-22 07:33:52.178+00', '2026-11-22 07:33:52.178+00'),
(2, 1001, 20, 2, 1, 'google', 'published', 'APPROVED', 1, '2026-11-22 07:33:52.362+00', 0, null, null, null, 1, null, null, '2026-11-22 07:33:51.952+00', '2026-11-22 07:33:52.362+00', '2026-11-22 07:33:52.362+00'),
(3, 1003, 22, 3, 2, 'google', 'published', 'APPROVED', 1, '2026-11-22 07:34:03.059+00', 0, null, null, null, 1, null, null, '2026-11-22 07:34:02.725+00', '2026-11-22 07:34:03.059+00', '2026-11-22 07:34:03.059+00');
insert into reply (reply_id, account_id, review_id, place_ref, text, status, origin, suggestion_id, platform_state, failure_code, failure_message, missing_reads, created_at, published_at, deleted_at) overriding system value values
(1, 1001, 21, 1, 'Hello Andrew,

We can see how frustrating the quality of the food and the drinks must have been, and we''re sorry. That you still found a good word for the space available is appreciated. We appreciate that you took the trouble to write.', 'online', 'service', 1, 'APPROVED', null, null, 0, '2026-11-22 07:33:51.632+00', '2026-11-22 07:33:52.178+00', null),
(2, 1001, 20, 1, 'Hello Idat,

Thank you for such a generous review, and for singling out the space available. We look forward to seeing you at Demo Lounge cc6ec89e 0 again.

See you soon!', 'online', 'service', 2, 'APPROVED', null, null, 0, '2026-11-22 07:33:51.952+00', '2026-11-22 07:33:52.362+00', null),
(3, 1003, 22, 2, 'Hello,

It''s great to hear that the calm worked so well for you. It would be a pleasure to see you again.', 'online', 'service', 3, 'APPROVED', null, null, 0, '2026-11-22 07:34:02.725+00', '2026-11-22 07:34:03.059+00', null);
insert into review (review_id, account_id, place_ref, source, platform_review_id, rating, title, text, language, author_name, author_avatar_url, author_anonymous, url, created_at, updated_at, first_seen_at, answered, auto_publish_at, missing_since, missing_reads, removed_at, document) overriding system value values
(1, 1001, 1, 'google', 'AbFNWozbelgk6U2-VkAimJr_NZHZkf1XGeUsTL5zCSBmc5Zjo1BOuDOsq_6ajzT--CM', 4, null, 'Quiet and clean.', null, null, null, true, 'https://business.google.com/reviews/8690035684459031669/AbFNWozbelgk6U2-VkAimJr_NZHZkf1XGeUsTL5zCSBmc5Zjo1BOuDOsq_6ajzT--CM/reply', '2026-11-22 07:33:38.61+00', '2026-11-22 07:33:38.61+00', '2026-11-22 07:33:40.981+00', false, null, null, 0, null, '{"review_id":1,"place_id":"demo-cc6ec89e-0","source":"google","rating":4,"title":null,"text":"Quiet and clean.","language":null,"author":{"name":null,"avatar_url":null,"anonymous":true},"url":"https://business.google.com/reviews/8690035684459031669/AbFNWozbelgk6U2-VkAimJr_NZHZkf1XGeUsTL5zCSBmc5Zjo1BOuDOsq_6ajzT--CM/reply","created_at":"2026-11-22T07:33:38.610Z","updated_at":"2026-11-22T07:33:38.610Z","replies":[],"auto_publish_at":null}'),
(2, 1001, 1, 'google', 'AbFw7W2n2o7-0KZtiKVTd2gxRWQYKdaW6tFsB1FREk4xGw2YUpRSnK_vkpAupQ8dAs7', 4, null, 'Nice lounge on the Upper floor. Spacious when I used it. Seating comfortable in groups of 4 chairs but a bit boring in layout - nice views out across runway etc. Staff very polite and obliging and will bring you drink or food to your table. Selection of foods a bit limited and would expect more in a nice F class lounge - drinks etc okay though. Shower rooms and relaxing area but found to be rather basic and short on normal F class lounge amenities. No boarding calls and staff do not check which passenger on what flight so had a real rush to boarding gate in the end.', null, 'Mark R.', null, false, 'https://business.google.com/reviews/8690035684459031669/AbFw7W2n2o7-0KZtiKVTd2gxRWQYKdaW6tFsB1FREk4xGw2YUpRSnK_vkpAupQ8dAs7/reply', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:46.63+00', false, null, null, 0, null, '{"review_id":2,"place_id":"demo-cc6ec89e-0","source":"google","rating":4,"title":null,"text":"Nice lounge on the Upper floor. Spacious when I used it. Seating comfortable in groups of 4 chairs but a bit boring in layout - nice views out across runway etc. Staff very polite and obliging and will bring you drink or food to your table. Selection of foods a bit limited and would expect more in a nice F class lounge - drinks etc okay though. Shower rooms and relaxing area but found to be rather basic and short on normal F class lounge amenities. No boarding calls and staff do not check which passenger on what flight so had a real rush to boarding gate in the end.","language":null,"author":{"name":"Mark R.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbFw7W2n2o7-0KZtiKVTd2gxRWQYKdaW6tFsB1FREk4xGw2YUpRSnK_vkpAupQ8dAs7/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[],"auto_publish_at":null}'),
(20, 1001, 1, 'google', 'AbF3-ZtFJwVaI7NsmHQhtimQg-WaD9apyjN77rsw4khWFosTneer48GT705MKEaUOFA', 4, null, 'An excellent lounge with all imaginable amenities a silent room with sleeping possibility huge space a restaurant for intercontinental passengers who can dine after 9 pm (which could be earlier I know Spanish people eat late but not everybody does) a wine tasting corner shower possibilities (great) separate smoking areas etc. Only wireless internet could be also free of charge.', null, 'Idat E.', null, false, 'https://business.google.com/reviews/8690035684459031669/AbF3-ZtFJwVaI7NsmHQhtimQg-WaD9apyjN77rsw4khWFosTneer48GT705MKEaUOFA/reply', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:46.63+00', true, null, null, 0, null, E'{"review_id":20,"place_id":"demo-cc6ec89e-0","source":"google","rating":4,"title":null,"text":"An excellent lounge with all imaginable amenities a silent room with sleeping possibility huge space a restaurant for intercontinental passengers who can dine after 9 pm (which could be earlier I know Spanish people eat late but not everybody does) a wine tasting corner shower possibilities (great) separate smoking areas etc. Only wireless internet could be also free of charge.","language":null,"author":{"name":"Idat E.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbF3-ZtFJwVaI7NsmHQhtimQg-WaD9apyjN77rsw4khWFosTneer48GT705MKEaUOFA/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[{"reply_id":2,"text":"Hello Idat,\\n\\nThank you for such a generous review, and for singling out the space available. We look forward to seeing you at Demo Lounge cc6ec89e 0 again.\\n\\nSee you soon!","status":"online","origin":"service","created_at":"2026-11-22T07:33:51.952Z","published_at":"2026-11-22T07:33:52.362Z","platform_state":"APPROVED","failure":null}],"auto_publish_at":null}'),
(21, 1001, 1, 'google', 'AbF2l_IXdpq-W3fZVwmB6hUOcZrlbGyFjbN9WPluPa-xO9yp33EuEEK3UT_udjPl5yO', 2, null, 'Visited this lounge on a Sunday afternoon - almost deserted. Comfortable seating and spacious airy atmosphere. No catering to speak of and poor drinks selection. Nothing to read either. Ok place for a bit of peace and quiet but otherwise very dull.', null, 'Andrew W.', null, false, 'https://business.google.com/reviews/8690035684459031669/AbF2l_IXdpq-W3fZVwmB6hUOcZrlbGyFjbN9WPluPa-xO9yp33EuEEK3UT_udjPl5yO/reply', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:46.63+00', true, null, null, 0, null, E'{"review_id":21,"place_id":"demo-cc6ec89e-0","source":"google","rating":2,"title":null,"text":"Visited this lounge on a Sunday afternoon - almost deserted. Comfortable seating and spacious airy atmosphere. No catering to speak of and poor drinks selection. Nothing to read either. Ok place for a bit of peace and quiet but otherwise very dull.","language":null,"author":{"name":"Andrew W.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbF2l_IXdpq-W3fZVwmB6hUOcZrlbGyFjbN9WPluPa-xO9yp33EuEEK3UT_udjPl5yO/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[{"reply_id":1,"text":"Hello Andrew,\\n\\nWe can see how frustrating the quality of the food and the drinks must have been, and we''re sorry. That you still found a good word for the space available is appreciated. We appreciate that you took the trouble to write.","status":"online","origin":"service","created_at":"2026-11-22T07:33:51.632Z","published_at":"2026-11-22T07:33:52.178Z","platform_state":"APPROVED","failure":null}],"auto_publish_at":null}'),
(22, 1003, 2, 'google', 'AbFESzylcOukB_1yPjkn11K86WmDRps2FMlJTAsIQ2J__o4qz_NvprJG6STHl5dKZ22', 4, null, 'Quiet and clean, leaver9e44587d.', null, 'Guest leaver9e44587d', null, false, 'https://business.google.com/reviews/3692114936725556272/AbFESzylcOukB_1yPjkn11K86WmDRps2FMlJTAsIQ2J__o4qz_NvprJG6STHl5dKZ22/reply', '2026-11-22 07:33:55.215+00', '2026-11-22 07:33:55.215+00', '2026-11-22 07:33:58.576+00', true, null, null, 0, null, E'{"review_id":22,"place_id":"place-leaver9e44587d","source":"google","rating":4,"title":null,"text":"Quiet and clean, leaver9e44587d.","language":null,"author":{"name":"Guest leaver9e44587d","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/3692114936725556272/AbFESzylcOukB_1yPjkn11K86WmDRps2FMlJTAsIQ2J__o4qz_NvprJG6STHl5dKZ22/reply","created_at":"2026-11-22T07:33:55.215Z","updated_at":"2026-11-22T07:33:55.215Z","replies":[{"reply_id":3,"text":"Hello,\\n\\nIt''s great to hear that the calm worked so well for you. It would be a pleasure to see you again.","status":"online","origin":"service","created_at":"2026-11-22T07:34:02.725Z","published_at":"2026-11-22T07:34:03.059Z","platform_state":"APPROVED","failure":null}],"auto_publish_at":null}'),
(23, 1004, 3, 'google', 'AbFT8JFitfG_WlhGpUdhgNmyMXlUnCkg19kr9au0lgEkGnXLKeFBYa-0DGsJTAsjOVW', 4, null, 'Quiet and clean, leaverd5e559c0.', null, 'Guest leaverd5e559c0', null, false, 'https://business.google.com/reviews/6288292467933606477/AbFT8JFitfG_WlhGpUdhgNmyMXlUnCkg19kr9au0lgEkGnXLKeFBYa-0DGsJTAsjOVW/reply', '2026-11-22 07:33:59.538+00', '2026-11-22 07:33:59.538+00', '2026-11-22 07:34:01.202+00', false, null, null, 0, null, '{"review_id":23,"place_id":"place-leaverd5e559c0","source":"google","rating":4,"title":null,"text":"Quiet and clean, leaverd5e559c0.","language":null,"author":{"name":"Guest leaverd5e559c0","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/6288292467933606477/AbFT8JFitfG_WlhGpUdhgNmyMXlUnCkg19kr9au0lgEkGnXLKeFBYa-0DGsJTAsjOVW/reply","created_at":"2026-11-22T07:33:59.538Z","updated_at":"2026-11-22T07:33:59.538Z","replies":[],"auto_publish_at":null}'),
(24, 1003, 2, 'google', 'AbFYKd5AHg1po2twajPHqira_sU7vue2yzpAFVmaHTbwDSyuDC2iwRaZ3FVo87Ya8e2', 2, null, 'Too loud.', null, null, null, true, 'https://business.google.com/reviews/3692114936725556272/AbFYKd5AHg1po2twajPHqira_sU7vue2yzpAFVmaHTbwDSyuDC2iwRaZ3FVo87Ya8e2/reply', '2026-11-22 07:34:04.13+00', '2026-11-22 07:34:04.13+00', '2026-11-22 07:34:05.928+00', false, null, null, 0, null, '{"review_id":24,"place_id":"place-leaver9e44587d","source":"google","rating":2,"title":null,"text":"Too loud.","language":null,"author":{"name":null,"avatar_url":null,"anonymous":true},"url":"https://business.google.com/reviews/3692114936725556272/AbFYKd5AHg1po2twajPHqira_sU7vue2yzpAFVmaHTbwDSyuDC2iwRaZ3FVo87Ya8e2/reply","created_at":"2026-11-22T07:34:04.130Z","updated_at":"2026-11-22T07:34:04.130Z","replies":[],"auto_publish_at":null}');
insert into schema_migration (number, name, sha256, applied_at) values
(1, '0001-reviews.sql', 'ac6003d3c79c0a585d60bc1b798d99d29b2d31c0e1455b0b561d50d7b9f52f26', '2026-11-22 07:33:07.59221+00'),
(2, '0002-leaving.sql', 'bb48e6e30e4553b1cf30721c5d094f324a4b4a1f333869a2394924a3dff31802', '2026-11-22 07:33:08.416993+00'),
(3, '0003-event-actor.sql', '34dabcf2117da041d71023317240c85d0a916df67379a576a3f8061129705958', '2026-11-22 07:33:08.523317+00'),
(4, '0004-attachments.sql', '016b1fe1a3213559385adb87c940428d876a1d59bc945d5f3707ff65d6904f5e', '2026-11-22 07:33:08.581002+00');
insert into suggestion (suggestion_id, account_id, review_id, place_ref, generation_id, text, language, needs_human, reasons, writer, charged, cost_milli_suns, free_variants_left, created_at) overriding system value values
(1, 1001, 21, 1, '1cd48d4e-192b-44b1-813f-907c826e39cb', 'Hello Andrew,

We can see how frustrating the quality of the food and the drinks must have been, and we''re sorry. That you still found a good word for the space available is appreciated. We appreciate that you took the trouble to write.', 'en', false, '{}', 'composer@1', true, 1000, 2, '2026-11-22 07:33:51.078+00'),
(2, 1001, 20, 1, '59ddc9fd-387c-4a57-b1c3-c3c71e9c6947', 'Hello Idat,

Thank you for such a generous review, and for singling out the space available. We look forward to seeing you at Demo Lounge cc6ec89e 0 again.', 'en', false, '{}', 'composer@1', true, 1000, 2, '2026-11-22 07:33:51.465+00'),
(3, 1003, 22, 2, '954c3ba5-a267-42d9-81b7-6dca937e5c25', 'Hello,

It''s great to hear that the calm worked so well for you. It would be a pleasure to see you again.', 'en', false, '{}', 'composer@1', false, 0, 2, '2026-11-22 07:34:02.069+00');
insert into sync_cursor (place_ref, source, account_id, location, connected, refused, next_read_at, lease_until, lease_no, watermark, imported_at, full_read_at, failures, platform_rating, platform_reviews_count) values
(1, 'google', 1001, 'accounts/672822524484812713154/locations/8690035684459031669', true, false, '2026-11-22 07:34:20.538+00', null, 16, '2026-11-22 07:33:44.751+00', '2026-11-22 07:33:41.129+00', '2026-11-22 19:33:41.129+00', 0, '3.6666666666666665', 21),
(2, 'google', 1003, 'accounts/569124705650459069736/locations/3692114936725556272', true, false, '2026-11-22 07:34:21.692+00', null, 10, '2026-11-22 07:34:04.13+00', '2026-11-22 07:33:58.622+00', '2026-11-22 19:33:58.622+00', 0, '3', 2),
(3, 'google', 1004, 'accounts/380201050363267863700/locations/6288292467933606477', false, false, '2026-11-22 07:34:05.596+00', null, 2, '2026-11-22 07:33:59.538+00', '2026-11-22 07:34:01.236+00', '2026-11-22 19:34:01.236+00', 0, '4', 1);
select setval('outbox_id_seq', 35);
select setval('publication_publication_id_seq', 3);
select setval('reply_reply_id_seq', 3);
select setval('review_review_id_seq', 24);
select setval('suggestion_suggestion_id_seq', 3);

-- What that run left empty.

insert into account_erasure (account_id, due_at) values (1005, '2026-11-22 07:35:00+00');
insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, auth_type, auth_id, auth_claims) values
('01a2022d-3000-7000-8000-0000000000a1', 'e2e-0c696d5e.reviews', '1003', 'reviews.something', '1003', '2026-11-22 07:34:10+00', '\x0801', 'system', 'reviews', null),
('01a2022d-3000-7000-8000-0000000000a2', 'e2e-0c696d5e.reviews', '1003', 'reviews.something', '1003', '2026-11-22 07:34:11+00', '\x0802', 'api_key', 'rrk_kNTQ4B4ps3QCho7t', '{"account_id":"1002","acting_account_id":"1003"}');
insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error) values
('e2e-0c696d5e-reviews', 'e2e-0c696d5e.identity', '1003', '01a2022d-3000-7000-8000-0000000000b1', 'identity.something', '{"id": "b1"}', '\x0803', 'cannot be read');
insert into erased_account (account_hash) values ('k1:0f');
set session_replication_role = default;
