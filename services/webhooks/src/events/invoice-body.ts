interface InvoiceBody {
  readonly data: { readonly invoice: { readonly annex: { account_id: number | null; external_ref: string | null }[] } };
}

/**
 * The body of an invoice's event with the shares of a client kept and what names it taken out.
 * @returns null when it does not name the client
 */
export function withoutClient(body: Buffer, accountId: bigint): Buffer | null {
  const event: InvoiceBody = JSON.parse(body.toString());
  const shares = event.data.invoice.annex.filter((share) => share.account_id === Number(accountId));
  if (shares.length === 0) return null;
  for (const share of shares) Object.assign(share, { account_id: null, external_ref: null });
  return Buffer.from(JSON.stringify(event));
}
