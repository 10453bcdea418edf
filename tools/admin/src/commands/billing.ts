import { randomUUID } from 'node:crypto';
import { type Command, Option } from 'commander';
import { parseId, parseSuns } from '../arguments.ts';
import { run } from './run.ts';

export function addBillingCommands(program: Command): void {
  const suns = program.command('suns').description('Suns of an account: grant, balance');
  suns
    .command('grant <account> <amount>')
    .description('give Suns; a negative amount takes back (write it after --)')
    .requiredOption('--reason <text>', 'why; kept in the ledger')
    .option('--key <key>', 'repeating a grant with the same key changes nothing (default: a new one)')
    .action((account: string, amount: string, { reason, key = randomUUID() }: { reason: string; key?: string }) =>
      run(({ billing, operator }) => {
        const grant = { accountId: parseId(account), amountMilliSuns: parseSuns(amount), reason, idempotencyKey: key };
        return billing.grantSuns(grant, operator);
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
    .description('set or end the plan of a place')
    .addOption(new Option('--plan <plan>', 'the plan').choices(['essential', 'pro', 'none']).makeOptionMandatory())
    .action((account: string, placeRef: string, { plan }: { plan: string }) =>
      run(({ billing, operator }) => {
        const place = { accountId: parseId(account), placeRef: parseId(placeRef) };
        return billing.setPlan({ ...place, plan: plan === 'none' ? '' : plan }, operator);
      }),
    );

  program
    .command('ledger')
    .description('the Suns ledger')
    .command('verify')
    .description('recompute every invariant; violations are listed')
    .action(() => run(({ billing, operator }) => billing.verifyLedger({}, { ...operator, timeoutMs: 120_000 })));
}
