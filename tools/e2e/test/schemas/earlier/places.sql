-- The tables as an earlier version made them.

create sequence connection_id_seq start with 1;
create table connection (
  connection_id bigint primary key,
  account_id bigint not null,
  platform text not null check (platform in ('google')),
  platform_user text not null,
  refresh_token_sealed bytea not null,
  status text not null check (status in ('granted', 'revoked')),
  grant_version bigint not null,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  unique (account_id, platform, platform_user)
);
create table place (
  place_ref bigint generated always as identity (start with 1) primary key,
  account_id bigint not null,
  place_id text not null,
  google_location text not null,
  google_reviews_name text not null,
  google_verified boolean not null,
  connection_id bigint not null references connection,
  name text not null,
  city text,
  category text,
  active boolean not null,
  settings jsonb not null,
  version bigint not null,
  rating double precision,
  reviews_count bigint not null default 0,
  unanswered_count bigint not null default 0,
  stats_version bigint not null default 0,
  created_at timestamptz not null,
  unique (account_id, place_id)
);
create index place_account_name on place (account_id, name, place_ref);
create index place_connection on place (connection_id);
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
create table revocation (
  connection_id bigint primary key,
  refresh_token_sealed bytea not null,
  due_at timestamptz not null,
  failures integer not null default 0,
  lease_until timestamptz
);
create index revocation_due on revocation (due_at);
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
create table google_sign_in (
  sign_in_id uuid primary key,
  platform_user text not null,
  refresh_token_sealed bytea,
  locations jsonb,
  account_id bigint,
  place_ids text[],
  created_at timestamptz not null,
  forget_at timestamptz not null,
  check ((account_id is null) = (place_ids is null)),
  check ((account_id is null) = (refresh_token_sealed is not null))
);
create index google_sign_in_forget_at on google_sign_in (forget_at);
create index google_sign_in_account on google_sign_in (account_id) where account_id is not null;
create index connection_platform_user on connection (platform, platform_user);
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
create table client_account (
  account_id bigint primary key,
  attached_at timestamptz,
  detached_at timestamptz
);
alter table connection add column attached_at timestamptz;
update connection set attached_at = granted_at;
create table schema_migration (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
);

-- What a run of it wrote. Sealed values and hashes are of keys that were thrown away.

