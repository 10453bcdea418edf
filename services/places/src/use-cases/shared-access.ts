import { setTimeout as delay } from 'node:timers/promises';
import { open, seal } from '@review-reply/crypto';
import { type Access, toAccess } from '@review-reply/platforms';
import { accessSealContext, type Connection } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { findAccess, leaseAccess, saveAccess } from '../storage/connection-access.ts';
import type { Context } from './context.ts';
import type { KeptAccess } from './platform-logins.ts';

/** Between two looks at what another replica is obtaining; real time. */
const lookEveryMs = 50;

/**
 * A connection's access that is good until `goodUntil`: what any replica obtained, unless the platform has `refused`
 * it, else what this one obtains now while the others wait for it.
 * @throws AppError service_unavailable when the replica that asks does not come back; what `obtain` throws
 */
export async function shareAccess(
  { database: { sql: db }, clock, dataKeys, accessLeaseMs: leaseMs }: Context,
  connection: Connection,
  { goodUntil, refused }: { goodUntil: Date; refused: Access | undefined },
  obtain: () => Promise<KeptAccess>,
): Promise<KeptAccess> {
  const context = accessSealContext(connection.connectionId);
  const findGood = async (): Promise<KeptAccess | null> => {
    const kept = await findAccess(db, connection);
    if (kept === null || kept.expiresAt < goodUntil) return null;
    const access = toAccess(open(dataKeys, context, kept.accessSealed).toString());
    return access === refused ? null : { access, expiresAt: kept.expiresAt };
  };
  const giveUpAt = clock.realNow().getTime() + leaseMs + lookEveryMs;
  while (clock.realNow().getTime() < giveUpAt) {
    const kept = await findGood();
    if (kept !== null) return kept;
    const realNow = clock.realNow();
    if (await leaseAccess(db, connection, { realNow, leaseUntil: new Date(realNow.getTime() + leaseMs) })) {
      let fresh: KeptAccess | null = null;
      try {
        // Another may have obtained it, and let go, between the look and the lease.
        fresh = (await findGood()) ?? (await obtain());
        return fresh;
      } finally {
        const kept = fresh && { accessSealed: seal(dataKeys, context, fresh.access), expiresAt: fresh.expiresAt };
        await saveAccess(db, connection, kept);
      }
    }
    await delay(lookEveryMs);
  }
  throw errors.platformUnavailable();
}
