import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

const violationsMax = 200;
/** Each statement reads all there is. */
const limits = { statementTimeoutMs: 300_000 };

/**
 * One query an invariant, each of which names what breaks it. Every one is a single statement and so sees a single
 * moment, in which the invariant holds whatever else is going on.
 */
const checks: Readonly<Record<string, string>> = {
  'the entries of a transfer add up to nothing': `
    select transfer_id::text from ledger_entry group by transfer_id, unit having sum(amount) <> 0`,
  'an entry is in its account’s unit': `
    select entry.transfer_id::text from ledger_entry entry left join ledger_account account using (ledger_account_id)
    where account.unit is distinct from entry.unit`,
  'a wallet is the sum of its entries': `
    select wallet.account_id::text from wallet
    left join ledger_entry entry using (ledger_account_id) group by wallet.account_id
    having wallet.posted <> coalesce(sum(entry.amount), 0) or wallet.version <> count(entry.amount)`,
  'a partner’s month is the sum of its entries': `
    select concat_ws(' ', month.partner_account_id, month.month) from partner_month month
    left join ledger_entry entry using (ledger_account_id) group by month.partner_account_id, month.month
    having month.accrued_cents <> coalesce(sum(entry.amount), 0) or month.version <> count(entry.amount)`,
  'entries of an account have no gap and carry its balance': `
    select concat_ws(' ', ledger_account_id, account_version) from (
      select ledger_account_id, account_version, balance_after,
        row_number() over own as place, sum(amount) over own as balance
      from ledger_entry where ledger_account_id > 100
      window own as (partition by ledger_account_id order by account_version)) running
    where account_version is distinct from place or balance_after is distinct from balance`,
  'what a wallet holds are its open holds': `
    select wallet.account_id::text from wallet
    left join hold on hold.account_id = wallet.account_id and hold.state = 'reserved' and hold.source = 'suns'
    group by wallet.account_id having wallet.held <> coalesce(sum(hold.cost_milli_suns), 0)`,
  'what a partner’s month holds are its open holds': `
    select concat_ws(' ', month.partner_account_id, month.month) from partner_month month
    left join hold on hold.partner_account_id = month.partner_account_id and hold.month = month.month
      and hold.state = 'reserved' and hold.source = 'overage'
    group by month.partner_account_id, month.month having month.held_cents <> coalesce(sum(hold.cost_cents), 0)`,
  'a quota counts its holds': `
    select concat_ws(' ', quota.place_ref, quota.month) from quota_month quota
    left join hold on hold.place_ref = quota.place_ref and hold.month = quota.month and hold.source = 'quota'
    group by quota.place_ref, quota.month
    having quota.used <> count(*) filter (where hold.state = 'captured')
      or quota.held <> count(*) filter (where hold.state = 'reserved')`,
  'no wallet is below what it holds': `select account_id::text from wallet where posted < held or held < 0`,
  'no quota is passed': `
    select concat_ws(' ', place_ref, month) from quota_month where used + held > included or used < 0 or held < 0`,
  'no spending cap is passed': `
    select concat_ws(' ', partner_account_id, month) from partner_month
    where accrued_cents + held_cents > cap_cents_highest or accrued_cents < 0 or held_cents < 0`,
  'a captured hold is booked once, at its amount, and no other is': `
    select hold.hold_id::text from hold
    left join ledger_entry entry on entry.transfer_id = hold.hold_id and entry.ledger_account_id > 100
    group by hold.hold_id
    having coalesce(sum(entry.amount), 0) <> case
      when hold.state <> 'captured' then 0
      when hold.source = 'suns' then -hold.cost_milli_suns
      when hold.source = 'overage' then hold.cost_cents
      else 0 end`,
  'every transfer has its cause': `
    select entry.transfer_id::text from ledger_entry entry
    left join hold on hold.hold_id = entry.transfer_id and hold.state = 'captured'
    left join suns_grant on suns_grant.transfer_id = entry.transfer_id
    left join suns_expiry on suns_expiry.transfer_id = entry.transfer_id
    where hold.hold_id is null and suns_grant.transfer_id is null and suns_expiry.transfer_id is null`,
  'a suggestion’s free variants are taken or left': `
    select parent.hold_id::text from hold parent
    left join hold variant on variant.parent_hold_id = parent.hold_id and variant.state <> 'voided'
    where parent.parent_hold_id is null group by parent.hold_id
    having count(variant.hold_id) > 2
      or parent.variants_left <> case parent.state when 'voided' then 0 else 2 - count(variant.hold_id) end`,
  'a hold is whole': `
    select hold_id::text from hold
    where (source = 'free_variant') <> (parent_hold_id is not null) or (state = 'reserved') <> (settled_at is null)
      or (cost_milli_suns > 0) <> (source in ('suns', 'overage')) or (cost_cents > 0) <> (source = 'overage')
      or (source = 'overage' and partner_account_id is null)`,
  'what a client’s month comes to are its captured holds': `
    select concat_ws(' ', partner_account_id, month, account_id) from client_month
    full join (
      select partner_account_id, month, account_id, sum(cost_milli_suns) as milli_suns, sum(cost_cents) as cents
      from hold where source = 'overage' and state = 'captured' group by partner_account_id, month, account_id) used
      using (partner_account_id, month, account_id)
    where (client_month.milli_suns, client_month.cents) is distinct from (used.milli_suns, used.cents)`,
  'the lines of an invoice add up to it': `
    select invoice.invoice_id::text from invoice left join invoice_line line using (invoice_id)
    group by invoice.invoice_id having invoice.net_cents is distinct from sum(line.amount_cents)`,
  'the annex of an invoice adds up to its lines': `
    select concat_ws(' ', invoice_id, kind, of_month) from (
      select invoice_id, line.kind, of_month, sum(amount_cents) as cents, sum(quantity_milli) as quantity
      from invoice_line line join invoice using (invoice_id) where invoice.kind = 'invoice' group by invoice_id, line.kind, of_month) line
    full join (
      select invoice_id, kind, of_month, sum(amount_cents) as cents, sum(quantity_milli) as quantity
      from invoice_annex_line group by invoice_id, kind, of_month) annex using (invoice_id, kind, of_month)
    where (line.cents, line.quantity) is distinct from (annex.cents, annex.quantity)`,
  'no invoice is credited beyond what it says': `
    select credited.invoice_id::text from invoice credited join invoice note on note.credits_invoice_id = credited.invoice_id
    group by credited.invoice_id
    having sum(note.net_cents) > credited.net_cents or sum(note.vat_cents) > credited.vat_cents`,
  'the numbers of a series and year have no gap': `
    select concat_ws(' ', series, issue_year) from invoice_counter counter
    full join (
      select series, issue_year, count(*) as documents, max(issue_place) as last from invoice
      where number is not null group by series, issue_year) given using (series, issue_year)
    where counter.last is distinct from given.last or given.documents is distinct from given.last`,
  'a final month bills what was captured of it': `
    select concat_ws(' ', month.partner_account_id, month.month) from partner_month month
    left join (
      select partner_account_id, invoice.month, sum(line.amount_cents) as cents
      from invoice join invoice_line line using (invoice_id)
      where invoice.kind = 'invoice' and line.kind = 'overage' group by partner_account_id, invoice.month) billed
      using (partner_account_id, month)
    where month.state = 'final' and (month.held_cents <> 0 or month.accrued_cents <> coalesce(billed.cents, 0))`,
  'what is left of lots is what may be spent': `
    select wallet.account_id::text from wallet
    cross join lateral (select coalesce(sum(left_milli_suns), 0) as kept from lots_left(wallet.account_id)) lots
    where lots.kept <> wallet.posted - wallet.held`,
  'what a lot lost are its expiries': `
    select lot.transfer_id::text from suns_grant lot
    left join suns_expiry expiry on expiry.grant_transfer_id = lot.transfer_id
    group by lot.transfer_id having lot.expired_milli_suns <> coalesce(sum(expiry.amount_milli_suns), 0)`,
  'Suns issued are in wallets, spent or expired': `
    select 'all' from (select coalesce(sum(posted), 0) as kept from wallet) wallets,
      (select coalesce(sum(amount), 0) as rest from ledger_entry where ledger_account_id in (1, 2, 4)) system
    where wallets.kept + system.rest <> 0`,
};

/** What does not hold, as `<invariant>: <where>`, at most two hundred of them. */
export async function findViolations(database: Database): Promise<string[]> {
  const find = async (tx: Transaction) => {
    const violations: string[] = [];
    for (const [invariant, query] of Object.entries(checks)) {
      const { rows } = await tx.execute<Record<string, string>>(sql.raw(`${query} limit ${violationsMax}`));
      for (const row of rows) violations.push(`${invariant}: ${Object.values(row)[0]}`);
    }
    return violations.slice(0, violationsMax);
  };
  return inTransaction(database, find, limits);
}

export async function countTransfers(database: Database): Promise<bigint> {
  const count = sql`select count(distinct transfer_id) as transfers from ledger_entry`;
  const { rows } = await inTransaction(database, (tx) => tx.execute<{ transfers: bigint }>(count), limits);
  return rows[0]?.transfers ?? 0n;
}
