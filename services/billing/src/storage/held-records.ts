import type { RecordKinds } from '@review-reply/events';

/** What billing holds of others' records, and of its own what others know of. */
export const heldRecords: RecordKinds = {
  accounts: {
    query: `
      select account_id as id, account_id, 0::bigint as version,
        jsonb_build_object('kind', kind, 'name', name, 'locale', locale, 'status', status) as state
      from account`,
  },
  attachments: {
    query: `
      select account_id as id, account_id, 0::bigint as version, jsonb_build_object(
        'partner_account_id', partner_account_id, 'external_ref', external_ref, 'service', service) as state
      from attachment where detached_at is null or detached_at < attached_at`,
  },
  contracts: {
    query: `
      select partner_account_id as id, partner_account_id as account_id, 0::bigint as version, jsonb_build_object(
        'spending_cap_cents', spending_cap_cents, 'vat_rate_bp', vat_rate_bp, 'timezone', timezone) as state
      from partner_contract`,
  },
  places: {
    query: `
      select place_ref as id, account_id, version,
        jsonb_build_object('place_id', place_id, 'name', name, 'active', active) as state
      from place`,
  },
  plans: {
    query: `
      select place_ref as id, account_id, 0::bigint as version, jsonb_build_object('plan', plan) as state
      from plan_span where ended_at is null`,
  },
  /** Suggestions that were paid for, or are to be, in the way that their source says. */
  suggestions: {
    idType: 'uuid',
    query: `
      select hold_id as id, account_id, 0::bigint as version, jsonb_build_object(
        'at', reserved_at, 'hold', state, 'source', source, 'milli_suns', cost_milli_suns) as state
      from hold where state <> 'voided' and reserved_at > now() - interval '31 days'`,
  },
  invoices: {
    idType: 'text',
    query: `
      select number as id, partner_account_id as account_id, 0::bigint as version,
        jsonb_build_object('gross_cents', gross_cents) as state
      from invoice where number is not null`,
  },
};
