-- The tables as an earlier version made them.

create table webhook_endpoint (
  webhook_id bigint generated always as identity primary key,
  account_id bigint not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret_sealed bytea not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('consecutive_failures', 'gone', 'operator')),
  disabled_at timestamptz,
  consecutive_failures integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((status = 'disabled') = (disabled_at is not null and disabled_reason is not null))
);
create index webhook_endpoint_account on webhook_endpoint (account_id, webhook_id) where deleted_at is null;
create index webhook_endpoint_inactive on webhook_endpoint (webhook_id) where disabled_at is not null or deleted_at is not null;
create table account_partner (
  account_id bigint primary key,
  partner_account_id bigint not null,
  external_ref text,
  attached_at timestamptz not null
);
create table event_copy (
  event_copy_id bigint generated always as identity primary key,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  body bytea not null,
  traceparent text,
  tracestate text,
  unique (event_id, account_id)
);
create table delivery (
  delivery_id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook_endpoint,
  event_copy_id bigint not null references event_copy,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'canceled')),
  attempts integer not null default 0,
  due_at timestamptz,
  lease_until timestamptz,
  response_status integer,
  response_time_ms integer,
  error text,
  response_excerpt text,
  last_attempt_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'pending') = (due_at is not null))
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
create index delivery_due on delivery (webhook_id, due_at) where due_at is not null;
create index delivery_history on delivery (webhook_id, delivery_id);
create index delivery_finished on delivery (webhook_id, delivery_id) where due_at is null;
create index delivery_event_copy on delivery (event_copy_id);
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
alter table delivery
  drop constraint delivery_webhook_id_fkey,
  drop constraint delivery_event_copy_id_fkey,
  drop constraint delivery_pkey,
  add primary key (webhook_id, delivery_id),
  add column attempt_log text[] not null default '{}';
alter table delivery set (fillfactor = 50);
drop index delivery_due;
drop index delivery_history;
drop index delivery_finished;
create index delivery_due on delivery (webhook_id, (attempts > 0), due_at) where due_at is not null;
alter table webhook_endpoint
  drop constraint webhook_endpoint_disabled_reason_check,
  add check (disabled_reason in ('consecutive_failures', 'gone', 'operator', 'requested')),
  add column previous_secret_sealed bytea,
  add column previous_secret_until timestamptz,
  add column secret_rotated_at timestamptz;
alter table webhook_endpoint set (fillfactor = 80);
alter table account_partner add column detached_at timestamptz;
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
create table account_without_partner (
  account_id bigint primary key
);
create table event_for_partner (
  event_for_partner_id bigint generated always as identity primary key,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  occurred_at timestamptz not null,
  data bytea not null,
  traceparent text,
  tracestate text
);
create index event_for_partner_account on event_for_partner (account_id, event_for_partner_id);
create index delivery_due_by_class on delivery ((least(attempts, 1)), webhook_id, due_at) where due_at is not null;
drop index delivery_due;
alter index delivery_due_by_class set (deduplicate_items = off);
create table account_partner_had (
  account_id bigint,
  partner_account_id bigint,
  primary key (account_id, partner_account_id)
);
insert into account_partner_had (account_id, partner_account_id) select account_id, partner_account_id from account_partner;
create table schema_migration (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
);

-- What a run of it wrote. Sealed values and hashes are of keys that were thrown away.

