-- Suns in lots that expire.

-- What is left of an account's lots: what was spent, taken back or is held counts against the oldest first. What a lot
-- lost by expiring was never spent.
create or replace function lots_left(p_account_id bigint)
  returns table (transfer_id uuid, expires_at timestamptz, settled boolean, left_milli_suns bigint)
  language sql stable as $$
  with lot as (
    select transfer_id, expires_at, settled, amount_milli_suns - expired_milli_suns as kept,
      sum(amount_milli_suns - expired_milli_suns) over (order by granted_at, transfer_id) as through
    from suns_grant where account_id = p_account_id and amount_milli_suns > 0),
  gone as (
    select coalesce((select sum(kept) from lot), 0) - posted + held as milli_suns
    from wallet where account_id = p_account_id)
  select transfer_id, expires_at, settled, least(kept, greatest(0, through - gone.milli_suns))::bigint
  from lot cross join gone
$$;

-- Expires what is left of an account's lots whose time has come. What is held is not expired: it is looked at again once
-- it was taken or given back, since the lot stays unsettled until then. Returns how many lots lost something.
create or replace function expire_suns(p_account_id bigint, p_now timestamptz) returns integer language plpgsql as $$
declare
  payer wallet;
  lot record;
  expiry uuid;
  expired integer := 0;
begin
  select * into payer from wallet where account_id = p_account_id for no key update;
  if not found then return 0; end if;
  for lot in
    select * from lots_left(p_account_id) where not settled and expires_at <= p_now order by expires_at, transfer_id
  loop
    if lot.left_milli_suns > 0 then
      expiry := gen_random_uuid();
      update wallet set posted = posted - lot.left_milli_suns, version = version + 1
      where account_id = p_account_id returning * into payer;
      insert into suns_expiry (transfer_id, grant_transfer_id, account_id, amount_milli_suns, expired_at)
      values (expiry, lot.transfer_id, p_account_id, lot.left_milli_suns, p_now);
      insert into ledger_entry
        (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
      values
        (expiry, payer.ledger_account_id, 'milli_sun', -lot.left_milli_suns, payer.posted, payer.version, p_now),
        (expiry, 4, 'milli_sun', lot.left_milli_suns, null, null, p_now);
      update suns_grant set expired_milli_suns = expired_milli_suns + lot.left_milli_suns
      where transfer_id = lot.transfer_id;
      expired := expired + 1;
    end if;
    -- With nothing held, what was left is gone for good.
    update suns_grant set settled = (payer.held = 0) where transfer_id = lot.transfer_id;
  end loop;
  update wallet set expires_at = (
    select min(coming.expires_at) from suns_grant coming
    where coming.account_id = p_account_id and not coming.settled)
  where account_id = p_account_id;
  return expired;
end $$;

-- The same where a lot's time has come since the last look. Returns whether there was one.
create or replace function expire_suns_due(p_account_id bigint, p_now timestamptz) returns boolean
  language plpgsql as $$
begin
  perform from wallet where account_id = p_account_id and expires_at <= p_now;
  if not found then return false; end if;
  perform expire_suns(p_account_id, p_now);
  return true;
end $$;

-- Books a grant of Suns, or takes some back, never what is held. Repeated with the same key it changes nothing.
-- outcome: granted; mismatch, for a key that was used with another amount; insufficient_suns.
create or replace function grant_suns(
  p_transfer_id uuid, p_account_id bigint, p_key text, p_milli_suns bigint, p_reason text, p_now timestamptz,
  p_expires_at timestamptz, out outcome text
) language plpgsql as $$
declare
  payer record;
begin
  perform open_wallet(p_account_id);
  -- Grants of one account come one after the other.
  perform from wallet where account_id = p_account_id for no key update;
  select case when amount_milli_suns = p_milli_suns and expires_at is not distinct from p_expires_at
    then 'granted' else 'mismatch' end into outcome
  from suns_grant where account_id = p_account_id and idempotency_key = p_key;
  if found then return; end if;
  perform expire_suns(p_account_id, p_now);
  update wallet set posted = posted + p_milli_suns, version = version + 1, expires_at = least(expires_at, p_expires_at)
  where account_id = p_account_id and posted + p_milli_suns - held >= 0
  returning ledger_account_id, posted as balance, version into payer;
  if not found then
    outcome := 'insufficient_suns';
    return;
  end if;
  insert into suns_grant
    (transfer_id, account_id, idempotency_key, amount_milli_suns, reason, granted_at, expires_at, settled)
  values (p_transfer_id, p_account_id, p_key, p_milli_suns, p_reason, p_now, p_expires_at, p_expires_at is null);
  insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
  values
    (p_transfer_id, payer.ledger_account_id, 'milli_sun', p_milli_suns, payer.balance, payer.version, p_now),
    (p_transfer_id, 1, 'milli_sun', -p_milli_suns, null, null, p_now);
  outcome := 'granted';
end $$;

-- Every movement of an account's Suns after a version, the oldest first.
create or replace function suns_statement(p_account_id bigint, p_after bigint, p_limit integer)
  returns table (version bigint, at timestamptz, kind text, amount_milli_suns bigint, balance_milli_suns bigint,
    transfer_id uuid, reason text, expires_at timestamptz)
  language sql stable as $$
  select entry.account_version, entry.effective_at,
    case when expiry.transfer_id is not null then 'expiry'
      when given.transfer_id is null then 'suggestion'
      when entry.amount > 0 then 'grant' else 'taken_back' end,
    entry.amount, entry.balance_after, entry.transfer_id, given.reason, given.expires_at
  from wallet join ledger_entry entry using (ledger_account_id)
  left join suns_grant given on given.transfer_id = entry.transfer_id
  left join suns_expiry expiry on expiry.transfer_id = entry.transfer_id
  where wallet.account_id = p_account_id and entry.account_version > p_after
  order by entry.account_version limit p_limit
$$;
