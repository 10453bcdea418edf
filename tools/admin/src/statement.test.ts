import type { Movement } from '@review-reply/proto/billing/v1/billing';
import { toTimestamp } from '@review-reply/rpc';
import { expect, it } from 'vitest';
import { readAll, renderStatement } from './statement.ts';

const at = toTimestamp(new Date('2026-11-20T09:30:00.000Z'));
const $typeName = 'reviewreply.billing.v1.Movement';
const movements: Movement[] = [
  {
    ...{ $typeName, number: 1n, at, kind: 'grant', amountMilliSuns: 12_500n, balanceMilliSuns: 12_500n },
    ...{ transferId: 'a', reason: '=1+1, "free"', expiresAt: at },
  },
  {
    ...{
      $typeName,
      number: 2n,
      at,
      kind: 'suggestion',
      amountMilliSuns: -1_000n,
      balanceMilliSuns: 11_500n,
      transferId: 'b',
    },
  },
];

it('shows every movement as a line of CSV that no spreadsheet runs', () => {
  expect(renderStatement(movements, 'csv').split('\r\n')).toEqual([
    'number,at,kind,suns,balance,reference,reason,expires',
    `1,2026-11-20T09:30:00.000Z,grant,12.500,12.500,a,"'=1+1, ""free""",2026-11-20T09:30:00.000Z`,
    '2,2026-11-20T09:30:00.000Z,suggestion,-1.000,11.500,b,,',
  ]);
});

it('shows every movement as a row of a table, in columns', () => {
  const lines = renderStatement(movements, 'table').split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

it('shows the same as JSON', () => {
  expect(JSON.parse(renderStatement(movements, 'json'))).toMatchObject([
    { number: 1, amountMilliSuns: 12_500, at: '2026-11-20T09:30:00.000Z' },
    { number: 2, amountMilliSuns: -1_000 },
  ]);
});

it('reads on until there are no more', async () => {
  const pages: bigint[] = [];
  const all = await readAll(async (after) => {
    pages.push(after);
    return movements.filter(({ number }) => number === after + 1n);
  });
  expect(all).toEqual(movements);
  expect(pages).toEqual([0n, 1n, 2n]);
});