set session_replication_role = replica;
insert into account_partner (account_id, partner_account_id, external_ref, attached_at, detached_at) values
(1003, 1002, 'ref-leaver9e44587d', '2026-11-22 07:33:58.089+00', null),
(1004, 1002, 'ref-leaverd5e559c0', '2026-11-22 07:34:00.48+00', '2026-11-22 07:34:03.651+00');
insert into account_partner_had (account_id, partner_account_id) values
(1003, 1002),
(1004, 1002);
insert into account_without_partner (account_id) values
(1001),
(1002);
insert into delivery (delivery_id, webhook_id, event_copy_id, status, attempts, due_at, lease_until, response_status, response_time_ms, error, response_excerpt, last_attempt_at, created_at, attempt_log) overriding system value values
(1, 1, 1, 'delivered', 1, null, null, 204, 199, null, null, '2026-11-22 07:33:47.338+00', '2026-11-22 07:33:46.843+00', E'{"[1795332827338,204,null,null,75,null,197,199,\\"127.0.0.1\\"]"}'),
(21, 1, 21, 'delivered', 1, null, null, 204, 27, null, null, '2026-11-22 07:33:51.224+00', '2026-11-22 07:33:51.211+00', E'{"[1795332831224,204,null,null,12,null,27,27,\\"127.0.0.1\\"]"}'),
(23, 1, 23, 'delivered', 1, null, null, 204, 53, null, null, '2026-11-22 07:33:52.293+00', '2026-11-22 07:33:52.266+00', E'{"[1795332832293,204,null,null,null,null,53,53,\\"127.0.0.1\\"]"}'),
(25, 2, 25, 'pending', 1, '2026-11-22 07:35:11.839+00', null, null, 10001, 'timeout', null, '2026-11-22 07:33:58.479+00', '2026-11-22 07:33:58.448+00', E'{"[1795332838479,null,\\"timeout\\",null,20,null,null,10001,\\"127.0.0.1\\"]"}'),
(26, 2, 26, 'canceled', 0, null, null, null, null, null, null, null, '2026-11-22 07:34:01.051+00', '{}'),
(27, 2, 27, 'pending', 1, '2026-11-22 07:35:13.441+00', null, null, 10000, 'timeout', null, '2026-11-22 07:34:02.131+00', '2026-11-22 07:34:02.128+00', E'{"[1795332842131,null,\\"timeout\\",null,1,null,null,10000,\\"127.0.0.1\\"]"}'),
(28, 2, 28, 'pending', 1, '2026-11-22 07:35:13.233+00', null, null, 10000, 'timeout', null, '2026-11-22 07:34:03.144+00', '2026-11-22 07:34:03.126+00', E'{"[1795332843144,null,\\"timeout\\",null,1,null,null,10000,\\"127.0.0.1\\"]"}'),
(29, 2, 29, 'pending', 1, '2026-11-22 07:35:18.571+00', null, null, 10000, 'timeout', null, '2026-11-22 07:34:06.014+00', '2026-11-22 07:34:05.994+00', E'{"[1795332846014,null,\\"timeout\\",null,10,null,null,10000,\\"127.0.0.1\\"]"}');
insert into event_copy (event_copy_id, event_id, account_id, type, body, traceparent, tracestate) overriding system value values
(1, '01a2022c-e647-74a6-b8bf-79e3d3a1f640', 1001, 'review.created', convert_to('{"id":"evt_01a2022c-e647-74a6-b8bf-79e3d3a1f640","type":"review.created","created_at":"2026-11-22T07:33:46.695Z","account_id":1001,"data":{"review":{"review_id":2,"place_id":"demo-cc6ec89e-0","source":"google","rating":4,"title":null,"text":"Nice lounge on the Upper floor. Spacious when I used it. Seating comfortable in groups of 4 chairs but a bit boring in layout - nice views out across runway etc. Staff very polite and obliging and will bring you drink or food to your table. Selection of foods a bit limited and would expect more in a nice F class lounge - drinks etc okay though. Shower rooms and relaxing area but found to be rather basic and short on normal F class lounge amenities. No boarding calls and staff do not check which passenger on what flight so had a real rush to boarding gate in the end.","language":null,"author":{"name":"Mark R.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbFw7W2n2o7-0KZtiKVTd2gxRWQYKdaW6tFsB1FREk4xGw2YUpRSnK_vkpAupQ8dAs7/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[],"auto_publish_at":null}}}', 'UTF8'), '00-cbf39364280634e289d9b0d49cf4f47a-eb37590a92e605ff-00', null),
(21, '01a2022c-f7ba-71ef-ae4e-b18e3bed2e00', 1001, 'review.suggestion_ready', convert_to(E'{"id":"evt_01a2022c-f7ba-71ef-ae4e-b18e3bed2e00","type":"review.suggestion_ready","created_at":"2026-11-22T07:33:51.162Z","account_id":1001,"data":{"review":{"review_id":21,"place_id":"demo-cc6ec89e-0","source":"google","rating":2,"title":null,"text":"Visited this lounge on a Sunday afternoon - almost deserted. Comfortable seating and spacious airy atmosphere. No catering to speak of and poor drinks selection. Nothing to read either. Ok place for a bit of peace and quiet but otherwise very dull.","language":null,"author":{"name":"Andrew W.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbF2l_IXdpq-W3fZVwmB6hUOcZrlbGyFjbN9WPluPa-xO9yp33EuEEK3UT_udjPl5yO/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[],"auto_publish_at":null},"suggestion":{"suggestion_id":1,"text":"Hello Andrew,\\n\\nWe can see how frustrating the quality of the food and the drinks must have been, and we''re sorry. That you still found a good word for the space available is appreciated. We appreciate that you took the trouble to write."}}}', 'UTF8'), '00-f64a2911c3e4fffceec3d1b691b05979-5e9ff6ae55bf8e8e-00', null),
(23, '01a2022c-fbd1-7aa4-b431-59947d6e7171', 1001, 'reply.published', convert_to(E'{"id":"evt_01a2022c-fbd1-7aa4-b431-59947d6e7171","type":"reply.published","created_at":"2026-11-22T07:33:52.209Z","account_id":1001,"data":{"review":{"review_id":21,"place_id":"demo-cc6ec89e-0","source":"google","rating":2,"title":null,"text":"Visited this lounge on a Sunday afternoon - almost deserted. Comfortable seating and spacious airy atmosphere. No catering to speak of and poor drinks selection. Nothing to read either. Ok place for a bit of peace and quiet but otherwise very dull.","language":null,"author":{"name":"Andrew W.","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/8690035684459031669/AbF2l_IXdpq-W3fZVwmB6hUOcZrlbGyFjbN9WPluPa-xO9yp33EuEEK3UT_udjPl5yO/reply","created_at":"2026-11-22T07:33:44.751Z","updated_at":"2026-11-22T07:33:44.751Z","replies":[{"reply_id":1,"text":"Hello Andrew,\\n\\nWe can see how frustrating the quality of the food and the drinks must have been, and we''re sorry. That you still found a good word for the space available is appreciated. We appreciate that you took the trouble to write.","status":"published","origin":"service","created_at":"2026-11-22T07:33:51.632Z","published_at":"2026-11-22T07:33:52.178Z","platform_state":"APPROVED","failure":null}],"auto_publish_at":null},"publication":{"publication_id":1,"review_id":21,"reply_id":1,"source":"google","status":"published","platform_state":"APPROVED","attempts":1,"next_attempt_at":null,"failure":null,"created_at":"2026-11-22T07:33:51.632Z","updated_at":"2026-11-22T07:33:52.178Z","published_at":"2026-11-22T07:33:52.178Z"}}}', 'UTF8'), '00-212bec9263706418b2a657e1025ceda7-266a3ab14e56329e-00', null),
(25, '01a2022d-13f4-7d8a-a7b5-74609bd46ef1', 1002, 'enrollment.completed', convert_to('{"id":"evt_01a2022d-13f4-7d8a-a7b5-74609bd46ef1","type":"enrollment.completed","created_at":"2026-11-22T07:33:58.388Z","account_id":1002,"data":{"enrollment":{"enrollment_id":1001,"status":"completed","email":"leaver9e44587d@example.com","name":"Demo leaver9e44587d","locale":null,"service":"pro","places":[{"place_id":"place-leaver9e44587d","name":"Demo Lounge leaver9e44587d","active":true}],"external_ref":"ref-leaver9e44587d","account_id":1003,"return_url":"https://partner.example.com/back?client=leaver9e44587d","expires_at":"2026-11-29T07:33:55.384Z","created_at":"2026-11-22T07:33:55.384Z","completed_at":"2026-11-22T07:33:58.363Z","failure":null}}}', 'UTF8'), '00-520a83142c830c2cbf9f998278b973d7-5385dacc0420af32-00', null),
(26, '01a2022d-1dcb-7c08-b9c8-3471cb53318a', 1002, 'enrollment.completed', convert_to('{"id":"evt_01a2022d-1dcb-7c08-b9c8-3471cb53318a","type":"enrollment.completed","created_at":"2026-11-22T07:34:00.907Z","account_id":1002,"data":{"enrollment":{"enrollment_id":1002,"status":"completed","email":"leaverd5e559c0@example.com","name":"Demo leaverd5e559c0","locale":null,"service":"pro","places":[{"place_id":"place-leaverd5e559c0","name":"Demo Lounge leaverd5e559c0","active":true}],"external_ref":"ref-leaverd5e559c0","account_id":1004,"return_url":"https://partner.example.com/back?client=leaverd5e559c0","expires_at":"2026-11-29T07:33:59.621Z","created_at":"2026-11-22T07:33:59.621Z","completed_at":"2026-11-22T07:34:00.866Z","failure":null}}}', 'UTF8'), '00-5a603638e953bd9b37adeb09a73400f3-a2eb636729bee790-00', null),
(27, '01a2022d-226b-7aef-9a84-3bc0e5fe0fe4', 1002, 'review.suggestion_ready', convert_to(E'{"id":"evt_01a2022d-226b-7aef-9a84-3bc0e5fe0fe4","type":"review.suggestion_ready","created_at":"2026-11-22T07:34:02.091Z","account_id":1003,"external_ref":"ref-leaver9e44587d","data":{"review":{"review_id":22,"place_id":"place-leaver9e44587d","source":"google","rating":4,"title":null,"text":"Quiet and clean, leaver9e44587d.","language":null,"author":{"name":"Guest leaver9e44587d","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/3692114936725556272/AbFESzylcOukB_1yPjkn11K86WmDRps2FMlJTAsIQ2J__o4qz_NvprJG6STHl5dKZ22/reply","created_at":"2026-11-22T07:33:55.215Z","updated_at":"2026-11-22T07:33:55.215Z","replies":[],"auto_publish_at":null},"suggestion":{"suggestion_id":3,"text":"Hello,\\n\\nIt''s great to hear that the calm worked so well for you. It would be a pleasure to see you again."}}}', 'UTF8'), '00-f6e0260972c97f3478d2b9f93fd8c06b-2e225ffa51b129ce-00', null),
(28, '01a2022d-2662-7acc-aea8-fce7202bff97', 1002, 'reply.published', convert_to(E'{"id":"evt_01a2022d-2662-7acc-aea8-fce7202bff97","type":"reply.published","created_at":"2026-11-22T07:34:03.106Z","account_id":1003,"external_ref":"ref-leaver9e44587d","data":{"review":{"review_id":22,"place_id":"place-leaver9e44587d","source":"google","rating":4,"title":null,"text":"Quiet and clean, leaver9e44587d.","language":null,"author":{"name":"Guest leaver9e44587d","avatar_url":null,"anonymous":false},"url":"https://business.google.com/reviews/3692114936725556272/AbFESzylcOukB_1yPjkn11K86WmDRps2FMlJTAsIQ2J__o4qz_NvprJG6STHl5dKZ22/reply","created_at":"2026-11-22T07:33:55.215Z","updated_at":"2026-11-22T07:33:55.215Z","replies":[{"reply_id":3,"text":"Hello,\\n\\nIt''s great to hear that the calm worked so well for you. It would be a pleasure to see you again.","status":"published","origin":"service","created_at":"2026-11-22T07:34:02.725Z","published_at":"2026-11-22T07:34:03.059Z","platform_state":"APPROVED","failure":null}],"auto_publish_at":null},"publication":{"publication_id":3,"review_id":22,"reply_id":3,"source":"google","status":"published","platform_state":"APPROVED","attempts":1,"next_attempt_at":null,"failure":null,"created_at":"2026-11-22T07:34:02.725Z","updated_at":"2026-11-22T07:34:03.059Z","published_at":"2026-11-22T07:34:03.059Z"}}}', 'UTF8'), '00-37336633d50ed623ed9b221ffbbf5386-dd3ad404f3edfd81-00', null),
(29, '01a2022d-317d-7a8e-b279-8299138ef24c', 1002, 'review.created', convert_to('{"id":"evt_01a2022d-317d-7a8e-b279-8299138ef24c","type":"review.created","created_at":"2026-11-22T07:34:05.949Z","account_id":1003,"external_ref":"ref-leaver9e44587d","data":{"review":{"review_id":24,"place_id":"place-leaver9e44587d","source":"google","rating":2,"title":null,"text":"Too loud.","language":null,"author":{"name":null,"avatar_url":null,"anonymous":true},"url":"https://business.google.com/reviews/3692114936725556272/AbFYKd5AHg1po2twajPHqira_sU7vue2yzpAFVmaHTbwDSyuDC2iwRaZ3FVo87Ya8e2/reply","created_at":"2026-11-22T07:34:04.130Z","updated_at":"2026-11-22T07:34:04.130Z","replies":[],"auto_publish_at":null}}}', 'UTF8'), '00-b8183848bf97d15c30f3da6e2a95414b-35a7e222a98cc4d1-00', null);
insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, outcome, expires_at) values
(1001, 'create_webhook', '19d6f1f6-9a01-4147-92a4-9dc3a9814f74', '\xc49d8dc50e5981d2e7f573e89e423e3dbfb86ced3e6dd3571473fa9158ced426', '710fc03a-6812-439e-a39b-458d1a3d4e71', 1, '2026-11-22 07:34:24.955+00', '\x01026b31180659eeaf3524674e47eddb3d931c8022c621a0e9f8e1ade7d5175a2b61be9b457dc5da9a910637eb984335ca8681eb02de34705693aac620f1951aa7cfe4b980b85018286731a9ba62bba3a47b6abbc2ed73b7d135385a2be3580e87a24f924e7bcc50b52c06c063c1af9f701c5ae37967f32fa309f3c5ad77c61bef476ce3875e9adfc2f80d247ca416ba55cc7dbf9eeafea8ded9fe85bea632534ed4960696bc413ad3db8bc33dc0bbb8df841cfe5085b8f5b601425ecbad2271c4d23bcc27295cc58d', '2026-12-22 07:33:54.955+00'),
(1002, 'create_webhook', 'daecbd76-a754-4057-8a7f-4a488523ce4f', '\xc16cd9297903f67a147d1c228787b56e15687e16c6ba24953d3e835dfb9443e9', '1482e128-38c1-4caf-be00-85e450224782', 1, '2026-11-22 07:34:24.063+00', '\x01026b31e21f897158c1c2095d784e0db945431dd8e7ea214466e68f2fdee4822444e4d7e2e71c97aa2fb70c2f4d197fd3712979a18ee71a9650ac88f2fa36a9637c49a205d6ff6a600d8f0f6aaa91a047509e042a6d44be449faf35cb37cd4ff2eb70705d098cec36145928cc458c357a122ce733339b68d5c09241567ba8f57e61c962f007396ef3e4524ccf1644e7d26bf86ef0e8365b24eb87ca134c0d89a408eb7ed8d5935462f9e2de58cb23f7be8ab47cbc0a0b4c9c3032ca0234e8d1e8451cc80b03b0c49e9f3e2c1f22bf17abbe30ec22c7280e0362d2784e2f07da', '2026-12-22 07:33:54.063+00');
insert into inbox (consumer, event_id, handled_at) values
('e2e-0c696d5e-webhooks', '01a2022c-c274-7679-857a-92f46dac347a', '2026-11-22 07:33:37.577181+00'),
('e2e-0c696d5e-webhooks', '01a2022c-e647-727b-ad8e-e00fe468d1ce', '2026-11-22 07:33:46.805317+00'),
('e2e-0c696d5e-webhooks', '01a2022c-e647-7290-9d52-38f5296d61a1', '2026-11-22 07:33:46.805317+00'),
('e2e-0c696d5e-webhooks', '01a2022c-e647-7309-8ad3-ed9d001b7647', '2026-11-22 07:33:46.805317+00'),
('e2e-0c696d5e-webhooks', '01a2022c-e647-7374-9ec0-dbaad8c683d4', '2026-11-22 07:33:46.805317+00');
insert into schema_migration (number, name, sha256, applied_at) values
(1, '0001-webhooks.sql', '0230a2bef04f68c896238d269e1552c28d994d8c51fc1ab4e231aeafc33a6a7e', '2026-11-22 07:33:07.59237+00'),
(2, '0002-deliveries-in-groups.sql', '023d9735987cbb9b130c6a93737aae31cc8a8fbd7884be94e01d2458689477d0', '2026-11-22 07:33:07.85219+00'),
(3, '0003-leaving.sql', '4d61aa38ab829f84c714bffcfbbf51f6cd800fd2c4be256f34bc145d406aec57', '2026-11-22 07:33:08.132923+00'),
(4, '0004-event-actor.sql', '34dabcf2117da041d71023317240c85d0a916df67379a576a3f8061129705958', '2026-11-22 07:33:08.176572+00'),
(5, '0005-events-for-partners.sql', '08d2b55ad5d0d60d021aed710a21766466fc90f68478e239ed77ae55b87281e9', '2026-11-22 07:33:08.232785+00'),
(6, '0006-due-by-class.sql', '7148ae23dd2305b8f4de8da42a928065985f17eb274e106e6872a875bb0cf9ac', '2026-11-22 07:33:08.324547+00'),
(7, '0007-due-one-by-one.sql', 'fc70f303bdff8bf145dc42a28f2e63435da83f8263d0cc9936aafe7500079561', '2026-11-22 07:33:08.368782+00'),
(8, '0008-partners-had.sql', '885c8cae7d4046b566f8162ff256ecdfbc1994e1b4c071757eb24db990c3bb39', '2026-11-22 07:33:08.382235+00');
insert into webhook_endpoint (webhook_id, account_id, url, events, secret_sealed, status, disabled_reason, disabled_at, consecutive_failures, created_at, deleted_at, previous_secret_sealed, previous_secret_until, secret_rotated_at) overriding system value values
(1, 1001, 'http://127.0.0.1:43363/events', '{review.created,review.suggestion_ready,reply.published}', '\x', 'enabled', null, null, 0, '2026-11-22 07:33:42.47+00', '2026-11-22 07:33:53.035+00', null, null, null),
(2, 1002, 'http://127.0.0.1:32857/events', '{review.created,enrollment.completed,review.suggestion_ready,reply.published}', '\x01026b31782e139db1a6ecddbc3384ac32507edd0583ba79720f8ff6f34de98cf4e3b963e853fef5dbac00ac982758dc3bacb1817a65439119f3de86be6c4476578eca03b8a9d72dd00cc1510c91c5ef26', 'enabled', null, null, 4, '2026-11-22 07:33:54.104+00', null, null, null, null),
(3, 1001, 'http://127.0.0.1:32857/events', '{review.created,reply.published,review.suggestion_ready}', '\x01026b3137669d4cc3248488990a9fec7448331cca5c27417465f767299d9947033a7467da6cfb2883c91912f8716729a5789180edfc27b3330d5e824b2aa60a9160cdb93eb9e75df3d786a9ae34b10821', 'enabled', null, null, 0, '2026-11-22 07:33:55.009+00', null, null, null, null);
select setval('delivery_delivery_id_seq', 29);
select setval('event_copy_event_copy_id_seq', 29);
select setval('webhook_endpoint_webhook_id_seq', 3);

