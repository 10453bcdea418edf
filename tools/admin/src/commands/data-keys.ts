import { serviceNames } from '@review-reply/rpc';
import type { Command } from 'commander';
import { run } from './run.ts';

/** What is stored under which key of DATA_KEYS and HASH_KEYS. */
export function addDataKeyCommands(program: Command): void {
  program
    .command('data-keys')
    .description('stored values under each key of DATA_KEYS and HASH_KEYS; one with none but current can be removed')
    .action(() =>
      run(async (services) => {
        const answers = serviceNames.map(async (service) => {
          const { uses } = await services.operations(service).listKeyUses({}, services.operator);
          return [service, uses] as const;
        });
        return Object.fromEntries(await Promise.all(answers));
      }),
    );
}
