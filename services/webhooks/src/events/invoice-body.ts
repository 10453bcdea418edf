interface InvoiceBody {
  readonly data: { readonly invoice: { readonly annex: { account_id: number | null; external_ref: string | null }[] } };
}

/** The body of an invoice's event with the shares of a client kept and what names it taken out. */
export function withoutClient(body: Buffer, accountId: bigint): Buffer {
  const event: InvoiceBody = JSON.parse(body.toString());
  for (const share of event.data.invoice.annex) {
    if (share.account_id === Number(accountId)) Object.assign(share, { account_id: null, external_ref: null });
  }
  return Buffer.from(JSON.stringify(event));
}
