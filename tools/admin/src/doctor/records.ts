import type { ServiceName } from '@review-reply/rpc';
import type { Services } from '../services.ts';
import type { HeldRecord } from './fault.ts';

/** A page is one query over as much as a service holds. */
const pageTimeoutMs = 120_000;

/** What a service holds of a kind, in the order of ids. */
export async function* listRecords(services: Services, service: ServiceName, kind: string): AsyncGenerator<HeldRecord> {
  const { operator } = services;
  const operations = services.operations(service);
  for (let after = ''; ; ) {
    const { records } = await operations.listRecords({ kind, after }, { ...operator, timeoutMs: pageTimeoutMs });
    yield* records;
    const last = records.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** How ids are ordered: numbers by their size, all others as texts. */
export function compareIds(a: string, b: string): number {
  const isNumber = /^-?\d+$/;
  if (isNumber.test(a) && isNumber.test(b)) return Number(BigInt(a) - BigInt(b));
  return a < b ? -1 : Number(a > b);
}

/** Pairs two lists that are in the order of ids; of what is in one alone, the other is undefined. */
export async function* pair(
  left: AsyncIterator<HeldRecord>,
  right: AsyncIterator<HeldRecord>,
): AsyncGenerator<readonly [HeldRecord | undefined, HeldRecord | undefined]> {
  const next = async (from: AsyncIterator<HeldRecord>) => {
    const { done, value } = await from.next();
    return done === true ? undefined : value;
  };
  let [a, b] = [await next(left), await next(right)];
  while (a !== undefined || b !== undefined) {
    const order = a === undefined ? 1 : b === undefined ? -1 : compareIds(a.id, b.id);
    yield [order <= 0 ? a : undefined, order >= 0 ? b : undefined];
    if (order <= 0) a = await next(left);
    if (order >= 0) b = await next(right);
  }
}
