-- What partners' months cost, and the invoices made of it.

-- The places that a partner pays for in a month, each with the dearest plan it had while it was active. What began in
-- the month counts, however short; what ended as the month began does not.
create or replace function billable_places(p_partner_account_id bigint, p_month text, p_timezone text)
  returns table (account_id bigint, external_ref text, place_ref bigint, plan text)
  language sql stable as $$
  select span.account_id, attachment.external_ref, span.place_ref,
    case when bool_or(span.plan = 'pro') then 'pro' else 'essential' end
  from (values (billing_month_begin(p_month, p_timezone), billing_month_end(p_month, p_timezone))) as bounds (begins, ends)
  cross join attachment
  join plan_span span on span.account_id = attachment.account_id
  join place_activity activity on activity.place_ref = span.place_ref
  cross join lateral (values (
    greatest(span.started_at, activity.active_from), least(span.ended_at, activity.active_until)
  )) as served (since, until)
  where attachment.partner_account_id = p_partner_account_id
    and served.since < bounds.ends and (served.until is null or served.until >= served.since)
    and (served.until is null or served.until > bounds.begins or served.since >= bounds.begins)
  group by span.account_id, attachment.external_ref, span.place_ref
$$;

-- What a partner owes for a month, a row a place or a client's Suns. With it, places of final months that were heard of
-- too late for their own invoice: at most a hundred days late.
create or replace function month_items(
  p_partner_account_id bigint, p_month text, p_essential_cents bigint, p_pro_cents bigint, p_sun_cents bigint
) returns table (
  kind text, of_month text, account_id bigint, external_ref text, place_ref bigint,
  quantity_milli bigint, unit_price_cents bigint, amount_cents bigint
) language sql stable as $$
  select place.plan, billed.month, place.account_id, place.external_ref, place.place_ref, 1000, price.cents, price.cents
  from partner_month this
  join partner_month billed on billed.partner_account_id = this.partner_account_id
    and (billed.month = this.month or billed.state = 'final' and billed.month < this.month
      and billed.closes_at > this.closes_at - interval '100 days')
  cross join lateral billable_places(billed.partner_account_id, billed.month, billed.timezone) place
  cross join lateral (select case place.plan when 'pro' then p_pro_cents else p_essential_cents end as cents) price
  where this.partner_account_id = p_partner_account_id and this.month = p_month
    and not exists (
      select from invoiced_place done where done.place_ref = place.place_ref and done.month = billed.month)
  union all
  select 'overage', month, account_id, external_ref, null, milli_suns, p_sun_cents, cents
  from client_month where partner_account_id = p_partner_account_id and month = p_month
$$;

-- VAT on an amount, half a cent rounded up: once an invoice, on the sum.
create or replace function vat_on(p_net_cents bigint, p_rate_bp integer) returns bigint
  language sql immutable parallel safe
  return (p_net_cents * p_rate_bp + 5000) / 10000;

-- The order of an invoice's lines.
create or replace function line_order(p_kind text) returns integer
  language sql immutable parallel safe
  return case p_kind when 'essential' then 1 when 'pro' then 2 else 3 end;

-- Whom a partner's next document is made out to, and its VAT.
create or replace function invoice_terms(p_partner_account_id bigint, p_default_vat_rate_bp integer)
  returns table (buyer jsonb, language text, vat_treatment text, vat_rate_bp integer, vat_reason text)
  language sql stable as $$
  select coalesce(terms.party, jsonb_build_object('name', coalesce(account.name, 'Account ' || partner.id))),
    coalesce(terms.language, case when account.locale = 'en' then 'en' else 'fr' end),
    coalesce(terms.vat_treatment, 'standard'),
    case when coalesce(terms.vat_treatment, 'standard') = 'standard'
      then coalesce(contract.vat_rate_bp, p_default_vat_rate_bp) else 0 end,
    terms.vat_reason
  from (values (p_partner_account_id)) as partner (id)
  left join billing_terms terms on terms.partner_account_id = partner.id
  left join account on account.account_id = partner.id
  left join partner_contract contract on contract.partner_account_id = partner.id
$$;

-- Draws up what a partner owes for a month. The caller has the month's row locked.
-- Returns the invoice, or null when there is nothing to bill.
create or replace function draw_up_invoice(
  p_partner_account_id bigint, p_month text, p_now timestamptz,
  p_essential_cents bigint, p_pro_cents bigint, p_sun_cents bigint, p_default_vat_rate_bp integer, p_seller jsonb
) returns bigint language sql as $$
  with item as materialized (
    select * from month_items(p_partner_account_id, p_month, p_essential_cents, p_pro_cents, p_sun_cents)),
  drawn as (
    insert into invoice (kind, partner_account_id, month, drawn_up_at, currency, seller, buyer, language,
      vat_treatment, vat_rate_bp, vat_reason, net_cents, vat_cents, gross_cents)
    select 'invoice', p_partner_account_id, p_month, p_now, 'EUR', p_seller, buyer, language,
      vat_treatment, vat_rate_bp, vat_reason, net, vat_on(net, vat_rate_bp), net + vat_on(net, vat_rate_bp)
    from invoice_terms(p_partner_account_id, p_default_vat_rate_bp)
    cross join (select sum(amount_cents)::bigint as net from item) owed
    where net > 0
    returning invoice_id),
  line as (
    insert into invoice_line (invoice_id, line_no, kind, of_month, quantity_milli, unit_price_cents, amount_cents)
    select invoice_id, row_number() over (order by of_month desc, line_order(kind), unit_price_cents),
      kind, of_month, sum(quantity_milli), unit_price_cents, sum(amount_cents)
    from drawn cross join item group by invoice_id, kind, of_month, unit_price_cents),
  annex as (
    insert into invoice_annex_line
      (invoice_id, row_no, account_id, external_ref, kind, of_month, quantity_milli, amount_cents)
    select invoice_id, row_number() over (order by of_month desc, line_order(kind), account_id),
      case when account_id > 0 then account_id end, external_ref, kind, of_month,
      sum(quantity_milli), sum(amount_cents)
    from drawn cross join item group by invoice_id, kind, of_month, account_id, external_ref),
  billed as (
    insert into invoiced_place (place_ref, month, invoice_id)
    select place_ref, of_month, invoice_id from drawn cross join item where place_ref is not null)
  select invoice_id from drawn
$$;

-- Gives a document the next number of its series in the year of its issue where the seller is. Until the commit nobody
-- else gets one of that series and year, so that a rollback leaves no gap.
create or replace function number_invoice(p_invoice_id bigint, p_now timestamptz, p_seller_timezone text) returns text
  language plpgsql as $$
declare
  numbered text;
begin
  with issued as (
    select kind, case kind when 'invoice' then '' else 'CN-' end as series,
      extract(year from p_now at time zone p_seller_timezone)::integer as issue_year
    from invoice where invoice_id = p_invoice_id),
  counted as (
    insert into invoice_counter as counter (series, issue_year, last) select series, issue_year, 1 from issued
    on conflict (series, issue_year) do update set last = counter.last + 1
    returning series, issue_year, last)
  update invoice set series = counted.series, issue_year = counted.issue_year, issue_place = counted.last,
    number = counted.series || counted.issue_year || '-' || lpad(counted.last::text, 6, '0'), issued_at = p_now
  from counted where invoice_id = p_invoice_id
  returning invoice.number into numbered;
  return numbered;
end $$;
