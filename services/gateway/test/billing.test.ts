import type {
  GetBillingRequest,
  GetInvoiceRequest,
  ListInvoiceAnnexRequest,
} from '@review-reply/proto/billing/v1/invoices';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { toTimestamp } from '@review-reply/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Edge, openEdge } from './edge.ts';
import { openRecorder } from './recorder.ts';

/** Rows of the annex of each invoice, by its number; together far more than a message between services holds. */
const rowsOf = new Map([
  ['2026-000006', 1_000],
  ['2026-000005', 3_000],
  ['2026-000004', 30_000],
  ['2026-000003', 0],
]);
let tooMany = false;

function annexOf(number: string, after: number, limit: number) {
  const rows = (rowsOf.get(number) ?? 0) + (tooMany && number === '2026-000005' ? 100_000 : 0);
  return Array.from({ length: Math.max(0, Math.min(limit, rows - after)) }, (_, at) => ({
    ...{
      accountId: BigInt(after + at + 1),
      kind: 'overage',
      quantityMilli: 1_000n,
      amountCents: 10n,
      month: '2026-11',
    },
    externalRef: `client-${after + at}`.padEnd(200, '.'),
  }));
}
/** As billing answers: at most so many rows in all, unless it is asked for all. */
function documents(numbers: Iterable<string>, rowsMax: number) {
  let left = rowsMax === 0 ? Number.POSITIVE_INFINITY : rowsMax;
  return [...numbers].map((number) => {
    const annex = annexOf(number, 0, left);
    left -= annex.length;
    return { number, month: '2026-11', issuedAt: toTimestamp(new Date(0)), annex, annexContinues: left === 0 };
  });
}

let edge: Edge;
let asked: ListInvoiceAnnexRequest[] = [];
let ask: (path: string) => Promise<Response>;
beforeAll(async () => {
  edge = await openEdge();
  const recorder = await openRecorder(edge.stack, {
    getBilling: ({ annexRowsMax }: GetBillingRequest) => ({
      ...{ month: '2026-12', timezone: 'UTC' },
      invoices: documents(rowsOf.keys(), annexRowsMax),
      creditNotes: [{ number: 'CN-2026-000001', kind: 'credit_note', issuedAt: toTimestamp(new Date(0)) }],
    }),
    getInvoice: ({ number, annexRowsMax }: GetInvoiceRequest) => documents([number], annexRowsMax)[0] ?? {},
    listInvoiceAnnex: (request: ListInvoiceAnnexRequest) => {
      asked.push(request);
      return { lines: annexOf(request.number, request.afterRows, request.limit) };
    },
  });
  const { url } = await edge.gateway(recorder.settings);
  const token = await edge.token(await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes: ['accounts:manage'] }));
  ask = (path) => fetch(`${url}/api/v1/billing${path}`, { headers: { authorization: `Bearer ${token}` } });
});
afterAll(() => edge?.stack.close());

type Shown = { number: string; annex: { account_id: number }[] };
const lengths = (invoices: Shown[]) => invoices.map(({ annex }) => annex.length);

it('shows all annexes of a partner whose invoices are together larger than a message between services', async () => {
  const answer = await ask('');
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { invoices: Shown[]; credit_notes: Shown[] } };
  expect(lengths(data.invoices)).toEqual([1_000, 3_000, 30_000, 0]);
  expect(data.credit_notes).toMatchObject([{ annex: [] }]);
  for (const { annex } of data.invoices)
    expect(annex.map(({ account_id: id }) => id)).toEqual(annex.map((_, row) => row + 1));
});

it('leaves out the annexes of the invoice with which there would be a hundred thousand rows, and of older ones', async () => {
  tooMany = true;
  asked = [];
  const answer = await ask('');
  tooMany = false;
  const { data } = (await answer.json()) as { data: { invoices: Shown[] } };
  expect([answer.status, lengths(data.invoices)]).toEqual([200, [1_000, 0, 0, 0]]);
  expect(new Set(asked.map(({ number }) => number))).toEqual(new Set(['2026-000005']));
});

it('shows an invoice whole whose annex is larger than a message, and gives the annex as CSV', async () => {
  const { data } = (await (await ask('/invoices/2026-000004')).json()) as { data: Shown };
  expect(lengths([data])).toEqual([30_000]);
  const csv = await (await ask('/invoices/2026-000004/annex')).text();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(30_001);
});
