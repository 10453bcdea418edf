/** What reviews holds of others' records, and of its own what others hold too, in the shape in which it is compared. */
export const heldRecords = {
  suspensions: `
    select account_id as id, account_id, 0::bigint as version, '{}'::jsonb as state from suspended_account`,
  attachments: `
    select account_id as id, account_id, 0::bigint as version,
      jsonb_strip_nulls(jsonb_build_object('partner_account_id', partner_account_id)) as state
    from attached_account where not exists (
      select from detached_account where detached_account.account_id = attached_account.account_id)`,
  places: `
    select place_ref as id, account_id, version, jsonb_build_object(
      'place_id', place_id, 'name', name, 'active', active, 'sources', (
        select coalesce(jsonb_agg(source || ' ' || location order by source), '[]') from sync_cursor
        where sync_cursor.place_ref = place.place_ref and connected)) as state
    from place`,
  figures: `
    select place_ref as id, account_id, stats_version as version, jsonb_build_object(
      'rating', rating, 'reviews_count', reviews_count, 'unanswered_count', unanswered_count) as state
    from place`,
  suggestions: `
    select generation_id as id, account_id, 0::bigint as version, jsonb_build_object('at', created_at) as state
    from generation where status = 'delivered' and created_at > now() - interval '31 days'`,
} as const;
