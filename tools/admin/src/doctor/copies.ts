import { isDeepStrictEqual } from 'node:util';
import type { ServiceName } from '@review-reply/rpc';
import type { Fault, HeldRecord } from './fault.ts';

/** A kind of record, whose it is and who holds a copy. */
export interface Copied {
  readonly kind: string;
  /** One of them, for people. */
  readonly one: string;
  readonly owner: ServiceName;
  readonly holders: readonly ServiceName[];
  /** Whether the owner can make again what it forgot, out of a copy. */
  readonly canPutBack?: boolean;
}

/** What services tell each other of, each from its owner. */
export const copied: readonly Copied[] = [
  { kind: 'accounts', one: 'Account', owner: 'identity', holders: ['billing', 'webhooks'] },
  { kind: 'suspensions', one: 'The suspension of account', owner: 'identity', holders: ['reviews'], canPutBack: true },
  {
    kind: 'attachments',
    one: 'The attachment of account',
    owner: 'identity',
    holders: ['billing', 'places', 'reviews', 'webhooks'],
    canPutBack: true,
  },
  { kind: 'contracts', one: 'The contract of partner', owner: 'identity', holders: ['billing'] },
  { kind: 'places', one: 'Place', owner: 'places', holders: ['reviews', 'billing'], canPutBack: true },
  { kind: 'figures', one: 'The figures of place', owner: 'reviews', holders: ['places'], canPutBack: true },
];

/**
 * What is wrong between an owner's record and a copy of it, of which one may be missing.
 * @param isKnown whether identity has an account
 * @returns null when nothing is
 */
export function judgeCopy(
  { kind, one, owner, canPutBack = false }: Copied,
  holder: ServiceName,
  [own, copy]: readonly [HeldRecord | undefined, HeldRecord | undefined],
  isKnown: (accountId: bigint) => boolean,
): Fault | null {
  const record = own ?? copy;
  // Those below 0 stand for accounts that were erased.
  if (record === undefined || record.accountId < 0n) return null;
  const { id, accountId } = record;
  const fault = (name: string, text: string): Fault => ({ service: holder, fault: `${kind} ${name}`, id, text });
  const version = copy !== undefined && copy.version > record.version ? copy.version : record.version;
  const mend = { mend: { kind, record: { ...record, version } } };
  if (own === undefined) {
    const forgotten = fault('forgotten', `${one} ${id}: ${holder} holds it, and ${owner}, whose it is, does not.`);
    return canPutBack && isKnown(accountId) ? { ...forgotten, ...mend } : forgotten;
  }
  if (copy === undefined) return { ...fault('missing', `${one} ${id}: ${holder} lacks it.`), ...mend };
  if (copy.version > own.version)
    return { ...fault('ahead', `${one} ${id}: ${holder} holds a newer state than ${owner}, whose it is.`), ...mend };
  if (copy.version < own.version || copy.accountId !== own.accountId || !isTheSame(own, copy))
    return { ...fault('behind', `${one} ${id}: ${holder} holds another state than ${owner}, whose it is.`), ...mend };
  return null;
}

/** Whether both say the same of what both say something of. */
function isTheSame(own: HeldRecord, copy: HeldRecord): boolean {
  const [ours, theirs] = [own, copy].map(({ state }) => JSON.parse(state) as Record<string, unknown>);
  return Object.entries(theirs ?? {}).every(([field, value]) => isDeepStrictEqual(value, ours?.[field]));
}
