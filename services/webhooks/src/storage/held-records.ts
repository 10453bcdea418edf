import type { RecordKinds } from '@review-reply/events';

/** What webhooks holds of others' records, and whose its endpoints are. */
export const heldRecords: RecordKinds = {
  accounts: {
    query: `
      select account_id as id, account_id, 0::bigint as version, jsonb_build_object('locale', locale) as state
      from account_locale`,
  },
  attachments: {
    query: `
      select account_id as id, account_id, 0::bigint as version, jsonb_build_object(
        'partner_account_id', partner_account_id, 'external_ref', external_ref) as state
      from account_partner where detached_at is null`,
  },
  endpoints: {
    query: `
      select webhook_id as id, account_id, 0::bigint as version, jsonb_build_object('status', status) as state
      from webhook_endpoint where deleted_at is null`,
  },
  invoices: {
    idType: 'text',
    query: `
      select number as id, min(account_id) as account_id, 0::bigint as version, '{}'::jsonb as state
      from (
        select convert_from(body, 'UTF8')::jsonb #>> '{data,invoice,number}' as number, account_id
        from event_copy where type = 'billing.invoice_created') told
      where number is not null group by number`,
  },
};
