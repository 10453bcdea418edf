import { renderBilling, renderInvoice } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** GET /billing */
export function getBilling({ invoices }: Clients): Handler {
  return async (exchange) => {
    const billing = await invoices.getBilling({}, callOf(exchange));
    return { status: 200, body: { data: renderBilling(billing) } };
  };
}

/** GET /billing/invoices/{number} */
export function getInvoice({ invoices }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getInvoice', exchange);
    const invoice = await invoices.getInvoice({ number: path.number }, callOf(exchange));
    return { status: 200, body: { data: renderInvoice(invoice) } };
  };
}
