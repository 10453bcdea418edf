import type { Command } from 'commander';
import { collect, idArgument } from '../arguments.ts';
import { run } from './run.ts';

export function addTermsCommands(program: Command): void {
  const terms = program.command('terms').description('terms of service: publish a version, note an acceptance');
  terms
    .command('publish <version>')
    .description('put a version in force: every account has to accept it')
    .action((version: string) => run(({ identity, operator }) => identity.publishTerms({ version }, operator)));
  terms
    .command('accept')
    .addArgument(idArgument('account'))
    .argument('<version>')
    .description('note that an account accepted the version in force')
    .action((accountId: bigint, version: string) =>
      run(({ identity, operator }) => identity.acceptTerms({ accountId, version }, operator)),
    );
}

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('API keys: create, list, change scopes, revoke, rotate secrets');
  keys
    .command('create')
    .addArgument(idArgument('account'))
    .description('make a key; its secret is shown this once')
    .requiredOption('--name <name>', 'what the key is for')
    .requiredOption('--scope <scope>', 'scope of the key (repeatable)', collect)
    .action((accountId: bigint, { name, scope }: { name: string; scope: string[] }) =>
      run(({ identity, operator }) => identity.createApiKey({ accountId, name, scopes: scope }, operator)),
    );
  keys
    .command('list')
    .addArgument(idArgument('account'))
    .description('keys of an account, with when each secret was made and used last')
    .action((accountId: bigint) => run(({ identity, operator }) => identity.listApiKeys({ accountId }, operator)));
  keys
    .command('scopes <client-id>')
    .description('give a key these scopes instead of its own; tokens so far end within two seconds')
    .requiredOption('--scope <scope>', 'scope of the key (repeatable)', collect)
    .action((clientId: string, { scope }: { scope: string[] }) =>
      run(({ identity, operator }) => identity.setApiKeyScopes({ clientId, scopes: scope }, operator)),
    );
  keys
    .command('revoke <client-id>')
    .description('end a key and, within two seconds, its tokens')
    .action((clientId: string) => run(({ identity, operator }) => identity.revokeApiKey({ clientId }, operator)));
  addSecretCommands(keys);
}

/** A key is rotated by a second secret: add it, change over, end the first. */
function addSecretCommands(keys: Command): void {
  const secrets = keys.command('secrets').description('secrets of a key, at most two: add, revoke');
  secrets
    .command('add <client-id>')
    .description('give a key a second secret; it is shown this once')
    .action((clientId: string) => run(({ identity, operator }) => identity.addApiKeySecret({ clientId }, operator)));
  secrets
    .command('revoke')
    .argument('<client-id>')
    .addArgument(idArgument('secret-id'))
    .description('end one of two secrets; tokens go on')
    .option('--end-tokens', 'end all tokens of the key too: the secret leaked', false)
    .action((clientId: string, secretId: bigint, { endTokens }: { endTokens: boolean }) =>
      run(({ identity, operator }) => identity.revokeApiKeySecret({ clientId, secretId, endTokens }, operator)),
    );
}

export function addSigningKeyCommands(program: Command): void {
  const signingKeys = program.command('signing-keys').description('keys that sign access tokens: list, rotate');
  signingKeys
    .command('list')
    .description('every key with its state, newest first')
    .action(() => run(({ identity, operator }) => identity.listSigningKeys({}, operator)));
  signingKeys
    .command('rotate')
    .description('hand over to the next key before its turn, as soon as everybody can know it')
    .option('--compromised', 'drop every key so far at once, with all tokens', false)
    .action(({ compromised }: { compromised: boolean }) =>
      run(({ identity, operator }) => identity.rotateSigningKey({ compromised }, operator)),
    );
}
