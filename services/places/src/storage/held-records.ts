/** What other services hold too, in the shape in which it is compared. */
export const heldRecords = {
  places: `
    select place_ref as id, account_id, version, jsonb_build_object(
      'place_id', place_id, 'name', name, 'active', active, 'sources', (
        select coalesce(jsonb_agg(source || ' ' || location order by source), '[]') from source
        join connection using (connection_id)
        where source.place_ref = place.place_ref and place.active
          and connection.status = 'granted' and source.status = 'verified')) as state
    from place`,
  figures: `
    select place_ref as id, account_id, stats_version as version, jsonb_build_object(
      'rating', rating, 'reviews_count', reviews_count, 'unanswered_count', unanswered_count) as state
    from place`,
  attachments: `
    select account_id as id, account_id, 0::bigint as version, '{}'::jsonb as state
    from client_account where attached_at is not null and (detached_at is null or detached_at < attached_at)`,
} as const;
