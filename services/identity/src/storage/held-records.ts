/** What other services hold too, in the shape in which it is compared. */
export const heldRecords = {
  accounts: `
    select account_id as id, account_id, 0::bigint as version,
      jsonb_build_object('kind', kind, 'name', name, 'locale', locale, 'status', status) as state
    from account`,
  suspensions: `
    select account_id as id, account_id, 0::bigint as version, '{}'::jsonb as state
    from account where status = 'suspended'`,
  attachments: `
    select account_id as id, account_id, 0::bigint as version, jsonb_build_object(
      'partner_account_id', partner_account_id, 'external_ref', external_ref, 'service', service) as state
    from attachment where detached_at is null`,
  contracts: `
    select partner_account_id as id, partner_account_id as account_id, 0::bigint as version, jsonb_build_object(
      'spending_cap_cents', spending_cap_cents, 'vat_rate_bp', vat_rate_bp, 'timezone', timezone) as state
    from partner_contract`,
} as const;
