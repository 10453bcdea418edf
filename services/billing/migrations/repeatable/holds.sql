-- Reserve, capture and void: each one statement and one commit, since they are what every suggestion waits for.
-- They run in READ COMMITTED, in which every statement inside sees what others committed before it. Locks are taken in
-- one order everywhere: the review, holds, partner_month or quota_month, client_month, wallet.
--
-- A connection keeps the plans it made for them, and those made while tables are young would read them from end to end
-- for as long as it lives: hence enable_seqscan = off, without which a platform is slow from its first day to the next
-- restart.

create or replace function open_wallet(p_account_id bigint) returns void language plpgsql as $$
begin
  insert into ledger_account (kind, unit, owner_account_id) values ('wallet', 'milli_sun', p_account_id)
  on conflict (owner_account_id) where kind = 'wallet' do nothing;
  insert into wallet (account_id, ledger_account_id)
  select p_account_id, ledger_account_id from ledger_account where owner_account_id = p_account_id and kind = 'wallet'
  on conflict (account_id) do nothing;
end $$;

-- Adds to a partner's overage while its month is open and it stays under the cap, if there is one (null: none). Both are
-- judged in the UPDATE itself, on the row as it is once the lock is had.
create or replace function hold_overage(p_partner_account_id bigint, p_month text, p_cents bigint, p_cap_cents bigint)
  returns boolean language plpgsql as $$
begin
  update partner_month
  set held_cents = held_cents + p_cents,
    cap_cents_highest = case when p_cap_cents is not null then greatest(cap_cents_highest, p_cap_cents) end
  where partner_account_id = p_partner_account_id and month = p_month and state in ('open', 'withheld')
    and (p_cap_cents is null or accrued_cents + held_cents + p_cents <= p_cap_cents);
  return found;
end $$;

-- Sets aside one suggestion of what pays first: a free variant of the review, the place's quota, then Suns, or for a
-- partner's client the partner's overage.
-- outcome: reserved, also when repeated; ended, for a generation that was voided; mismatch, for one that was reserved
-- for something else; insufficient_suns; spending_cap_reached. The last two have changed nothing.
create or replace function reserve_suggestion(
  p_hold_id uuid, p_account_id bigint, p_place_ref bigint, p_review_id bigint,
  p_now timestamptz, p_sweep_at timestamptz, p_milli_suns bigint, p_cents bigint, p_variants smallint,
  p_default_cap_cents bigint, p_default_timezone text,
  out outcome text, out source hold_source, out cost_milli_suns bigint, out variants_left smallint,
  out month text, out partner_account_id bigint
) language plpgsql set enable_seqscan = off as $$
declare
  known hold;
  payer record;
  cost_cents bigint := 0;