-- What that run left empty.

insert into event_for_partner (event_id, account_id, type, occurred_at, data) values
('01a2022d-3000-7000-8000-000000000002', 1005, 'review.created', '2026-11-22 07:34:10+00', convert_to('{"review_id":30}', 'UTF8'));
insert into event_copy (event_id, account_id, type, body) values
('01a2022d-3000-7000-8000-000000000003', 1002, 'enrollment.failed', convert_to('{"id":"evt_3","type":"enrollment.failed","account_id":1002,"data":{"enrollment_id":1003}}', 'UTF8'));
insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at) values
(1003, 'https://partner.example.com/of-the-client', '{review.created}', '\x01026b31', '2026-11-22 07:34:10+00');
insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, auth_type, auth_id, auth_claims) values
('01a2022d-3000-7000-8000-0000000000a1', 'e2e-0c696d5e.webhooks', '1003', 'webhooks.something', '1003', '2026-11-22 07:34:10+00', '\x0801', 'system', 'webhooks', null),
('01a2022d-3000-7000-8000-0000000000a2', 'e2e-0c696d5e.webhooks', '1003', 'webhooks.something', '1003', '2026-11-22 07:34:11+00', '\x0802', 'api_key', 'rrk_kNTQ4B4ps3QCho7t', '{"account_id":"1002","acting_account_id":"1003"}');
insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error) values
('e2e-0c696d5e-webhooks', 'e2e-0c696d5e.identity', '1003', '01a2022d-3000-7000-8000-0000000000b1', 'identity.something', '{"id": "b1"}', '\x0803', 'cannot be read');
insert into erased_account (account_hash) values ('k1:0f');
set session_replication_role = default;