set session_replication_role = replica;
insert into client_account (account_id, attached_at, detached_at) values
(1003, '2026-11-22 07:33:58.089+00', null),
(1004, '2026-11-22 07:34:00.48+00', '2026-11-22 07:34:03.651+00');
insert into connection (connection_id, account_id, platform, platform_user, refresh_token_sealed, status, grant_version, granted_at, revoked_at, attached_at) values
(1, 1001, 'google', 'demo-cc6ec89e', '\x01026b31138a476ba494720ff18c69deea5db9c38d2170f68eefd8267147481b9945bea1f2c13b3421e3d69d732ee27e597da25e2721b002122927ee2d5ae9f6221b6de01886ccf99f407352c3d048244f2eb2d3ad685d3d7f8a5e4e93134f81cb8cf258', 'granted', 1, '2026-11-22 07:33:39.358+00', null, null),
(2, 1003, 'google', 'sub-leaver9e44587d', '\x01026b318a39fe2d16085631ac29def14e925b05fadd657ccca082b8b9597d1002a443a9c8a7a787a73fe659f1e4c492e71101332e35a64dc3d4acb1712ba7521c0ec43e969dc98e797d1aa147f309c408e3062a9cfa6bd7b5312218c62d918765440b55', 'granted', 1, '2026-11-22 07:33:58.225+00', null, '2026-11-22 07:33:58.089+00'),
(3, 1004, 'google', 'sub-leaverd5e559c0', '\x', 'revoked', 1, '2026-11-22 07:34:00.618+00', '2026-11-22 07:34:03.858+00', '2026-11-22 07:34:00.48+00');
insert into google_sign_in (sign_in_id, platform_user, refresh_token_sealed, locations, account_id, place_ids, created_at, forget_at) values
('0a7de7ee-9f68-4494-8e0a-c3e7478c4de7', 'sub-leaver9e44587d', null, null, 1003, '{place-leaver9e44587d}', '2026-11-22 07:33:57.672+00', '2026-11-30 07:33:55.384+00'),
('d040e54e-5b9c-4634-bce3-a1201f361092', 'sub-leaverd5e559c0', null, null, 1004, '{place-leaverd5e559c0}', '2026-11-22 07:34:00.083+00', '2026-11-30 07:33:59.621+00');
insert into inbox (consumer, event_id, handled_at) values
('e2e-0c696d5e-places', '01a2022c-d142-716a-813f-d755b13188f7', '2026-11-22 07:33:41.463712+00'),
('e2e-0c696d5e-places', '01a2022c-e6ed-77b0-85d3-b542e008119b', '2026-11-22 07:33:46.981223+00'),
('e2e-0c696d5e-places', '01a2022c-f9cf-7500-ab55-c23d96995e84', '2026-11-22 07:33:51.742511+00'),
('e2e-0c696d5e-places', '01a2022c-fb33-705a-bc07-d316ef0b5f24', '2026-11-22 07:33:52.142341+00'),
('e2e-0c696d5e-places', '01a2022d-12c9-72cf-ab4a-843e9ef0d908', '2026-11-22 07:33:58.282549+00');
insert into place (place_ref, account_id, place_id, google_location, google_reviews_name, google_verified, connection_id, name, city, category, active, settings, version, rating, reviews_count, unanswered_count, stats_version, created_at) overriding system value values
(1, 1001, 'demo-cc6ec89e-0', 'locations/8690035684459031669', 'accounts/672822524484812713154/locations/8690035684459031669', true, 1, 'Demo Lounge cc6ec89e 0', 'Paris', 'Airport lounge', true, '{"tone": 5, "greeting": "first_name", "autopilot": {"enabled": false, "minRating": 4, "delayHours": 24}, "platforms": {"appstoreUrl": null, "googleplayUrl": null, "trustpilotUrl": null, "tripadvisorUrl": null}, "signature": null, "supportEmail": null, "supportPhone": null, "reportFrequencyDays": 7, "negativeReviewContact": false}', 1, '3.6666666666666665', 21, 19, 4, '2026-11-22 07:33:39.468+00'),
(2, 1003, 'place-leaver9e44587d', 'locations/3692114936725556272', 'accounts/569124705650459069736/locations/3692114936725556272', true, 2, 'Demo Lounge leaver9e44587d', 'Paris', 'Airport lounge', true, '{"tone": 5, "greeting": "first_name", "autopilot": {"enabled": false, "minRating": 4, "delayHours": 24}, "platforms": {"appstoreUrl": null, "googleplayUrl": null, "trustpilotUrl": null, "tripadvisorUrl": null}, "signature": null, "supportEmail": null, "supportPhone": null, "reportFrequencyDays": 7, "negativeReviewContact": false}', 1, '3', 2, 1, 3, '2026-11-22 07:33:58.235+00'),
(3, 1004, 'place-leaverd5e559c0', 'locations/6288292467933606477', 'accounts/380201050363267863700/locations/6288292467933606477', true, 3, 'Demo Lounge leaverd5e559c0', 'Paris', 'Airport lounge', false, '{"tone": 5, "greeting": "first_name", "autopilot": {"enabled": false, "minRating": 4, "delayHours": 24}, "platforms": {"appstoreUrl": null, "googleplayUrl": null, "trustpilotUrl": null, "tripadvisorUrl": null}, "signature": null, "supportEmail": null, "supportPhone": null, "reportFrequencyDays": 7, "negativeReviewContact": false}', 2, '4', 1, 1, 1, '2026-11-22 07:34:00.646+00');
insert into schema_migration (number, name, sha256, applied_at) values
(1, '0001-places.sql', '9f8cfb48b555432addb0cbedefa3d313a27a44f62a2d7ea35dc46958269ad608', '2026-11-22 07:33:07.543152+00'),
(2, '0002-leaving.sql', '4b911bf62a7dcfc0cbdfa3ce340619540eecd2ad78832a2a9fc7fafd426bb319', '2026-11-22 07:33:07.748199+00'),
(3, '0003-google-sign-ins.sql', '3da648ab42d09705b79d80608cd2c859c1ba9639672f752fd1f75802be96c417', '2026-11-22 07:33:07.83221+00'),
(4, '0004-event-actor.sql', '34dabcf2117da041d71023317240c85d0a916df67379a576a3f8061129705958', '2026-11-22 07:33:08.115669+00'),
(5, '0005-attachments.sql', '0b0350a6f127b271ecd9dcb2662c05bc1502f687c50c2a2998f4a9478fc74408', '2026-11-22 07:33:08.176364+00');
select setval('connection_id_seq', 3);
select setval('outbox_id_seq', 4);
select setval('place_place_ref_seq', 3);

-- What that run left empty.

insert into revocation (connection_id, refresh_token_sealed, due_at, failures) values
(3, '\x01026b31', '2026-11-22 07:35:00+00', 2);
insert into google_sign_in (sign_in_id, platform_user, refresh_token_sealed, locations, created_at, forget_at) values
('5f0c1a52-54a3-4f0c-9d3c-2f1f0c3f7a11', 'sub-choosing', '\x01026b31',
 '[{"placeId": "place-one", "name": "One", "city": "Paris", "category": null, "googleLocation": "locations/1", "googleReviewsName": "accounts/1/locations/1", "googleVerified": true}]',
 '2026-11-22 07:34:10+00', '2026-11-30 07:34:10+00');
insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, auth_type, auth_id, auth_claims) values
('01a2022d-3000-7000-8000-0000000000a1', 'e2e-0c696d5e.places', '1003', 'places.something', '1003', '2026-11-22 07:34:10+00', '\x0801', 'system', 'places', null),
('01a2022d-3000-7000-8000-0000000000a2', 'e2e-0c696d5e.places', '1003', 'places.something', '1003', '2026-11-22 07:34:11+00', '\x0802', 'api_key', 'rrk_kNTQ4B4ps3QCho7t', '{"account_id":"1002","acting_account_id":"1003"}');
insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error) values
('e2e-0c696d5e-places', 'e2e-0c696d5e.identity', '1003', '01a2022d-3000-7000-8000-0000000000b1', 'identity.something', '{"id": "b1"}', '\x0803', 'cannot be read');
insert into erased_account (account_hash) values ('k1:0f');
set session_replication_role = default;
