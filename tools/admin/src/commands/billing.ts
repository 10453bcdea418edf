import { randomUUID } from 'node:crypto';
import { toTimestamp } from '@review-reply/rpc';
import { type Command, Option } from 'commander';
import { parseId, parseSuns, parseTime } from '../arguments.ts';
import { readAll, renderStatement, type StatementFormat } from '../statement.ts';
import { run } from './run.ts';

export function addBillingCommands(program: Command): void {
  const suns = program.command('suns').description('Suns of an account: grant, balance, statement');
  suns
    .command('grant <account> <amount>')
    .description('give Suns; a negative amount takes back (write it after --)')
    .requiredOption('--reason <text>', 'why; kept in the ledger')
    .option('--key <key>', 'repeating a grant with the same key changes nothing (default: a new one)')
    .option('--expires <time>', 'when what is left of them is gone, such as 2027-01-01T00:00:00Z (default: never)')
    .action(
      (
        account: string,
        amount: string,
        { reason, expires, key = randomUUID() }: { reason: string; expires?: string; key?: string },
      ) =>
        run(({ billing, operator }) => {
          const grant = {
            accountId: parseId(account),
            amountMilliSuns: parseSuns(amount),
            reason,
            idempotencyKey: key,
          };
          const expiry = expires === undefined ? {} : { expiresAt: toTimestamp(parseTime(expires)) };
          return billing.grantSuns({ ...grant, ...expiry }, operator);
        }),
    );
  suns
    .command('statement <account>')
    .description('every movement with the balance after it')
    .addOption(new Option('--format <format>', 'how it is shown').choices(['table', 'csv', 'json']).default('table'))
    .action((account: string, { format }: { format: StatementFormat }) =>
      run(async ({ billing, operator }) => {
        const accountId = parseId(account);
        const movements = await readAll((after: bigint) =>
          billing.getStatement({ accountId, after }, operator).then((page) => page.movements),
        );
        return renderStatement(movements, format);
      }),
    );
  suns
    .command('balance <account>')
    .description('balance, held and available, in thousandths of a Sun')
    .action((account: string) =>
      run(({ billing, operator }) => billing.getAccountBalance({ accountId: parseId(account) }, operator)),
    );

  program
    .command('plan <account> <place-ref>')
    .description('set or end the plan of a place; a downgrade and an end hold from the end of the month on')
    .addOption(new Option('--plan <plan>', 'the plan').choices(['essential', 'pro', 'none']).makeOptionMandatory())
    .option('--at-once', 'a downgrade or an end does not wait for the end of the month')
    .action((account: string, placeRef: string, { plan, atOnce = false }: { plan: string; atOnce?: boolean }) =>
      run(({ billing, operator }) => {
        const place = { accountId: parseId(account), placeRef: parseId(placeRef) };
        return billing.setPlan({ ...place, atOnce, plan: plan === 'none' ? '' : plan }, operator);
      }),
    );

  program
    .command('past-due <account> <place-ref>')
    .description('nobody has paid for the plan of a place: it serves for 14 days more')
    .option('--paid', 'somebody has')
    .action((account: string, placeRef: string, { paid = false }: { paid?: boolean }) =>
      run(({ billing, operator }) => {
        const place = { accountId: parseId(account), placeRef: parseId(placeRef) };
        return billing.setPastDue({ ...place, pastDue: !paid }, operator);
      }),
    );

  program
    .command('ledger')
    .description('the Suns ledger')
    .command('verify')
    .description('recompute every invariant; violations are listed')
    .action(() => run(({ billing, operator }) => billing.verifyLedger({}, { ...operator, timeoutMs: 120_000 })));
}
