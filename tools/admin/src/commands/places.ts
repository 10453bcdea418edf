import type { Command } from 'commander';
import { collect, idArgument } from '../arguments.ts';
import { readSecret } from '../read-secret.ts';
import { run } from './run.ts';

interface ConnectOptions {
  readonly credentials: string;
  readonly user: string;
  readonly place: string[];
}

const connectHelp = `
What the credentials of each platform are:
  google      the refresh token, with --user: Google's id of the person
  googleplay  the key file of a service account with the permission "Reply to reviews"
  appstore    {"issuer_id", "key_id", "private_key"}, the last being the .p8 file's text
  trustpilot  key:secret of the business's application
  tripadvisor the Content API's key, with --user: a name for whose it is; it is read for figures alone
The places of all but Google are those of the account whose settings have an address there.`;

export function addPlaceCommands(program: Command): void {
  const places = program.command('places').description('places: connect a login at a platform, list the connections');
  places
    .command('connect')
    .argument('<platform>')
    .addArgument(idArgument('account'))
    .description('check a login at its platform and connect the places that it reaches')
    .option('--credentials <file>', 'file with the credentials; - is standard input', '-')
    .option('--user <user>', 'whose login it is, where the credentials do not tell', '')
    .option('--place <place-id>', 'only this place (repeatable)', collect, [])
    .addHelpText('after', connectHelp)
    .action((platform: string, accountId: bigint, { credentials, user, place }: ConnectOptions) =>
      run(async ({ places, operator }) =>
        places.connectLogin(
          {
            accountId,
            platform,
            platformUser: user,
            credentials: await readSecret(credentials),
            placeIds: place,
          },
          operator,
        ),
      ),
    );
  places
    .command('connections')
    .addArgument(idArgument('account'))
    .description('logins of an account: whether the platform lets them in, until when, and the places they reach')
    .action((accountId: bigint) => run(({ places, operator }) => places.listConnections({ accountId }, operator)));
}
