-- Partners' months are closed and become invoices.

-- A contract may have no cap: null.
alter table partner_contract alter column spending_cap_cents drop not null;
-- Null once a reserve of the month was held to no cap.
alter table partner_month alter column cap_cents_highest drop not null;

-- open: anything may be added, and the month is closed once it is due. withheld: an operator took it back, and it waits
-- for one. closed: drawn up, and final once it is due. final: nothing is added or changed any more.
create type month_state as enum ('open', 'withheld', 'closed', 'final');
alter table partner_month
  add column state month_state not null default 'open',
  -- Two hours after its end: until then late events and open generations may arrive.
  add column closes_at timestamptz;
update partner_month set closes_at = billing_month_end(month, timezone) + interval '2 hours';
alter table partner_month alter column closes_at set not null;
-- Finds the months that are due.
create index partner_month_due on partner_month (closes_at) where state in ('open', 'closed');

-- Finds a partner's clients.
create index attachment_partner on attachment (partner_account_id);

-- A client's captured overage of a month, which invoices and their annex are made of: a month of a hundred thousand
-- uses is one row. Written by every capture of overage.
create table client_month (
  partner_account_id bigint not null,
  month text not null,
  account_id bigint not null,
  -- The partner's own reference, as the last use had it.
  external_ref text,
  milli_suns bigint not null,
  cents bigint not null,
  primary key (partner_account_id, month, account_id)
) with (fillfactor = 70);
create index client_month_account on client_month (account_id);
insert into client_month (partner_account_id, month, account_id, external_ref, milli_suns, cents)
select partner_account_id, month, account_id, max(external_ref), sum(cost_milli_suns), sum(cost_cents)
from hold where source = 'overage' and state = 'captured'
group by partner_account_id, month, account_id;

-- Whom a partner's invoices are made out to, and how VAT is charged. Written by operators, copied into each invoice.
create table billing_terms (
  partner_account_id bigint primary key,
  party jsonb not null,
  vat_treatment text not null check (vat_treatment in ('standard', 'exempt', 'reverse_charge')),
  vat_reason text,
  language text not null check (language in ('fr', 'en')),
  check ((vat_treatment = 'standard') = (vat_reason is null))
);

-- Invoices and credit notes: copies of all that they say, never changed once they have a number.
create table invoice (
  invoice_id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  partner_account_id bigint not null,
  month text not null,
  -- A number is series, year of issue where the seller is, and place in that year; all null until it is final.
  number text unique,
  series text,
  issue_year integer,
  issue_place integer,
  drawn_up_at timestamptz not null,
  issued_at timestamptz,
  currency text not null,
  seller jsonb not null,
  buyer jsonb not null,
  language text not null,
  vat_treatment text not null,
  vat_rate_bp integer not null,
  vat_reason text,
  net_cents bigint not null check (net_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null check (gross_cents = net_cents + vat_cents),
  -- Of a credit note: what it is of, and why there is one.
  credits_invoice_id bigint references invoice,
  reason text,
  idempotency_key text,
  unique (series, issue_year, issue_place),
  unique (credits_invoice_id, idempotency_key),
  check ((number is null) = (issued_at is null)),
  check ((kind = 'credit_note') = (credits_invoice_id is not null))
);
-- A month has one invoice; and what a partner has, newest first.
create unique index invoice_month on invoice (partner_account_id, month) where kind = 'invoice';
create index invoice_issued on invoice (partner_account_id, kind, issued_at desc) where number is not null;

create table invoice_line (
  invoice_id bigint not null references invoice on delete cascade,
  line_no integer not null,
  kind text not null,
  -- The month of use: an earlier one than the invoice's for what was heard of once that one was closed.
  of_month text not null,
  quantity_milli bigint not null,
  unit_price_cents bigint not null,
  amount_cents bigint not null,
  primary key (invoice_id, line_no)
);

create table invoice_annex_line (
  invoice_id bigint not null references invoice on delete cascade,
  row_no integer not null,
  -- Null once the client was erased.
  account_id bigint,
  external_ref text,
  kind text not null,
  of_month text not null,
  quantity_milli bigint not null,
  amount_cents bigint not null,
  primary key (invoice_id, row_no)
);
-- Finds what names a client that is erased.
create index invoice_annex_account on invoice_annex_line (account_id);

-- The places that an invoice bills for a month, so that none is billed twice and late ones are found.
create table invoiced_place (
  place_ref bigint not null,
  month text not null,
  invoice_id bigint not null references invoice on delete cascade,
  primary key (place_ref, month)
);
create index invoiced_place_invoice on invoiced_place (invoice_id);

-- The last number of a series and year. Raised in the transaction that gives the number away, so that none is lost.
create table invoice_counter (
  series text not null,
  issue_year integer not null,
  last integer not null,
  primary key (series, issue_year)
);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if old.number is not null then
    raise exception 'Invoice % is final.', old.number using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger invoice_immutable before update or delete on invoice
  for each row execute function refuse_invoice_change();

-- Names may be taken out of an annex; nothing else of a final invoice's lines changes.
create function refuse_invoice_line_change() returns trigger language plpgsql as $$
begin
  if not exists (select from invoice where invoice_id = old.invoice_id and number is not null) then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'invoice_annex_line' then
    if to_jsonb(new) - 'account_id' - 'external_ref' = to_jsonb(old) - 'account_id' - 'external_ref'
      and new.account_id is null and new.external_ref is null then
      return new;
    end if;
  end if;
  raise exception 'The lines of a final invoice never change.' using errcode = 'restrict_violation';
end $$;
create trigger invoice_line_immutable before update or delete on invoice_line
  for each row execute function refuse_invoice_line_change();
create trigger invoice_annex_immutable before update or delete on invoice_annex_line
  for each row execute function refuse_invoice_line_change();
