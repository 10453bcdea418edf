import { homedir } from 'node:os';
import type { Account, Invitation } from './account.ts';
import type { PlatformFile } from './platform-file.ts';

/** What a newcomer needs: where things are, with which credentials, and three calls that work when pasted. */
export function welcome(file: PlatformFile, platformJson: string, seconds: string): string {
  const { base_url: base, docs_url: docs, simulator_url: simulator, accounts, invitation } = file;
  return [
    '',
    `review-reply is ready (${seconds} s)`,
    '',
    `  API         ${base}`,
    `  Docs        ${docs}`,
    `  Simulator   ${simulator}`,
    '',
    ...(accounts.length > 0
      ? [`Accounts (all of it in ${shortened(platformJson)})`, ...accounts.map(describe), '']
      : []),
    ...exampleCalls(base, accounts),
    ...inviting(invitation),
    'Time:  npm run time -- advance 6h      Stop:  Ctrl-C      Start over:  npm start -- --fresh',
    '',
  ].join('\n');
}

function describe(account: Account): string {
  const places = account.places.map((place) => `${place.name} (${place.place_id})`).join(', ');
  const key = account.client_id === null ? 'no key of its own' : `${account.client_id} ${account.client_secret}`;
  return `  ${account.kind.padEnd(9)} ${account.name} (${account.account_id})\n            ${key}${places ? `\n            places: ${places}` : ''}`;
}

function exampleCalls(base: string, accounts: readonly Account[]): string[] {
  const withKey = accounts.filter((account) => account.client_id !== null);
  const account = withKey.find((one) => one.kind === 'standard' && one.places.length > 0) ?? withKey[0];
  if (account === undefined) return [];
  const place = account.places[0];
  const path = place === undefined ? '/account' : `/places/${place.place_id}`;
  const credentials = `'${account.client_id}:${account.client_secret}'`;
  const pick = `sed -E 's/.*"access_token": ?"([^"]+)".*/\\1/'`;
  return [
    `Try, as ${account.name}:`,
    `  TOKEN=$(curl -s -u ${credentials} -d grant_type=client_credentials ${base}/oauth/token | ${pick})`,
    `  curl -s -H "Authorization: Bearer $TOKEN" ${base}${path}`,
    `  curl -s -H "Authorization: Bearer $TOKEN" '${base}/reviews?limit=3'`,
    '',
  ];
}

function inviting(invitation: Invitation | null): string[] {
  if (invitation === null) return [];
  return [
    'Open, as a client whom Demo partner invited:',
    `  ${invitation.url}`,
    `  You agree, sign in at the simulated Google as ${invitation.guest}, choose places, and are sent back to`,
    "  example.com; from then on GET /accounts with Demo partner's key shows the client.",
    '',
  ];
}

function shortened(file: string): string {
  const home = homedir();
  return file.startsWith(`${home}/`) ? `~${file.slice(home.length)}` : file;
}
