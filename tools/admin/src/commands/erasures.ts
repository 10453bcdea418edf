import type { Command } from 'commander';
import { idArgument, parseId } from '../arguments.ts';
import { run } from './run.ts';

/** Accounts whose 30 days are over: every service erases them and says so; what is listed here, one has not. */
export function addErasureCommands(program: Command): void {
  const erasures = program
    .command('erasures')
    .description('accounts that left and are to be erased: list what is missing, ask again');
  erasures
    .command('list', { isDefault: true })
    .description('erasures that a service has not answered, the oldest first, with the services that are missing')
    .action(() => run(({ leaving, operator }) => leaving.listErasures({}, operator)));
  erasures
    .command('repeat')
    .addArgument(idArgument('account'))
    .description('ask every service once more, as after an event that was given up')
    .option('--partner <partner>', 'whose client it was; also erases anew what a restore brought back', parseId)
    .action((accountId: bigint, { partner }: { partner?: bigint }) =>
      run(({ leaving, operator }) =>
        leaving.repeatErasure({ accountId, ...(partner === undefined ? {} : { partnerAccountId: partner }) }, operator),
      ),
    );
}
