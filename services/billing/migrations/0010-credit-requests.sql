-- What a credit note was asked for, by which the next request with its key is judged: the kind of line of which it credits
-- part, or all, for what was left of the invoice. Null for those drawn up before it was kept.
alter table invoice add column credit_scope text check (credit_scope in ('all', 'essential', 'pro', 'overage'));
-- Finds the note of a partner's key.
create index invoice_credit_key on invoice (partner_account_id, idempotency_key) where kind = 'credit_note';
