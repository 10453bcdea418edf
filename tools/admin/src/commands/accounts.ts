import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { type Command, Option } from 'commander';
import { collect, idArgument, parseBasisPoints, parseEuros, parseId } from '../arguments.ts';
import { run } from './run.ts';

const kinds = { standard: AccountKind.STANDARD, partner: AccountKind.PARTNER, client: AccountKind.CLIENT };

export function addAccountCommands(program: Command): void {
  const accounts = program.command('accounts').description('accounts: list, create, suspend, activate');
  accounts
    .command('list')
    .description('accounts by id, 200 at a time')
    .option('--after <account>', 'with a larger id than this', parseId, 0n)
    .action(({ after }) => run(({ identity, operator }) => identity.listAccounts({ afterAccountId: after }, operator)));
  accounts
    .command('create')
    .description('make an account')
    .requiredOption('--name <name>', 'name of the business')
    .requiredOption('--email <email>', 'address of its holder')
    .addOption(new Option('--kind <kind>', 'kind of account').choices(Object.keys(kinds)).default('standard'))
    .addOption(new Option('--locale <locale>', 'language').choices(['en', 'fr']).default('en'))
    .action(
      ({ name, email, kind, locale }: { name: string; email: string; kind: keyof typeof kinds; locale: string }) =>
        run(({ identity, operator }) => identity.createAccount({ name, email, locale, kind: kinds[kind] }, operator)),
    );
  for (const [verb, status, text] of [
    ['suspend', AccountStatus.SUSPENDED, 'let an account be read, not written'],
    ['activate', AccountStatus.ACTIVE, 'end a suspension'],
  ] as const) {
    accounts
      .command(verb)
      .addArgument(idArgument('account'))
      .description(text)
      .action((accountId: bigint) =>
        run(({ identity, operator }) => identity.setAccountStatus({ accountId, status }, operator)),
      );
  }
}

interface ContractOptions {
  readonly domain: string[];
  readonly logo?: string;
  /** False: none. */
  readonly cap?: bigint | false;
  readonly vat?: number;
  readonly timezone: string;
}

export function addPartnerCommands(program: Command): void {
  const partners = program.command('partners').description('partners: their contract and their clients');
  partners
    .command('contract')
    .addArgument(idArgument('partner'))
    .description('set a partner’s contract; what is left out gets its default')
    .option('--domain <host>', 'host that return URLs may name (repeatable)', collect, [])
    .option('--logo <url>', 'image that invitations show beside the partner’s name, by https')
    .option('--cap <euros>', 'overage a month at most, in euros (default 500.00)', parseEuros)
    .option('--no-cap', 'overage is not limited')
    .option('--vat <basis-points>', 'value added tax in basis points (default 2000)', parseBasisPoints)
    .option('--timezone <zone>', 'IANA zone of the months (default Europe/Paris)', '')
    .action((partnerAccountId: bigint, options: ContractOptions) =>
      run(({ identity, operator }) => {
        const { domain, logo, cap, vat, timezone } = options;
        const contract = {
          partnerAccountId,
          domains: domain,
          timezone,
          ...(logo === undefined ? {} : { logoUrl: logo }),
          withoutCap: cap === false,
          ...(typeof cap === 'bigint' ? { spendingCapCents: cap } : {}),
          ...(vat === undefined ? {} : { vatRateBp: vat }),
        };
        return identity.setPartnerContract({ contract }, operator);
      }),
    );
  partners
    .command('attach')
    .addArgument(idArgument('client'))
    .addArgument(idArgument('partner'))
    .description('put a client account under a partner')
    .addOption(
      new Option('--service <service>', 'what the partner sells it').choices(['essential', 'pro']).default('essential'),
    )
    .option('--ref <external-ref>', 'the partner’s own id of the client; stays as it is when left out')
    .action((accountId: bigint, partnerAccountId: bigint, { service, ref }: { service: string; ref?: string }) =>
      run(({ identity, operator }) => {
        const attachment = { accountId, partnerAccountId, service };
        return identity.attachAccount({ ...attachment, ...(ref === undefined ? {} : { externalRef: ref }) }, operator);
      }),
    );
  partners
    .command('detach')
    .addArgument(idArgument('client'))
    .addArgument(idArgument('partner'))
    .description('take a client account from its partner; 30 days later it is erased')
    .action((accountId: bigint, partnerAccountId: bigint) =>
      run(({ leaving, operator }) => leaving.detachAccount({ accountId, partnerAccountId }, operator)),
    );
}
