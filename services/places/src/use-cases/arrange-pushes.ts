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
 * push to them instead. What fails is tried again later, since reads come without pushes too; where one owner's is
 * refused the others' are arranged all the same.
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
  const warn = (error: unknown) => logger.warn({ err: error, ...told }, 'A platform could not be made to push.');
  let nextInMs = everyMs;
  try {
    for (const location of oneOfEach) {
      const { access } = await logins.accessOf(connection);
      try {
        if (await pushes.arrange({ location, access, signal })) logger.info(told, 'A platform was made to push.');
      } catch (error) {
        if (!isOfOneOwner(error)) throw error;
        warn(error);
        nextInMs = afterFailureMs;
      }
    }
  } catch (error) {
    if (signal.aborted) return endPushCheck(database.sql, check, null);
    if (!(error instanceof AppError)) throw error;
    warn(error);
    nextInMs = afterFailureMs;
  }
  await endPushCheck(database.sql, check, later(nextInMs));
}

/** Whether it says nothing of the others: a platform that is away, or refuses the login, would fail them too. */
const isOfOneOwner = (error: unknown) =>
  error instanceof PlatformError && (error.failure === 'permanent' || error.failure === 'not_found');
