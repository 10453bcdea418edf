import type { Command } from 'commander';
import { collect, parseId } from '../arguments.ts';
import { run } from './run.ts';

export function addPlaceCommands(program: Command): void {
  program
    .command('places')
    .description('places: connect a Google login')
    .command('connect-google <account>')
    .description('make places of what a Google login manages; the refresh token is read from GOOGLE_REFRESH_TOKEN')
    .requiredOption('--sub <sub>', 'Google’s id of the login')
    .option('--place <place-id>', 'only this place (repeatable)', collect, [])
    .action((account: string, { sub, place }: { sub: string; place: string[] }) =>
      run(({ places, operator }) => {
        // From the environment, so that it stands in no shell history and no list of processes.
        const refreshToken = process.env.GOOGLE_REFRESH_TOKEN ?? '';
        if (refreshToken === '') throw new Error('Set GOOGLE_REFRESH_TOKEN to the login’s refresh token.');
        return places.connectLogin(
          {
            accountId: parseId(account),
            platform: 'google',
            platformUser: sub,
            credentials: refreshToken,
            placeIds: place,
          },
          operator,
        );
      }),
    );
}
