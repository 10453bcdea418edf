import { randomUUID } from 'node:crypto';
import type { Clock } from '@review-reply/clock';
import { type Database, inTransaction, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** Longer than all calls of one change may take. */
const leaseMs = 60_000;
const minuteMs = 60_000;
const advisoryClass = 2;

/** A section of a profile that one writer has. */
export interface SectionLease {
  readonly profile: string;
  readonly section: string;
  readonly token: string;
}

/** Lets one writer at a time change a section of a profile. @returns null when somebody else has it */
export async function leaseSection(
  database: Database,
  { profile, section }: Omit<SectionLease, 'token'>,
  clock: Clock,
): Promise<SectionLease | null> {
  const token = randomUUID();
  const realNow = clock.realNow();
  const until = new Date(realNow.getTime() + leaseMs);
  const leased = await runStatement(database, {
    name: 'lease-section',
    text: `
      insert into listing_writer (profile, section, token, lease_until) values ($1, $2, $3, $4)
      on conflict (profile, section) do update set token = excluded.token, lease_until = excluded.lease_until
      where listing_writer.lease_until <= $5 or listing_writer.token = excluded.token
      returning token`,
    values: [profile, section, token, until, realNow],
  });
  return leased.length === 1 ? { profile, section, token } : null;
}

export async function releaseSection(database: Database, { profile, section, token }: SectionLease): Promise<void> {
  await runStatement(database, {
    name: 'release-section',
    text: 'delete from listing_writer where profile = $1 and section = $2 and token = $3',
    values: [profile, section, token],
  });
}

/**
 * Counts an edit of a profile, across replicas.
 * @returns 0, or, when it is one too many and not counted, how long until one passes, in milliseconds
 */
export function countEdit(
  database: Database,
  { profile, editsPerMinuteMax }: { readonly profile: string; readonly editsPerMinuteMax: number },
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - minuteMs);
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryClass}, hashtext(${profile}))`);
    await tx.execute(sql`delete from listing_edit where edited_at <= ${since.toISOString()}`);
    const { rows } = await tx.execute<{ edits: number; first: Date | null }>(sql`
      select count(*)::int as edits, min(edited_at) as first from listing_edit where profile = ${profile}`);
    const { edits = 0, first = null } = rows[0] ?? {};
    if (edits >= editsPerMinuteMax && first !== null)
      return Math.max(1, new Date(first).getTime() + minuteMs - now.getTime());
    await tx.execute(sql`insert into listing_edit (profile, edited_at) values (${profile}, ${now.toISOString()})`);
    return 0;
  });
}
