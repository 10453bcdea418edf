import { InvoiceFormat, type InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { forSystem, forUsers, forUsersAndSystem, type ServiceMethods } from '@review-reply/rpc';
import { isLanguage, isLineKind, isVatTreatment } from '../domain/invoice.ts';
import type { Context } from '../use-cases/context.ts';
import { closeMonth } from '../use-cases/months/close-month.ts';
import { creditInvoice } from '../use-cases/months/credit-invoice.ts';
import { exportInvoices, getBilling, getDocument, listAnnexRows } from '../use-cases/months/get-billing.ts';
import { getInvoiceFile } from '../use-cases/months/get-invoice-file.ts';
import { previewInvoice } from '../use-cases/months/preview-invoice.ts';
import { reopenMonth } from '../use-cases/months/reopen-month.ts';
import { resendInvoice } from '../use-cases/months/resend-invoice.ts';
import { setBillingTerms } from '../use-cases/months/set-billing-terms.ts';
import { toAnnexLine, toBilling, toInvoice, toMonth } from './invoice-messages.ts';
import { isId, isMonth, requireFields } from './messages.ts';

type Methods = ServiceMethods<typeof InvoicesService>;

const nameLengthMax = 200;
const keyLengthMax = 100;
const linesMax = 4;
/** An answer of 4 MiB has about a kilobyte for each: a reference has at most 200 characters. */
const annexRowsPerPageMax = 4_000;

/** What partners are billed: what they see of it, and what operators do through the admin tool. */
export function invoiceMethods(context: Context): Methods {
  return {
    getBilling: forUsers(async ({ annexRowsMax }, { caller }) => {
      const of = { partnerAccountId: caller.actingAccountId, annexRowsMax: limitOf(annexRowsMax) };
      return toBilling(await getBilling(context, of));
    }),

    getInvoice: forUsers(async ({ number, annexRowsMax }, { caller }) => {
      const of = { partnerAccountId: caller.actingAccountId, annexRowsMax: limitOf(annexRowsMax) };
      return toInvoice(await getDocument(context, { ...of, number }));
    }),

    listInvoiceAnnex: forUsersAndSystem(async ({ number, afterRows, limit }, { caller }) => {
      requireFields({ after_rows: afterRows >= 0, limit: limit >= 1 && limit <= annexRowsPerPageMax });
      const of = caller.kind === 'user' ? { partnerAccountId: caller.actingAccountId } : {};
      return { lines: (await listAnnexRows(context, { ...of, number, afterRows, limit })).map(toAnnexLine) };
    }),

    getInvoiceFile: forUsers(async ({ number, format }, { caller }) => {
      const wanted = format === InvoiceFormat.PDF ? 'pdf' : format === InvoiceFormat.XML ? 'xml' : null;
      requireFields({ format: wanted !== null });
      const of = { partnerAccountId: caller.actingAccountId, number };
      return { content: await getInvoiceFile(context, { ...of, format: wanted ?? 'pdf' }) };
    }),

    previewInvoice: forSystem(async ({ partnerAccountId, month, annexRowsMax }) => {
      requireFields({ partner_account_id: isId(partnerAccountId), month: month === '' || isMonth(month) });
      const of = { partnerAccountId, month: month === '' ? null : month };
      return toInvoice(await previewInvoice(context, of, limitOf(annexRowsMax)));
    }),

    closeMonth: forSystem(async ({ partnerAccountId, month, annexRowsMax }) => {
      requireFields({ partner_account_id: isId(partnerAccountId), month: isMonth(month) });
      return toMonth(await closeMonth(context, { partnerAccountId, month }, limitOf(annexRowsMax)));
    }),

    reopenMonth: forSystem(async ({ partnerAccountId, month }) => {
      requireFields({ partner_account_id: isId(partnerAccountId), month: isMonth(month) });
      return toMonth(await reopenMonth(context, { partnerAccountId, month }));
    }),

    creditInvoice: forSystem(async ({ number, reason, idempotencyKey, lineKind, amountCents }) => {
      const isPart = lineKind !== '' || amountCents !== 0n;
      requireFields({
        reason: isText(reason),
        idempotency_key: idempotencyKey !== '' && idempotencyKey.length <= keyLengthMax,
        line_kind: !isPart || isLineKind(lineKind),
        amount_cents: !isPart || amountCents > 0n,
      });
      const part = isLineKind(lineKind) ? { kind: lineKind, cents: amountCents } : null;
      return toInvoice(await creditInvoice(context, { number, reason, idempotencyKey, part }));
    }),

    resendInvoice: forSystem(async ({ number }) => {
      await resendInvoice(context, number);
      return {};
    }),

    exportInvoices: forSystem(async ({ year, after, annexRowsMax }) => {
      const invoices = await exportInvoices(context, { year, after, annexRowsMax: limitOf(annexRowsMax) });
      return {
        invoices: invoices.map(toInvoice),
        partnerAccountIds: invoices.map(({ partnerAccountId }) => partnerAccountId),
      };
    }),

    setBillingTerms: forSystem(async (request) => {
      const { partnerAccountId = 0n, party, vatTreatment = '', vatReason = '', language = '' } = request.terms ?? {};
      const isStandard = vatTreatment === 'standard';
      const lines = party?.addressLines ?? [];
      requireFields({
        partner_account_id: isId(partnerAccountId),
        'party.name': isText(party?.name ?? ''),
        'party.address_lines': lines.length <= linesMax && lines.every(isText),
        'party.country': /^[A-Z]{2}$/.test(party?.country ?? ''),
        // Whom the VAT is charged to by itself must be known to a register (EN 16931, BR-AE-02).
        'party.vat_id': vatTreatment !== 'reverse_charge' || `${party?.vatId}${party?.registration}` !== '',
        vat_treatment: isVatTreatment(vatTreatment),
        vat_reason: isStandard ? vatReason === '' : isText(vatReason),
        language: isLanguage(language),
      });
      if (party === undefined || !isVatTreatment(vatTreatment) || !isLanguage(language)) throw new Error('not reached');
      const { $typeName: _name, $unknown: _unknown, ...known } = party;
      const terms = {
        partnerAccountId,
        party: known,
        vatTreatment,
        language,
        vatReason: isStandard ? null : vatReason,
      };
      await setBillingTerms(context, terms);
      return { ...terms, vatReason };
    }),
  };
}

/** None asks for all. */
const limitOf = (annexRowsMax: number): number | null => (annexRowsMax > 0 ? annexRowsMax : null);

const isText = (text: string): boolean => text.trim() !== '' && text.length <= nameLengthMax;