begin
  -- Reserves and voids of one review come one after the other, so that two at once can't take the same free variant, nor
  -- both be charged as its first. Keys of 32 bits may coincide: then one waits for nothing. 1 keeps them apart from
  -- other advisory locks.
  perform pg_advisory_xact_lock(1, (p_review_id % 2147483647)::integer);
  select * into known from hold where hold_id = p_hold_id;
  if found then
    outcome := case
      when (known.account_id, known.place_ref, known.review_id) <> (p_account_id, p_place_ref, p_review_id) then 'mismatch'
      when known.state = 'voided' then 'ended'
      else 'reserved' end;
    source := known.source;
    cost_milli_suns := known.cost_milli_suns;
    variants_left := known.variants_left_answered;
    return;
  end if;

  -- The oldest free variant first. Nobody else takes one of this review meanwhile.
  select attachment.partner_account_id as partner, attachment.external_ref, plan_span.included,
    coalesce(partner_contract.timezone, p_default_timezone) as timezone,
    case when partner_contract.partner_account_id is null then p_default_cap_cents
      else partner_contract.spending_cap_cents end as cap_cents,
    (select free.hold_id from hold free
      where free.account_id = p_account_id and free.review_id = p_review_id and free.variants_left > 0
      order by free.reserved_at, free.hold_id limit 1) as parent
  into payer
  from (values (p_account_id)) as asking (account_id)
  -- Who has left pays for itself, until that has come to all who ask for it.
  left join attachment on attachment.account_id = asking.account_id
    and (attachment.detached_at is null or attachment.detached_at < attachment.attached_at)
  left join partner_contract on partner_contract.partner_account_id = attachment.partner_account_id
  left join plan_span on plan_span.place_ref = p_place_ref and plan_span.account_id = asking.account_id
    and plan_span.started_at <= p_now and (plan_span.ended_at is null or plan_span.ended_at > p_now)
    -- A plan that is past due for too long has ended, though the calendar may not have got to it yet.
    and not exists (select from past_due where past_due.place_ref = p_place_ref and past_due.until <= p_now);
  month := billing_month(p_now, payer.timezone);
  partner_account_id := payer.partner;
  cost_milli_suns := 0;

  if payer.parent is not null then
    update hold set variants_left = hold.variants_left - 1 where hold_id = payer.parent;
    source := 'free_variant';
  elsif payer.included is not null then
    insert into quota_month as quota (place_ref, month, included, held)
    values (p_place_ref, reserve_suggestion.month, payer.included, 1)
    on conflict on constraint quota_month_pkey do update
      set held = quota.held + 1, included = greatest(quota.included, excluded.included)
      where quota.used + quota.held < greatest(quota.included, excluded.included);
    if found then source := 'quota'; end if;
  end if;

  if source is null and payer.partner is null then
    update wallet set held = held + p_milli_suns
    where account_id = p_account_id and posted - held >= p_milli_suns and (expires_at is null or expires_at > p_now);
    if not found then
      -- Another may have settled the lots that are due meanwhile: what is left is looked at in any case.
      perform expire_suns_due(p_account_id, p_now);
      update wallet set held = held + p_milli_suns where account_id = p_account_id and posted - held >= p_milli_suns;
    end if;
    if not found then
      outcome := 'insufficient_suns';
      return;
    end if;
    source := 'suns';
    cost_milli_suns := p_milli_suns;
  elsif source is null then
    if not hold_overage(payer.partner, month, p_cents, payer.cap_cents) then
      -- Refused, or the month's first.
      perform open_partner_month(payer.partner, month, payer.timezone);
      -- Who reads a clock hours behind the others may come to a month that is closed: it adds to the next.
      if exists (select from partner_month late where late.partner_account_id = payer.partner
        and late.month = reserve_suggestion.month and late.state in ('closed', 'final')) then
        month := billing_month(billing_month_end(month, payer.timezone), payer.timezone);
        perform open_partner_month(payer.partner, month, payer.timezone);
      end if;
      if not hold_overage(payer.partner, month, p_cents, payer.cap_cents) then
        outcome := 'spending_cap_reached';
        return;
      end if;
    end if;
    source := 'overage';
    cost_milli_suns := p_milli_suns;
    cost_cents := p_cents;
  end if;

  if payer.parent is null then
    -- None was left, or it would have been taken.
    variants_left := p_variants;
  else
    select coalesce(sum(free.variants_left), 0) into variants_left
    from hold free where free.account_id = p_account_id and free.review_id = p_review_id and free.variants_left > 0;
  end if;
  insert into hold (hold_id, account_id, place_ref, review_id, source, month, cost_milli_suns, cost_cents,
    partner_account_id, external_ref, parent_hold_id, variants_left, variants_left_answered, reserved_at, sweep_at)
  values (p_hold_id, p_account_id, p_place_ref, p_review_id, reserve_suggestion.source, reserve_suggestion.month,
    reserve_suggestion.cost_milli_suns, cost_cents, payer.partner, payer.external_ref, payer.parent,
    case when payer.parent is null then p_variants else 0 end, reserve_suggestion.variants_left, p_now, p_sweep_at)
  on conflict on constraint hold_pkey do nothing;
  if not found then
    -- The same id was reserved for another review meanwhile: from the start, which the caller does at this code.
    raise exception 'Hold % was made meanwhile.', p_hold_id using errcode = 'serialization_failure';
  end if;
  outcome := 'reserved';
end $$;

-- Takes what was set aside. outcome: captured, also when repeated; voided; unknown.
create or replace function capture_hold(p_hold_id uuid, p_now timestamptz, out outcome text) language plpgsql
  set enable_seqscan = off as $$
