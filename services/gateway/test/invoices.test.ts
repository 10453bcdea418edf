import { type GetInvoiceFileRequest, InvoiceFormat } from '@review-reply/proto/billing/v1/invoices';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { toTimestamp } from '@review-reply/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Edge, openEdge } from './edge.ts';
import { openRecorder } from './recorder.ts';

const bytes = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x00, 0xff);
const annexLine = { accountId: 42n, kind: 'overage', quantityMilli: 1_500n, amountCents: 15n, month: '2026-11' };
const invoice = {
  ...{ number: '2026-000042', month: '2026-11', currency: 'EUR', issuedAt: toTimestamp(new Date(0)) },
  annex: [{ ...annexLine, externalRef: '=HYPERLINK("http://a")' }],
};

let edge: Edge;
let ask: (path: string, accept?: string) => Promise<Response>;
beforeAll(async () => {
  edge = await openEdge();
  const recorder = await openRecorder(edge.stack, {
    getInvoice: () => invoice,
    getInvoiceFile: ({ format }: GetInvoiceFileRequest) => ({
      content: format === InvoiceFormat.PDF ? bytes : Buffer.from('<Invoice/>'),
    }),
  });
  const { url } = await edge.gateway(recorder.settings);
  const token = await edge.token(await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes: ['accounts:manage'] }));
  ask = (path, accept) => {
    const headers = { authorization: `Bearer ${token}`, ...(accept === undefined ? {} : { accept }) };
    return fetch(`${url}/api/v1/billing/invoices/2026-000042${path}`, { headers });
  };
});
afterAll(() => edge?.stack.close());

it.each([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['text/html;q=0.5, application/json', 'application/json; charset=utf-8'],
  ['application/pdf', 'application/pdf'],
  ['application/xml;q=0.9, application/json;q=0.1', 'application/xml'],
])('gives an invoice to Accept: %s as %s', async (accept, type) => {
  const answer = await ask('', accept);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('vary')).toContain('Accept');
});

it('gives a file byte for byte, under a name of its own', async () => {
  const answer = await ask('', 'application/pdf');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="2026-000042.pdf"');
});

it.each([
  ['', 'text/html', ['application/json', 'application/pdf', 'application/xml']],
  ['', 'application/json;q=0', ['application/json', 'application/pdf', 'application/xml']],
  ['/annex', 'application/json', ['text/csv']],
])('refuses an Accept it has nothing for (%s, %s), naming what there is', async (path, accept, available) => {
  const answer = await ask(path, accept);
  expect(answer.status).toBe(406);
  expect(await answer.json()).toMatchObject({ error: { code: 'not_acceptable', details: { available } } });
});

it('gives the annex as CSV that no spreadsheet runs', async () => {
  const answer = await ask('/annex');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="2026-000042-annex.csv"');
  expect(await answer.text()).toBe(
    'account_id,external_ref,kind,month,quantity,total_excl_vat\r\n42,"\'=HYPERLINK(""http://a"")",overage,2026-11,1.5,0.15\r\n',
  );
});
