import type { ShownConnection } from '../domain/connection.ts';
import { listConnections as list } from '../storage/connections.ts';
import type { Context } from './context.ts';

/** An account's logins with their health, the oldest first. */
export function listConnections({ database }: Context, accountId: bigint): Promise<ShownConnection[]> {
  return list(database.sql, accountId);
}