declare
  captured hold;
  payer record;
begin
  update hold set state = 'captured', settled_at = p_now where hold_id = p_hold_id and state = 'reserved'
  returning * into captured;
  if not found then
    select coalesce((select state::text from hold where hold_id = p_hold_id), 'unknown') into outcome;
    return;
  end if;
  outcome := 'captured';
  case captured.source
    when 'suns' then
      update wallet set posted = posted - captured.cost_milli_suns, held = held - captured.cost_milli_suns,
        version = version + 1
      where account_id = captured.account_id
      returning ledger_account_id, posted as balance, version into strict payer;
      insert into ledger_entry
        (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
      values
        (p_hold_id, payer.ledger_account_id, 'milli_sun', -captured.cost_milli_suns, payer.balance, payer.version, p_now),
        (p_hold_id, 2, 'milli_sun', captured.cost_milli_suns, null, null, p_now);
    when 'overage' then
      update partner_month set accrued_cents = accrued_cents + captured.cost_cents,
        held_cents = held_cents - captured.cost_cents, version = version + 1
      where partner_account_id = captured.partner_account_id and month = captured.month
      returning ledger_account_id, accrued_cents as balance, version into strict payer;
      insert into client_month as known (partner_account_id, month, account_id, external_ref, milli_suns, cents)
      values (captured.partner_account_id, captured.month, captured.account_id, captured.external_ref,
        captured.cost_milli_suns, captured.cost_cents)
      on conflict on constraint client_month_pkey do update
        set milli_suns = known.milli_suns + excluded.milli_suns, cents = known.cents + excluded.cents,
          external_ref = excluded.external_ref;
      insert into ledger_entry
        (transfer_id, ledger_account_id, unit, amount, balance_after, account_version, effective_at)
      values
        (p_hold_id, payer.ledger_account_id, 'eur_cent', captured.cost_cents, payer.balance, payer.version, p_now),
        (p_hold_id, 3, 'eur_cent', -captured.cost_cents, null, null, p_now);
    when 'quota' then
      update quota_month set used = used + 1, held = held - 1
      where place_ref = captured.place_ref and month = captured.month;
    when 'free_variant' then null;
  end case;
end $$;

-- The same, with what it came to: a function of its own, as what another answers can't be changed under those who call it.
create or replace function capture_hold_and_tell(
  p_hold_id uuid, p_now timestamptz, out outcome text, out source hold_source, out cost_milli_suns bigint
) language plpgsql set enable_seqscan = off as $$
begin
  outcome := capture_hold(p_hold_id, p_now);
  select hold.source, hold.cost_milli_suns into source, cost_milli_suns from hold where hold_id = p_hold_id;
end $$;

-- Gives back what was set aside, in the month it was set aside in. A charged one loses the free variants that nobody
-- has taken; a free variant goes back to what it followed, unless that was voided.
-- outcome: voided, also when repeated; captured; unknown.
create or replace function void_hold(p_hold_id uuid, p_now timestamptz, out outcome text) language plpgsql
  set enable_seqscan = off as $$
declare
  voided hold;
begin
  perform pg_advisory_xact_lock(1, (review_id % 2147483647)::integer) from hold where hold_id = p_hold_id;
  update hold set state = 'voided', settled_at = p_now, variants_left = 0
  where hold_id = p_hold_id and state = 'reserved'
  returning * into voided;
  if not found then
    select coalesce((select state::text from hold where hold_id = p_hold_id), 'unknown') into outcome;
    return;
  end if;
  outcome := 'voided';
  case voided.source
    when 'suns' then
      update wallet set held = held - voided.cost_milli_suns where account_id = voided.account_id;
    when 'overage' then
      update partner_month set held_cents = held_cents - voided.cost_cents
      where partner_account_id = voided.partner_account_id and month = voided.month;
    when 'quota' then
      update quota_month set held = held - 1 where place_ref = voided.place_ref and month = voided.month;
    when 'free_variant' then
      update hold set variants_left = variants_left + 1 where hold_id = voided.parent_hold_id and state <> 'voided';
  end case;
end $$;
