-- The calendar months of payers, and the rows that partners' months are kept in.

-- The moment at which a month begins in an IANA zone. billing_month and billing_month_end stand in the first migration,
-- since a table's CHECK uses them.
create or replace function billing_month_begin(month text, zone text) returns timestamptz
  language sql stable parallel safe
  return to_timestamp(month || '-01', 'YYYY-MM-DD')::date::timestamp at time zone zone;

create or replace function open_partner_month(p_partner_account_id bigint, p_month text, p_timezone text) returns void
  language plpgsql as $$
begin
  insert into ledger_account (kind, unit, owner_account_id, month)
  values ('overage', 'eur_cent', p_partner_account_id, p_month)
  on conflict (owner_account_id, month) where kind = 'overage' do nothing;
  insert into partner_month (partner_account_id, month, timezone, closes_at, ledger_account_id)
  select p_partner_account_id, p_month, p_timezone, billing_month_end(p_month, p_timezone) + interval '2 hours',
    ledger_account_id
  from ledger_account where owner_account_id = p_partner_account_id and month = p_month and kind = 'overage'
  on conflict (partner_account_id, month) do nothing;
end $$;

-- Opens the months of the last year that partners with clients lack, from the first client's on, so that each is closed.
-- Returns how many were opened.
create or replace function open_missing_months(p_now timestamptz, p_default_timezone text) returns bigint
  language sql as $$
  with partner as (
    select attachment.partner_account_id, min(attached_at) as since,
      coalesce(max(contract.timezone), p_default_timezone) as timezone
    from attachment left join partner_contract contract using (partner_account_id)
    group by attachment.partner_account_id),
  missing as (
    select partner.partner_account_id, partner.timezone, to_char(begins, 'YYYY-MM') as month
    from partner
    cross join lateral generate_series(
      date_trunc('month', greatest(partner.since, p_now - interval '1 year') at time zone partner.timezone),
      date_trunc('month', p_now at time zone partner.timezone), interval '1 month') as begins
    where not exists (
      select from partner_month known
      where known.partner_account_id = partner.partner_account_id and known.month = to_char(begins, 'YYYY-MM')))
  select count(*) from (
    select open_partner_month(partner_account_id, month, timezone) from missing offset 0) opened
$$;
