import { hashPrefix, type Keyring, open, seal, sealedPrefix } from '@review-reply/crypto';
import { startPeriodic } from '@review-reply/jobs';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import { type SQL, sql } from 'drizzle-orm';

/** Where values are kept that can be read, or known again, with a key of the environment. */
export interface KeptValues {
  readonly table: string;
  readonly column: string;
  readonly ring: Keyring;
  /** `sealed` ones are bytes of `seal`, `hashed` ones texts of `keyedHash`. */
  readonly as: 'sealed' | 'hashed';
  /**
   * How they are sealed anew under the current key: the column that tells rows apart, and the context made of it. Left
   * out where that can't be, or where they expire within days: those are counted alone.
   */
  readonly anew?: { readonly id: string; readonly context: (id: never) => string };
}

/** How many values of one place lie under one key. */
export interface KeyUse {
  /** table.column */
  readonly place: string;
  /** As in the environment, with `, shared` for the form from before keys named their service. */
  readonly keyId: string;
  /** False for what a rotation has left behind. */
  readonly isCurrent: boolean;
  /** The environment has no such key any more. */
  readonly isLost: boolean;
  readonly values: bigint;
}

/** Rows that one transaction seals anew. */
const rowsMax = 100;
const lookEveryMs = 1_000;
/** A rotation comes with a start, so the first look finds its work; later ones find what was locked then. */
const resealEveryMs = 3_600_000;

/** Keeps what is sealed under the current key, so that one that was rotated out can be removed from the environment. */
export function startResealing(database: Database, kept: readonly KeptValues[], life: Lifecycle): void {
  let dueAtMs = 0;
  const work = async () => {
    if (performance.now() < dueAtMs) return;
    for (const values of kept) if (values.anew !== undefined) await resealAll(database, values, life);
    dueAtMs = performance.now() + resealEveryMs;
  };
  startPeriodic({ name: 'reseal-values', everyMs: lookEveryMs, life, work });
}

async function resealAll(database: Database, values: KeptValues, life: Lifecycle): Promise<void> {
  let last: unknown;
  for (let found = rowsMax; found === rowsMax && !life.signal.aborted; ) {
    const ids = await inTransaction(database, (tx) => resealSome(tx, values, last, life));
    found = ids.length;
    last = ids.at(-1);
  }
}

/**
 * Rows that others hold are passed over, and so are those that no key opens.
 * @param after the row that the batch before ended with, so that none is read again by the next
 * @returns what tells the rows found apart, in its order
 */
async function resealSome(
  tx: Transaction,
  { table, column, ring, anew }: KeptValues,
  after: unknown,
  life: Lifecycle,
): Promise<unknown[]> {
  if (anew === undefined) return [];
  const prefix = sealedPrefix(ring);
  const [from, sealed, key] = [sql.identifier(table), sql.identifier(column), sql.identifier(anew.id)];
  const isLater = after === undefined ? sql`` : sql`and ${key} > ${after}`;
  const { rows } = await tx.execute<{ id: never; sealed: Buffer }>(sql`
    select ${key} as id, ${sealed} as sealed from ${from}
    where substring(${sealed} for ${prefix.length}::int) <> ${prefix} and octet_length(${sealed}) > 0 ${isLater}
    order by ${key} limit ${rowsMax} for update skip locked`);
  for (const row of rows) {
    try {
      const context = anew.context(row.id);
      const fresh = seal(ring, context, open(ring, context, row.sealed));
      await tx.execute(sql`update ${from} set ${sealed} = ${fresh} where ${key} = ${row.id}`);
    } catch (error) {
      life.logger.error({ err: error, table, column }, 'A sealed value can be opened by no key that there is.');
    }
  }
  return rows.map(({ id }) => id);
}

/** What lies under which key, by place. */
export async function countKeyUses(database: Database, kept: readonly KeptValues[]): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const values of kept) {
    const { rows } = await database.sql.execute<{ label: string; values: bigint }>(countsOf(values));
    uses.push(...rows.map(({ label, values: count }) => ({ ...describe(values, label), values: count })));
  }
  return uses;
}

/**
 * Labels are key id and form, as hashes have them: `k1` for the first form, `k1.2` for the second. What was deleted of
 * a row that stays is empty, and under no key.
 */
function countsOf({ table, column, as }: KeptValues): SQL {
  const [from, value] = [sql.identifier(table), sql.identifier(column)];
  const label =
    as === 'hashed'
      ? sql`split_part(${value}, ':', 1)`
      : sql`convert_from(substring(${value} from 3 for get_byte(${value}, 1)), 'SQL_ASCII')
          || case get_byte(${value}, 0) when 1 then '' else '.' || get_byte(${value}, 0) end`;
  return sql`
    select ${label} as label, count(*) as values from ${from} where octet_length(${value}) > 0 group by 1 order by 1`;
}

function describe({ table, column, ring }: KeptValues, label: string) {
  const [id = '', form] = label.split('.');
  const keyId = form === undefined ? `${id}, shared` : id;
  return {
    place: `${table}.${column}`,
    keyId,
    isCurrent: `${label}:` === hashPrefix(ring),
    isLost: !ring.keys.has(id),
  };
}
