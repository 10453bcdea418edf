import { defineErrors } from '@review-reply/errors';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { passedOverKind } from './positions.ts';

/** A record as one service holds it. */
export interface HeldRecord {
  readonly id: string;
  readonly accountId: bigint;
  /** 0 where the kind has no versions. */
  readonly version: bigint;
  /** JSON object; what two services say of the same field has to be equal. */
  readonly state: string;
}

/** A kind of record that several services hold. */
export interface RecordKind {
  /** Selects `id`, `account_id`, `version` and `state` (jsonb) of each. */
  readonly query: string;
  /** What ids are: they are compared in this type's order. Default bigint. */
  readonly idType?: 'bigint' | 'uuid' | 'text';
  /**
   * Of the owner alone: tells the others of a record anew, under a version above the one given.
   * @returns false when that can't be
   */
  readonly mend?: (tx: Transaction, record: HeldRecord) => Promise<boolean>;
}

export type RecordKinds = Readonly<Record<string, RecordKind>>;

const pageSize = 1_000;
/** A page is one query over as much as the service holds. */
const limits = { statementTimeoutMs: 60_000 };
const errors = defineErrors({ kindUnknown: { kind: 'not_found', code: 'not_found' } });

const ofEveryService: RecordKinds = {
  passed_over_events: passedOverKind,
  /** Those that wait for longer than sending takes. */
  unsent_events: {
    query: `select id, case when key ~ '^[0-9]{1,18}$' then key::bigint else 0 end as account_id, 0::bigint as version,
        jsonb_build_object('type', type, 'subject', subject, 'written_at', written_at) as state
      from outbox where written_at < now() - interval '1 minute'`,
  },
};

type Row = { id: string; account_id: bigint; version: bigint; state: string };

/** @throws AppError not_found */
export async function listRecords(
  database: Database,
  kinds: RecordKinds,
  { kind, after }: { readonly kind: string; readonly after: string },
): Promise<HeldRecord[]> {
  const { query, idType = 'bigint' } = find(kinds, kind);
  const id = sql.raw(idType === 'text' ? 'id collate "C"' : 'id');
  const next = after === '' ? sql`` : sql`where ${id} > ${after}::${sql.raw(idType)}`;
  const page = sql`
    select id::text, account_id, version, state::text from (${sql.raw(query)}) as held ${next}
    order by ${id} limit ${pageSize}`;
  const { rows } = await inTransaction(database, (tx) => tx.execute<Row>(page), limits);
  return rows.map(({ account_id: accountId, ...row }) => ({ ...row, accountId }));
}

/**
 * A transaction each, so that one that can't be mended keeps no other from it.
 * @returns how many could be
 * @throws AppError not_found
 */
export async function mendRecords(
  database: Database,
  kinds: RecordKinds,
  kind: string,
  records: readonly HeldRecord[],
): Promise<number> {
  const { mend } = find(kinds, kind);
  if (mend === undefined) throw errors.kindUnknown();
  let mended = 0;
  for (const record of records) if (await inTransaction(database, (tx) => mend(tx, record))) mended += 1;
  return mended;
}

function find(kinds: RecordKinds, kind: string): RecordKind {
  const found = Object.entries({ ...ofEveryService, ...kinds }).find(([name]) => name === kind)?.[1];
  if (found === undefined) throw errors.kindUnknown();
  return found;
}
