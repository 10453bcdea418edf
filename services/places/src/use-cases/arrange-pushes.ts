import { AppError } from '@review-reply/errors';
import { PlatformError } from '@review-reply/platforms';
import { findConnection } from '../storage/connections.ts';
import { endPushCheck, type PushCheck } from '../storage/push-arrangements.ts';
import { listLocations } from '../storage/sources.ts';
import type { Context } from './context.ts';
import type { PlatformLogins } from './platform-logins.ts';

const everyMs = 6 * 60 * 60_000;
const afterFailureMs = 30 * 60_000;

/**
 * Has a platform push what happens at the places that a login reaches, where it does not yet; others may have made it
 * push to them instead. What fails is tried again later: reads come without pushes too.
 */
export async function arrangePushes(
  context: Context & { readonly logins: PlatformLogins },
  check: PushCheck,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, platforms, logins, logger } = context;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const connection = await findConnection(database.sql, check.connectionId);
  const pushes = connection === null ? null : (platforms.get(connection.platform)?.pushes ?? null);
  if (connection === null || pushes === null) return endPushCheck(database.sql, check, later(everyMs));
  const locations = await listLocations(database.sql, check.connectionId);
  const oneOfEach = new Map(locations.map((location) => [pushes.ownerOf(location), location])).values();
  const told = { account_id: String(connection.accountId), source: connection.platform };
  try {
    for (const location of oneOfEach) {
      const { access } = await logins.accessOf(connection);
      if (await pushes.arrange({ location, access, signal })) logger.info(told, 'A platform was made to push.');
    }
    await endPushCheck(database.sql, check, later(everyMs));
  } catch (error) {
    if (signal.aborted) return endPushCheck(database.sql, check, null);
    if (!(error instanceof PlatformError || error instanceof AppError)) throw error;
    logger.warn({ err: error, ...told }, 'A platform could not be made to push.');
    await endPushCheck(database.sql, check, later(afterFailureMs));
  }
}
