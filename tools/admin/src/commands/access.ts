import type { Command } from 'commander';
import { collect, parseId } from '../arguments.ts';
import { run } from './run.ts';

export function addTermsCommands(program: Command): void {
  const terms = program.command('terms').description('terms of service: publish a version, note an acceptance');
  terms
    .command('publish <version>')
    .description('put a version in force: every account has to accept it')
    .action((version: string) => run(({ identity, operator }) => identity.publishTerms({ version }, operator)));
  terms
    .command('accept <account> <version>')
    .description('note that an account accepted the version in force')
    .action((account: string, version: string) =>
      run(({ identity, operator }) => identity.acceptTerms({ accountId: parseId(account), version }, operator)),
    );
}

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('API keys: create, list, revoke');
  keys
    .command('create <account>')
    .description('make a key; its secret is shown this once')
    .requiredOption('--name <name>', 'what the key is for')
    .requiredOption('--scope <scope>', 'scope of the key (repeatable)', collect)
    .action((account: string, { name, scope }: { name: string; scope: string[] }) =>
      run(({ identity, operator }) =>
        identity.createApiKey({ accountId: parseId(account), name, scopes: scope }, operator),
      ),
    );
  keys
    .command('list <account>')
    .description('keys of an account with their last use')
    .action((account: string) =>
      run(({ identity, operator }) => identity.listApiKeys({ accountId: parseId(account) }, operator)),
    );
  keys
    .command('revoke <client-id>')
    .description('end a key and, within two seconds, its tokens')
    .action((clientId: string) => run(({ identity, operator }) => identity.revokeApiKey({ clientId }, operator)));
}
