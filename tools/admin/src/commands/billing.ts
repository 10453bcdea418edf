import { randomUUID } from 'node:crypto';
import type { Place } from '@review-reply/proto/places/v1/places';
import { toTimestamp } from '@review-reply/rpc';
import { type Command, Option } from 'commander';
import { idArgument, parseId, parseSuns, parseTime } from '../arguments.ts';
import type { Services } from '../services.ts';
import { readAll, renderStatement, type StatementFormat } from '../statement.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { run } from './run.ts';

const placeText = 'its place_id, or the number that the doctor names it by';
/** Whose settings, at their longest, fit into a message. */
const placesPerPage = 200;

export function addBillingCommands(program: Command): void {
  const suns = program.command('suns').description('Suns of an account: grant, balance, statement');
  suns
    .command('grant')
    .addArgument(idArgument('account'))
    .argument('<amount>', 'Suns', parseSuns)
    .description('give Suns; a negative amount takes back (write it after --)')
    .requiredOption('--reason <text>', 'why; kept in the ledger')
    .option('--key <key>', 'repeating a grant with the same key changes nothing (default: a new one)')
    .option(
      '--expires <time>',
      'when what is left of them is gone, such as 2027-01-01T00:00:00Z (default: never)',
      parseTime,
    )
    .action(
      (
        accountId: bigint,
        amountMilliSuns: bigint,
        { reason, expires, key = randomUUID() }: { reason: string; expires?: Date; key?: string },
      ) =>
        run(({ billing, operator }) => {
          const grant = { accountId, amountMilliSuns, reason, idempotencyKey: key };
          const expiry = expires === undefined ? {} : { expiresAt: toTimestamp(expires) };
          return billing.grantSuns({ ...grant, ...expiry }, operator);
        }),
    );
  suns
    .command('statement')
    .addArgument(idArgument('account'))
    .description('every movement with the balance after it')
    .addOption(new Option('--format <format>', 'how it is shown').choices(['table', 'csv', 'json']).default('table'))
    .action((accountId: bigint, { format }: { format: StatementFormat }) =>
      run(async ({ billing, operator }) => {
        const movements = await readAll((after: bigint) =>
          billing.getStatement({ accountId, after }, operator).then((page) => page.movements),
        );
        return renderStatement(movements, format);
      }),
    );
  suns
    .command('balance')
    .addArgument(idArgument('account'))
    .description('balance, held and available, in thousandths of a Sun')
    .action((accountId: bigint) => run(({ billing, operator }) => billing.getAccountBalance({ accountId }, operator)));

  program
    .command('plan')
    .addArgument(idArgument('account'))
    .argument('<place>', placeText)
    .description('set or end the plan of a place; a downgrade and an end hold from the end of the month on')
    .addOption(new Option('--plan <plan>', 'the plan').choices(['essential', 'pro', 'none']).makeOptionMandatory())
    .option('--at-once', 'a downgrade or an end does not wait for the end of the month')
    .action((accountId: bigint, place: string, { plan, atOnce = false }: { plan: string; atOnce?: boolean }) =>
      run(async (services) => {
        const placeRef = await findPlaceRef(services, accountId, place);
        const change = { accountId, placeRef, atOnce, plan: plan === 'none' ? '' : plan };
        return services.billing.setPlan(change, services.operator);
      }),
    );

  program
    .command('past-due')
    .addArgument(idArgument('account'))
    .argument('<place>', placeText)
    .description('nobody has paid for the plan of a place: it serves for 14 days more')
    .option('--paid', 'somebody has')
    .action((accountId: bigint, place: string, { paid = false }: { paid?: boolean }) =>
      run(async (services) => {
        const placeRef = await findPlaceRef(services, accountId, place);
        return services.billing.setPastDue({ accountId, placeRef, pastDue: !paid }, services.operator);
      }),
    );

  program
    .command('ledger')
    .description('the Suns ledger')
    .command('verify')
    .description('recompute every invariant; violations are listed')
    .action(() => run(verifyLedger));
}

/**
 * The number that services know a place by.
 * @param place a number is one already: places may no longer know a place that has a plan
 * @throws Error when the account has no such place
 */
async function findPlaceRef({ places, operator }: Services, accountId: bigint, place: string): Promise<bigint> {
  if (/^\d+$/.test(place)) return parseId(place);
  let page: readonly Place[] = [];
  do {
    const afterPlaceRef = page.at(-1)?.placeRef ?? 0n;
    page = (await places.listPlaces({ accountId, limit: placesPerPage, afterPlaceRef }, operator)).places;
    const found = page.find(({ placeId }) => placeId === place);
    if (found !== undefined) return found.placeRef;
  } while (page.length === placesPerPage);
  throw new Error(`Account ${accountId} has no place ${place}.`);
}
