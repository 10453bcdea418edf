import { renderCsv } from '@review-reply/api-schemas';
import type { Movement } from '@review-reply/proto/billing/v1/billing';
import { fromTimestamp } from '@review-reply/rpc';
import { toPrintable } from './print.ts';

export type StatementFormat = 'table' | 'csv' | 'json';

const names = ['number', 'at', 'kind', 'suns', 'balance', 'reference', 'reason', 'expires'];

/** Reads page after page until one is empty. */
export async function readAll<T extends { readonly number: bigint }>(
  readPage: (after: bigint) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = await readPage(0n); page.length > 0; page = await readPage(all.at(-1)?.number ?? 0n))
    all.push(...page);
  return all;
}

export function renderStatement(movements: readonly Movement[], format: StatementFormat): string {
  if (format === 'json') return toPrintable(movements);
  const rows = movements.map((movement) => [
    String(movement.number),
    fromTimestamp(movement.at)?.toISOString() ?? '',
    movement.kind,
    toSuns(movement.amountMilliSuns),
    toSuns(movement.balanceMilliSuns),
    movement.transferId,
    movement.reason ?? '',
    fromTimestamp(movement.expiresAt)?.toISOString() ?? '',
  ]);
  if (format === 'csv') return renderCsv(names, rows);
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [names, ...rows]
    .map((row) => row.map((field, column) => field.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** Thousandths as a decimal, exactly. */
function toSuns(milliSuns: bigint): string {
  const digits = String(milliSuns < 0n ? -milliSuns : milliSuns).padStart(4, '0');
  return `${milliSuns < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
