import * as storage from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';

const readsMax = 1_000;

/** The reads that somebody may ask about: those under way, those that never ended, and those that fail. */
export async function listReads({ database, connectors }: Context): Promise<storage.ReadStatus[]> {
  const figuresOnly = [...connectors.values()].filter(({ sees }) => sees === 'counts').map(({ source }) => source);
  return storage.listReads(database.sql, { limit: readsMax, figuresOnly });
}
