-- Credit notes.

-- What of an invoice's lines is not credited yet.
create or replace function uncredited_lines(p_invoice_id bigint)
  returns table (line_no integer, kind text, of_month text, quantity_milli bigint, unit_price_cents bigint,
    amount_cents bigint, left_cents bigint)
  language sql stable as $$
  select line.line_no, line.kind, line.of_month, line.quantity_milli, line.unit_price_cents, line.amount_cents,
    line.amount_cents - coalesce((
      select sum(credited.amount_cents) from invoice note join invoice_line credited using (invoice_id)
      where note.credits_invoice_id = p_invoice_id
        and (credited.kind, credited.of_month) = (line.kind, line.of_month)), 0)::bigint
  from invoice_line line where line.invoice_id = p_invoice_id
$$;

-- Draws up a credit note of a final invoice: of all that is left of it, or of part of a line of its own month (kind and
-- cents). The one that credits the last of it takes what VAT is left, so that both add up to the invoice. A key is the
-- partner's.
-- outcome: credited, also when the same request is repeated; mismatch, for a key used for another; too_large.
create or replace function credit_invoice(
  p_invoice_id bigint, p_key text, p_kind text, p_cents bigint, p_reason text, p_now timestamptz,
  out outcome text, out note_id bigint, out is_new boolean
) language plpgsql as $$
declare
  credited invoice;
  before record;
  net bigint;
  vat bigint;
begin
  is_new := false;
  select * into credited from invoice where invoice_id = p_invoice_id for update;
  -- Credits of one partner come one after the other, so that a key is not used for two invoices at once. 3 keeps them
  -- apart from other advisory locks.
  perform pg_advisory_xact_lock(3, (credited.partner_account_id % 2147483647)::integer);
  select note.invoice_id, note.credits_invoice_id = p_invoice_id and note.reason = p_reason
    and (p_cents is null or note.net_cents = p_cents)
    -- Of a note that does not say what it was asked for, its lines do.
    and coalesce(note.credit_scope = coalesce(p_kind, 'all'), p_kind is null or p_kind = all (
      select line.kind from invoice_line line where line.invoice_id = note.invoice_id)) as same
  into before
  from invoice note
  where note.kind = 'credit_note' and note.partner_account_id = credited.partner_account_id
    and note.idempotency_key = p_key
  -- A key that was used for several invoices before this was refused stays that of each.
  order by note.credits_invoice_id = p_invoice_id desc limit 1;
  if found then
    note_id := before.invoice_id;
    outcome := case when before.same then 'credited' else 'mismatch' end;
    return;
  end if;
  select coalesce(sum(left_cents), 0) into net from uncredited_lines(p_invoice_id)
  where p_kind is null or kind = p_kind and of_month = credited.month;
  if net = 0 or p_cents > net then
    outcome := 'too_large';
    return;
  end if;
  net := coalesce(p_cents, net);
  select coalesce(sum(net_cents), 0) as net, coalesce(sum(vat_cents), 0) as vat into before
  from invoice where credits_invoice_id = p_invoice_id;
  vat := case when before.net + net = credited.net_cents then credited.vat_cents - before.vat
    else least(vat_on(net, credited.vat_rate_bp), credited.vat_cents - before.vat) end;
  insert into invoice (kind, partner_account_id, month, drawn_up_at, currency, seller, buyer, language, vat_treatment,
    vat_rate_bp, vat_reason, net_cents, vat_cents, gross_cents, credits_invoice_id, credit_scope, reason,
    idempotency_key)
  values ('credit_note', credited.partner_account_id, credited.month, p_now, credited.currency, credited.seller,
    credited.buyer, credited.language, credited.vat_treatment, credited.vat_rate_bp, credited.vat_reason,
    net, vat, net + vat, p_invoice_id, coalesce(p_kind, 'all'), p_reason, p_key)
  returning invoice_id into note_id;
  insert into invoice_line (invoice_id, line_no, kind, of_month, quantity_milli, unit_price_cents, amount_cents)
  select note_id, row_number() over (order by line_no), kind, of_month,
    case when amount_cents = credit then quantity_milli else 1000 end,
    case when amount_cents = credit then unit_price_cents else credit end, credit
  from (select *, coalesce(p_cents, left_cents) as credit from uncredited_lines(p_invoice_id)
    where p_kind is null or kind = p_kind and of_month = credited.month) line
  where left_cents > 0;
  outcome := 'credited';
  is_new := true;
end $$;
