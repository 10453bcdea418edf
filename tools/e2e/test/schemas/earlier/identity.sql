-- The tables as an earlier version made them.

create table account (
  account_id bigint generated always as identity (start with 1001) primary key,
  kind text not null check (kind in ('standard', 'partner', 'client')),
  name text not null,
  email text not null,
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  accepted_terms_version text,
  accepted_terms_at timestamptz,
  created_at timestamptz not null
);
create table terms (
  version text primary key,
  published_at timestamptz not null
);
create table partner_contract (
  partner_account_id bigint primary key references account,
  domains text[] not null default '{}',
  logo_url text,
  spending_cap_cents bigint not null default 50000 check (spending_cap_cents >= 0),
  vat_rate_bp integer not null default 2000 check (vat_rate_bp between 0 and 10000),
  timezone text not null default 'Europe/Paris'
);
create table attachment (
  account_id bigint primary key references account,
  partner_account_id bigint not null references account,
  external_ref text,
  service text not null check (service in ('essential', 'pro')),
  attached_at timestamptz not null
);
create index attachment_partner on attachment (partner_account_id, account_id);
create table api_key (
  client_id text primary key,
  account_id bigint not null references account,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  version bigint not null default 1,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index api_key_account on api_key (account_id, created_at);
create table api_key_secret (
  secret_id bigint generated always as identity primary key,
  client_id text not null references api_key,
  secret_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_secret_client on api_key_secret (client_id);
create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  signs boolean not null,
  published boolean not null
);
create table edge_change (
  cursor bigint generated always as identity primary key,
  client_id text,
  account_id bigint,
  changed_at timestamptz not null
);
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
alter table signing_key
  add column state text not null default 'signing' check (state in ('next', 'signing', 'retiring', 'gone')),
  add column published_at timestamptz,
  add column signs_from timestamptz,
  add column retired_at timestamptz,
  add column gone_at timestamptz,
  alter column private_sealed drop not null;
update signing_key set published_at = created_at, signs_from = created_at;
alter table signing_key
  alter column state drop default,
  alter column published_at set not null,
  drop column created_at,
  drop column signs,
  drop column published;
create unique index signing_key_live on signing_key (state) where state in ('next', 'signing');
create table revoked_token (
  token_id text primary key,
  client_id text not null references api_key,
  expires_at timestamptz not null,
  revoked_at timestamptz not null
);
create index revoked_token_client on revoked_token (client_id, expires_at);
alter table edge_change add column token_id text;
create index edge_change_changed_at on edge_change (changed_at);
alter table attachment
  add column detached_at timestamptz,
  add column delete_after timestamptz,
  add constraint attachment_detached check ((detached_at is null) = (delete_after is null));
create index attachment_delete_after on attachment (delete_after) where delete_after is not null;
create table erasure (
  account_id bigint primary key,
  partner_account_id bigint not null,
  enrollment_ids bigint[] not null,
  missing text[] not null check (cardinality(missing) > 0),
  due_since timestamptz not null
);
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
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
create table enrollment (
  enrollment_id bigint generated always as identity (start with 1001) primary key,
  partner_account_id bigint not null references account,
  status text not null check (status in ('pending', 'completed', 'expired', 'canceled', 'no_place')),
  step text not null check (step in ('link', 'choosing', 'working', 'ended')),
  token_hash bytea not null unique,
  token_sealed bytea,
  email text not null,
  name text,
  locale text check (locale in ('en', 'fr')),
  service text not null check (service in ('essential', 'pro')),
  places_choice text not null check (places_choice in ('all', 'choose')),
  external_ref text,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  failure_code text,
  failed_at timestamptz,
  failure_told boolean not null default false,
  sign_in_id uuid,
  browser_hash bytea,
  place_ids text[] not null default '{}',
  account_id bigint references account,
  places jsonb not null default '[]',
  lease_until timestamptz,
  check ((status = 'pending') = (step <> 'ended')),
  check ((step = 'working') = (lease_until is not null))
);
create index enrollment_partner on enrollment (partner_account_id, enrollment_id);
create index enrollment_account on enrollment (account_id) where account_id is not null;
create index enrollment_expires_at on enrollment (expires_at) where status = 'pending';
create index enrollment_lease_until on enrollment (lease_until) where lease_until is not null;
create table enrollment_sign_in (
  sign_in_id uuid primary key,
  enrollment_id bigint not null references enrollment on delete cascade,
  state_hash bytea not null unique,
  browser_hash bytea not null,
  verifier_sealed bytea,
  redirect_uri text not null,
  outcome text not null check (outcome in ('begun', 'exchanging', 'kept', 'refused', 'lost')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  lease_until timestamptz,
  check ((outcome = 'begun') = (verifier_sealed is not null)),
  check ((outcome = 'exchanging') = (lease_until is not null))
);
create index enrollment_sign_in_enrollment on enrollment_sign_in (enrollment_id, created_at);
create index enrollment_sign_in_lease_until on enrollment_sign_in (lease_until) where lease_until is not null;
create index enrollment_sign_in_expires_at on enrollment_sign_in (expires_at);
create table google_login (
  google_sub text primary key,
  account_id bigint not null unique references account,
  created_at timestamptz not null
);
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
alter table outbox
  add column auth_type text,
  add column auth_id text,
  add column auth_claims text;
create table schema_migration (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
);

-- What a run of it wrote. Sealed values and hashes are of keys that were thrown away.

set session_replication_role = replica;
insert into account (account_id, kind, name, email, locale, status, accepted_terms_version, accepted_terms_at, created_at) overriding system value values
(1001, 'standard', 'Demo account cc6ec89e', 'demo-cc6ec89e@example.com', 'en', 'active', '2026-01', '2026-11-22 07:33:37.623+00', '2026-11-22 07:33:37.514+00'),
(1002, 'partner', 'Demo account f5633929', 'demo-f5633929@example.com', 'en', 'active', '2026-01', '2026-11-22 07:33:53.349+00', '2026-11-22 07:33:53.168+00'),
(1003, 'client', 'Demo leaver9e44587d', 'leaver9e44587d@example.com', 'en', 'active', null, null, '2026-11-22 07:33:58.057+00'),
(1004, 'client', 'Demo leaverd5e559c0', 'leaverd5e559c0@example.com', 'en', 'active', null, null, '2026-11-22 07:34:00.378+00');
insert into api_key (client_id, account_id, name, scopes, version, revoked_at, created_at) values
('rrk_0347SQN00M0Hv9nB', 1001, 'Demo key', '{places:read,places:write,reviews:read,reviews:write,webhooks:manage}', 1, null, '2026-11-22 07:33:38.159+00'),
('rrk_kNTQ4B4ps3QCho7t', 1002, 'Demo key', '{places:read,places:write,reviews:read,reviews:write,webhooks:manage,accounts:manage}', 1, null, '2026-11-22 07:33:53.609+00');
insert into api_key_secret (secret_id, client_id, secret_hash, created_at, last_used_at) overriding system value values
(1, 'rrk_0347SQN00M0Hv9nB', 'k1:b573fb3b27192aa6d58de615edba32a7b4c91741046056d7c92f495c1b86689f', '2026-11-22 07:33:38.159+00', '2026-11-22 07:33:41.676+00'),
(2, 'rrk_kNTQ4B4ps3QCho7t', 'k1:2abab3000c1438ed0d71deac8254967934842cfda0f06a470204d0c6f746ed6a', '2026-11-22 07:33:53.609+00', '2026-11-22 07:33:53.859+00');
insert into attachment (account_id, partner_account_id, external_ref, service, attached_at, detached_at, delete_after) values
(1003, 1002, 'ref-leaver9e44587d', 'pro', '2026-11-22 07:33:58.089+00', null, null),
(1004, 1002, 'ref-leaverd5e559c0', 'pro', '2026-11-22 07:34:00.48+00', '2026-11-22 07:34:03.651+00', '2026-12-22 07:34:03.651+00');
insert into edge_change (cursor, client_id, account_id, changed_at, token_id) overriding system value values
(1, null, null, '2026-11-22 07:33:30.373+00', null),
(2, null, null, '2026-11-22 07:33:37.346+00', null),
(3, null, 1001, '2026-11-22 07:33:37.651+00', null),
(4, null, 1002, '2026-11-22 07:33:53.358+00', null),
(5, null, 1003, '2026-11-22 07:33:58.116+00', null),
(6, null, 1004, '2026-11-22 07:34:00.521+00', null),
(7, null, 1004, '2026-11-22 07:34:03.731+00', null);
insert into enrollment (enrollment_id, partner_account_id, status, step, token_hash, token_sealed, email, name, locale, service, places_choice, external_ref, return_url, created_at, expires_at, completed_at, failure_code, failed_at, failure_told, sign_in_id, browser_hash, place_ids, account_id, places, lease_until) overriding system value values
(1001, 1002, 'completed', 'ended', '\xb256deb2a0a976f88075d8552a3c14750decea3b689ba9eebaa7a51dd14b8fbc', null, 'leaver9e44587d@example.com', 'Demo leaver9e44587d', null, 'pro', 'all', 'ref-leaver9e44587d', 'https://partner.example.com/back?client=leaver9e44587d', '2026-11-22 07:33:55.384+00', '2026-11-29 07:33:55.384+00', '2026-11-22 07:33:58.363+00', null, null, false, '0a7de7ee-9f68-4494-8e0a-c3e7478c4de7', '\xbac18d4bff3d868982fe24799adc042b7ddab32be9207bfa9caecf6ce632008f', '{}', 1003, '[{"name": "Demo Lounge leaver9e44587d", "active": true, "placeId": "place-leaver9e44587d"}]', null),
(1002, 1002, 'completed', 'ended', '\x365efd25d1f231cac42e069763cb341a1d8cbd0e31500a474b82e358a1b5d283', null, 'leaverd5e559c0@example.com', 'Demo leaverd5e559c0', null, 'pro', 'all', 'ref-leaverd5e559c0', 'https://partner.example.com/back?client=leaverd5e559c0', '2026-11-22 07:33:59.621+00', '2026-11-29 07:33:59.621+00', '2026-11-22 07:34:00.866+00', null, null, false, 'd040e54e-5b9c-4634-bce3-a1201f361092', '\xa5d56c318e39ea3e5cb505f4780db7fe75729b4309913c29e0eed1fcc2f63e02', '{}', 1004, '[{"name": "Demo Lounge leaverd5e559c0", "active": true, "placeId": "place-leaverd5e559c0"}]', null),
(1003, 1002, 'pending', 'link', '\xb34fdd33fd8089901db079fc13c702b4cb036a6dacdcf3a9021bbea3746fdda0', '\x01026b31868c8e7414c26d3dab8934d0d923d5094775a56f756213873c3cef3465051cf30fed34070ee7c5ec7bb9d0d5703df797755167900c6f14d2d059e6c767e5e1a869df3bd411f551', 'pending@example.com', null, null, 'essential', 'all', null, 'https://partner.example.com/back', '2026-11-22 07:34:19.201+00', '2026-11-29 07:34:19.201+00', null, null, null, false, null, null, '{}', null, '[]', null);
insert into enrollment_sign_in (sign_in_id, enrollment_id, state_hash, browser_hash, verifier_sealed, redirect_uri, outcome, created_at, expires_at, lease_until) values
('0a7de7ee-9f68-4494-8e0a-c3e7478c4de7', 1001, '\xb7920cfb5ff2c01e03779f33fec51654015831b2500139eafea6285d0b705562', '\xbac18d4bff3d868982fe24799adc042b7ddab32be9207bfa9caecf6ce632008f', null, 'http://127.0.0.1:26574/connect/callback', 'kept', '2026-11-22 07:33:56.086+00', '2026-11-22 08:33:56.086+00', null),
('d040e54e-5b9c-4634-bce3-a1201f361092', 1002, '\x760922603963c778f366342a7e6f6ecb561d973a27e04e1eeca0385280b370b0', '\xa5d56c318e39ea3e5cb505f4780db7fe75729b4309913c29e0eed1fcc2f63e02', null, 'http://127.0.0.1:26574/connect/callback', 'kept', '2026-11-22 07:33:59.862+00', '2026-11-22 08:33:59.862+00', null);
insert into google_login (google_sub, account_id, created_at) values
('sub-leaver9e44587d', 1003, '2026-11-22 07:33:58.082+00'),
('sub-leaverd5e559c0', 1004, '2026-11-22 07:34:00.435+00');
insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, outcome, expires_at) values
(1002, 'create_enrollment', '9ebfda5e-058e-438d-b135-0e8043825484', '\xc428f965b97ced9f33987eb07dee2bcf16f2a853b95e6394453cba03ba44e886', '7475471c-0c5b-4578-b0a4-4734341681a3', 1, '2026-11-22 07:34:25.334+00', '\x01026b31849d00377933e7289d8312d519e698235f7393a5c1f8a65c0c00441206d83020ea4c1ebb235ae36b55ec36496295810db8f6a76d861039abb7baf864c7c40dda9aa8cf2e788fbb84cbbc138a38a059d8f7c2878c4defd30c691c85d880370b61633c36eff2f474ba458fe87fa5a7d411866661f24f8fe580f7c218f7007359fd0449b67ed2861ca46c8f727dceb05b0db687549fa541f4027467eedd74c78a68fbd8466fb0583c30e0bccf7efccbcc01d2ec07ac529cb2131b5cf42d79cfb57468eea8b7ce537f96b060a4ae605aeb', '2026-12-22 07:33:55.334+00'),
(1002, 'create_enrollment', 'd218b5d6-c01d-4473-b887-f64404a86cb9', '\x77171363cbdfd52109191208e0dce9ed63cd94cf9dfd2c4501f9bdf6222a628e', '328b5678-9a44-4703-b4e0-0d9d5dd46ec6', 1, '2026-11-22 07:34:29.605+00', '\x01026b31d19c8ecdc5bb1c2e2dc8f33ad0b82970f6a46521fd9ec7ea6efb1a81ca8b2fdacf9eb1cdf9f5074da44d3e6e4f4d79fffd5eac107425d32026123cb3ab3fcd573bb69b959f8109a0945821e5b5000aab3ab6c2d2bd4a726a27681a0ab8efdecbac256cc35f72fb4e218597131c63df3e4574b910be499ce5101988335bdb788172d786b20b06ca403f0cbe6b1d690ebd457a1f095ecc1f12d15aa18e239d295046371e0a13ef857aca6c91d6babf90932a7e9d880911bb560fad1f66e87e551f90a218eaf0b7a0f6d3175a95b53069', '2026-12-22 07:33:59.605+00'),
(1002, 'create_enrollment', 'eef60c0d-890f-4aeb-ac9a-8955de9c6e1b', '\x6d3122183b2ed70b9d85a11eed0a249ace7f3d05742b757fa5b1482290aefc86', '960cb3f2-1446-4441-accf-726966939b12', 1, '2026-11-22 07:34:49.197+00', '\x01026b31e7bbfffdaf4d72df3823950bb1361cd92baff08e61e130c4981dbbc0694427d95de9e713d8b2a65f2fb0de80512a3e4f63175ea6f2292fecce4bda92f26523ed1d5c05b016eeb6c4f72922c6d13e9bb9a9438be66693f982728ea8fc5e89c2c9b254aeadad03183ec79164781df765606b6f8041969d51212bcb3cdf7057c53aeb7ebf59b80e834cf0ada707e5', '2026-12-22 07:34:19.197+00');
insert into partner_contract (partner_account_id, domains, logo_url, spending_cap_cents, vat_rate_bp, timezone) values
(1002, '{partner.example.com}', null, 50000, 2000, 'Europe/Paris');
insert into schema_migration (number, name, sha256, applied_at) values
(1, '0001-identity.sql', '81c5269e571728a37f863cb47c86f4a60f175f78b5f259df556f2007eb4bbcb4', '2026-11-22 07:33:07.576909+00'),
(2, '0002-keys-and-revocations.sql', '1fad8a9dfa695d92dc29f6cb5b3bf81d8e65ea8a52f547bd1640b4552db6819e', '2026-11-22 07:33:07.825686+00'),
(3, '0003-leaving.sql', '103e29bb7081872e1b5c45ac996351d23a699b89f71adf45da76f50442b4afc2', '2026-11-22 07:33:08.112621+00'),
(4, '0004-enrollments.sql', '66e032fa8cce7c5637ed90111d49388dd94dcc80e1c4efa0b1c1d8970a56757c', '2026-11-22 07:33:08.208188+00'),
(5, '0005-event-actor.sql', '34dabcf2117da041d71023317240c85d0a916df67379a576a3f8061129705958', '2026-11-22 07:33:08.33638+00');
insert into signing_key (kid, public_jwk, private_sealed, state, published_at, signs_from, retired_at, gone_at) values
('nFd0Xiuwn3m-nQpDmDwrOWQ9y8QQqxlJmjeaZHi1FkE', '{"x": "krAAdlHyU2BK9LXinRGII1Lf2np-UYsdiLsFkzDwEl4", "alg": "EdDSA", "crv": "Ed25519", "kid": "nFd0Xiuwn3m-nQpDmDwrOWQ9y8QQqxlJmjeaZHi1FkE", "kty": "OKP", "use": "sig"}', '\x01026b31e00add388f47898c20dfefff2af9f6ba53027a1193917f49c153b23f265879e5fd0d24254be5212b8a2d613b64116b8f5fbfe46760ad8c0a3431e35a6068e352e31db67fe479c109fe568a12c614c47a711906ca6cf702eb5274a81d14296b987cae2054d2a0696b7471a70a42cc5e70fc6145663bfa6b278196e99e9e67a749f1c50aca34f9e751f6b7db08acca785ceec5c8ee1a6b50567dfdfc9d01', 'next', '2026-11-22 07:33:30.368+00', null, null, null),
('v74-MZWgvy1i61Kn1gbMNZ2PbF7SKXb9CGpiaQ6EnZo', '{"x": "XxHgggYYDJ8AZkH6bo4kgJY7-MifkTv9RI7KA1pRgoc", "alg": "EdDSA", "crv": "Ed25519", "kid": "v74-MZWgvy1i61Kn1gbMNZ2PbF7SKXb9CGpiaQ6EnZo", "kty": "OKP", "use": "sig"}', '\x01026b31a3489d101650f801b1f82a132fa9bf4106d6b91ad691415e5e7c801e0ef8f866d77ccccbb7bf2d1a20a1f3d47f3b5d40928859f8f24e084fbaecc630dbb43a884c06d0e2ee1ad8a2cf87047513232f2448639e4c07e7f0a578014b9b740b9a6f344ebb97f48a13cfec714c3ae3afc198d2b9ffaef3f90becfad19de8fa174d3349326f85ccbc2463770811c6d0eb8b900bc2cd289e102ef2145a52bbac', 'signing', '2026-11-22 07:33:30.316+00', '2026-11-22 07:33:30.316+00', null, null);
insert into terms (version, published_at) values
('2026-01', '2026-11-22 07:33:37.331+00');
select setval('account_account_id_seq', 1004);
select setval('api_key_secret_secret_id_seq', 2);
select setval('edge_change_cursor_seq', 7);
select setval('enrollment_enrollment_id_seq', 1003);
select setval('outbox_id_seq', 18);

-- What that run left empty.

insert into revoked_token (token_id, client_id, expires_at, revoked_at) values
('tok-1', 'rrk_0347SQN00M0Hv9nB', '2026-11-22 08:30:00+00', '2026-11-22 07:40:00+00');
insert into erasure (account_id, partner_account_id, enrollment_ids, missing, due_since) values
(1005, 1002, '{1004}', '{places,webhooks}', '2026-11-22 07:35:00+00');
insert into inbox (consumer, event_id) values ('e2e-0c696d5e-identity', '01a2022d-3000-7000-8000-000000000001');
insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, auth_type, auth_id, auth_claims) values
('01a2022d-3000-7000-8000-0000000000a1', 'e2e-0c696d5e.identity', '1003', 'identity.something', '1003', '2026-11-22 07:34:10+00', '\x0801', 'system', 'identity', null),
('01a2022d-3000-7000-8000-0000000000a2', 'e2e-0c696d5e.identity', '1003', 'identity.something', '1003', '2026-11-22 07:34:11+00', '\x0802', 'api_key', 'rrk_kNTQ4B4ps3QCho7t', '{"account_id":"1002","acting_account_id":"1003"}');
insert into parked_event (consumer, topic, key, event_id, type, headers, payload, error) values
('e2e-0c696d5e-identity', 'e2e-0c696d5e.identity', '1003', '01a2022d-3000-7000-8000-0000000000b1', 'identity.something', '{"id": "b1"}', '\x0803', 'cannot be read');
insert into erased_account (account_hash) values ('k1:0f');
set session_replication_role = default;
