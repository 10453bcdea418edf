import { fromBinary, type Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { everyKeyedHash, type Keyring, keyedHash } from '@review-reply/crypto';
import { bigints, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { type EventHandler, type EventMeta, on } from './handler.ts';
import { rememberedForDays } from './topic.ts';

const hashContext = 'events.erased_account';
const parkedPageRows = 200;
/** Far more parked events than an operator lets gather; those beyond are left. */
const parkedPagesMax = 500;

/** Accounts of which nothing may be kept any more, so that what is still on its way about them is dropped. */
export interface ErasedAccounts {
  /**
   * Remembers an account by a hash that tells nothing without the key, and deletes the parked events about it. It is
   * remembered for as long as a topic may still hold an event of it, and a day longer; repeating begins that time anew.
   * @param handlers those of the service: they say how parked events are read
   */
  remember(tx: Transaction, accountId: bigint, handlers: readonly EventHandler[]): Promise<void>;
  includes(tx: Transaction, accountId: bigint): Promise<boolean>;
  /** Those of some accounts that were erased. */
  among(tx: Transaction, accountIds: readonly bigint[]): Promise<Set<bigint>>;
}

/** @param ring the service's data keys */
export function createErasedAccounts(ring: Keyring): ErasedAccounts {
  return {
    remember: async (tx, accountId, handlers) => {
      await tx.execute(sql`
        insert into erased_account (account_hash) values (${keyedHash(ring, hashContext, String(accountId))})
        on conflict (account_hash) do update set erased_at = excluded.erased_at`);
      await deleteParkedOf(tx, accountId, handlers);
    },
    includes: async (tx, accountId) => (await findErased(tx, ring, [accountId])).size > 0,
    among: (tx, accountIds) => findErased(tx, ring, accountIds),
  };
}

/** Forgets the accounts that no topic can hold an event of any more; what another replica is at is left to it. */
export async function pruneErasedAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from erased_account where account_hash in (
      select account_hash from erased_account
      where erased_at < now() - make_interval(days => ${rememberedForDays}) for update skip locked)`);
}

/** `on` for events about one account: nothing is done for one that was erased meanwhile. */
export function onUnlessErased<M extends Message & { readonly accountId: bigint }>(
  erased: ErasedAccounts,
  schema: GenMessage<M>,
  handle: (tx: Transaction, message: M, meta: EventMeta) => Promise<void>,
): EventHandler {
  return on(schema, async (tx, message, meta) => {
    if (!(await erased.includes(tx, message.accountId))) await handle(tx, message, meta);
  });
}

async function findErased(tx: Transaction, ring: Keyring, accountIds: readonly bigint[]): Promise<Set<bigint>> {
  const accounts = new Map(
    accountIds.flatMap((id) => everyKeyedHash(ring, hashContext, String(id)).map((hash) => [hash, id] as const)),
  );
  if (accounts.size === 0) return new Set();
  const hashes = sql.param([...accounts.keys()]);
  const { rows } = await tx.execute<{ account_hash: string }>(sql`
    select account_hash from erased_account
    where account_hash = any(${hashes}::text[]) and erased_at >= now() - make_interval(days => ${rememberedForDays})`);
  return new Set(rows.flatMap((row) => accounts.get(row.account_hash) ?? []));
}

interface ParkedPayload extends Record<string, unknown> {
  readonly id: bigint;
  readonly key: string;
  readonly type: string;
  readonly payload: Buffer;
}

async function deleteParkedOf(tx: Transaction, accountId: bigint, handlers: readonly EventHandler[]): Promise<void> {
  let afterId = 0n;
  for (let page = 0; page < parkedPagesMax; page++) {
    const { rows } = await tx.execute<ParkedPayload>(sql`
      select id, key, type, payload from parked_event where id > ${afterId} order by id limit ${parkedPageRows}`);
    const ids = rows.filter((row) => isAbout(row, accountId, handlers)).map(({ id }) => id);
    if (ids.length > 0) await tx.execute(sql`delete from parked_event where id = any(${bigints(ids)})`);
    const last = rows.at(-1);
    if (last === undefined || rows.length < parkedPageRows) return;
    afterId = last.id;
  }
}

/** Events name their account in a field; one that cannot be read is judged by its key. */
function isAbout(row: ParkedPayload, accountId: bigint, handlers: readonly EventHandler[]): boolean {
  if (row.key === String(accountId) && !row.type.startsWith('reviewreply.reviews.')) return true;
  const schema = handlers.find(({ type }) => type === row.type)?.schema;
  if (schema === undefined) return false;
  try {
    return (fromBinary(schema, row.payload) as { accountId?: unknown }).accountId === accountId;
  } catch {
    return false;
  }
}
