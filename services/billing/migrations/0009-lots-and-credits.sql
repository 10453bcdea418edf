-- Suns are granted as lots that may expire. What was spent is taken from the oldest lot first: what is left of a lot
-- follows from the sums before it, so that a charge writes nothing here.
alter table suns_grant
  add column expires_at timestamptz,
  -- What of it expired.
  add column expired_milli_suns bigint not null default 0,
  -- Nothing of it can expire any more: it never does, has expired whole, or was spent.
  add column settled boolean not null default false;
update suns_grant set settled = true;
create index suns_grant_expiring on suns_grant (expires_at) where not settled;
create index suns_grant_lots on suns_grant (account_id, granted_at, transfer_id) where amount_milli_suns > 0;

-- The first expiry of an account's lots that was not looked at: until then a reserve need not ask.
alter table wallet add column expires_at timestamptz;

-- Suns that expired, each a transfer of the journal.
create table suns_expiry (
  transfer_id uuid primary key,
  grant_transfer_id uuid not null references suns_grant,
  account_id bigint not null,
  amount_milli_suns bigint not null check (amount_milli_suns > 0),
  expired_at timestamptz not null
);
create index suns_expiry_account on suns_expiry (account_id);

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('issuance', 'revenue', 'expiry', 'wallet', 'overage'));
insert into ledger_account (ledger_account_id, kind, unit) overriding system value values (4, 'expiry', 'milli_sun');

-- A grant gains a parameter.
drop function grant_suns(uuid, bigint, text, bigint, text, timestamptz);
