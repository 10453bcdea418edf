import { randomUUID } from 'node:crypto';
import { renderCsv } from '@review-reply/api-schemas';
import type { Invoice } from '@review-reply/proto/billing/v1/invoice';
import { fromTimestamp } from '@review-reply/rpc';
import { type Command, Option } from 'commander';
import { collect, idArgument, parseEuros } from '../arguments.ts';
import type { Services } from '../services.ts';
import { run } from './run.ts';

/** So many fit into a message, whatever they name. */
const annexRowsPerPage = 4_000;

export function addInvoiceCommands(program: Command): void {
  const invoices = program.command('invoices').description("partners' months, invoices and credit notes");
  addMonthCommands(invoices);
  addDocumentCommands(invoices);
  addTermsCommand(invoices);
}

function addMonthCommands(invoices: Command): void {
  invoices
    .command('preview')
    .addArgument(idArgument('partner'))
    .argument('[month]')
    .description(
      `the invoice that a month (default: the running one) would have now, with at most ${annexRowsPerPage} rows of its annex; nothing is kept`,
    )
    .action((partnerAccountId: bigint, month = '') =>
      run((services) => {
        const of = { partnerAccountId, month };
        return services.invoices.previewInvoice({ ...of, annexRowsMax: annexRowsPerPage }, services.operator);
      }),
    );
  invoices
    .command('close')
    .addArgument(idArgument('partner'))
    .argument('<month>')
    .description('draw up a month that is over; it is final two hours after its end, and exported with its whole annex')
    .action((partnerAccountId: bigint, month: string) =>
      run((services) => {
        const of = { partnerAccountId, month };
        return services.invoices.closeMonth({ ...of, annexRowsMax: annexRowsPerPage }, services.operator);
      }),
    );
  invoices
    .command('reopen')
    .addArgument(idArgument('partner'))
    .argument('<month>')
    .description('take back what was drawn up, until it is final; the month then waits to be closed by hand')
    .action((partnerAccountId: bigint, month: string) =>
      run((services) => services.invoices.reopenMonth({ partnerAccountId, month }, services.operator)),
    );
}

function addDocumentCommands(invoices: Command): void {
  invoices
    .command('credit <number>')
    .description('credit what is left of an invoice, or part of one of its lines')
    .requiredOption('--reason <text>', 'why; shown on the credit note')
    .addOption(new Option('--line <kind>', 'of which line').choices(['essential', 'pro', 'overage']))
    .option('--amount <euros>', 'without VAT; needs --line', parseEuros)
    .option(
      '--key <key>',
      'repeating a credit with the same key changes nothing, another is refused (default: a new one)',
    )
    .action((number: string, options: { reason: string; line?: string; amount?: bigint; key?: string }) =>
      run((services) => {
        const { reason, line: lineKind = '', amount: amountCents = 0n, key: idempotencyKey = randomUUID() } = options;
        const credit = { number, reason, idempotencyKey, lineKind, amountCents };
        return services.invoices.creditInvoice(credit, services.operator);
      }),
    );
  invoices
    .command('resend <number>')
    .description('send billing.invoice_created of an invoice again')
    .action((number: string) => run((services) => services.invoices.resendInvoice({ number }, services.operator)));
  invoices
    .command('export')
    .addArgument(idArgument('year'))
    .description('every document issued in a year, the invoices first')
    .addOption(
      new Option('--format <format>', 'a line a document, or each whole').choices(['csv', 'json']).default('csv'),
    )
    .action((year: bigint, { format }: { format: 'csv' | 'json' }) =>
      run(async (services) => {
        const documents = readYear(services, Number(year));
        if (format === 'json') return withWholeAnnexes(services, documents);
        const rows: string[][] = [];
        for await (const document of documents) rows.push(toRow(document));
        return renderCsv(exported, rows);
      }),
    );
}

function addTermsCommand(invoices: Command): void {
  invoices
    .command('terms')
    .addArgument(idArgument('partner'))
    .description(
      'whom a partner’s invoices are made out to, and how VAT is charged; holds for what is drawn up from now on',
    )
    .requiredOption('--name <text>', 'the company')
    .option('--address <line>', 'a line of the address; may be repeated', collect, [])
    .option('--postal-code <text>', 'postal code', '')
    .option('--city <text>', 'city', '')
    .requiredOption('--country <code>', 'two letters, such as FR')
    .option('--vat-id <text>', 'VAT identification number', '')
    .option('--registration <text>', 'in France the SIREN', '')
    .addOption(
      new Option('--vat <treatment>', 'how VAT is charged')
        .choices(['standard', 'exempt', 'reverse_charge'])
        .default('standard'),
    )
    .option('--vat-reason <text>', 'why no VAT is charged, where none is', '')
    .addOption(new Option('--language <language>', 'of documents').choices(['fr', 'en']).default('fr'))
    .action((partnerAccountId: bigint, options: Record<string, string> & { address: string[] }) =>
      run((services) => {
        const { name = '', postalCode = '', city = '', country = '', vatId = '', registration = '' } = options;
        const party = { name, addressLines: options.address, postalCode, city, country, vatId, registration };
        const { vat: vatTreatment = '', vatReason = '', language = '' } = options;
        const terms = { partnerAccountId, party, vatTreatment, vatReason, language };
        return services.invoices.setBillingTerms({ terms }, services.operator);
      }),
    );
}

type Exported = Invoice & { readonly partnerAccountId: bigint };

/** The documents of a year, page by page, with what a message holds of their annexes. */
async function* readYear({ invoices, operator }: Services, year: number): AsyncGenerator<Exported> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await invoices.exportInvoices({ year, after, annexRowsMax: annexRowsPerPage }, operator);
    for (const [index, invoice] of page.invoices.entries())
      yield { ...invoice, partnerAccountId: page.partnerAccountIds[index] ?? 0n };
    after = page.invoices.at(-1)?.number;
  }
}

async function* withWholeAnnexes(
  { invoices, operator }: Services,
  documents: AsyncIterable<Exported>,
): AsyncGenerator<Exported> {
  for await (const { annexContinues, ...document } of documents) {
    const annex = [...document.annex];
    for (let continues = annexContinues; continues; ) {
      const page = { number: document.number, afterRows: annex.length, limit: annexRowsPerPage };
      const { lines } = await invoices.listInvoiceAnnex(page, operator);
      annex.push(...lines);
      continues = lines.length === annexRowsPerPage;
    }
    yield { ...document, annex, annexContinues: false };
  }
}

const exported = [
  'number',
  'kind',
  'issued_at',
  'partner',
  'month',
  'excl_vat',
  'vat_rate',
  'vat',
  'incl_vat',
  'credits',
];

function toRow(document: Exported): string[] {
  return [
    document.number,
    document.kind,
    fromTimestamp(document.issuedAt)?.toISOString() ?? '',
    String(document.partnerAccountId),
    document.month,
    toEuros(document.totalExclVatCents),
    toEuros(BigInt(document.vatRateBp)),
    toEuros(document.vatCents),
    toEuros(document.totalInclVatCents),
    document.credits ?? '',
  ];
}

/** Cents as euros; hundredths of a percent as percent. */
function toEuros(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
