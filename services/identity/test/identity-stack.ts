import { parseConfig } from '@review-reply/config';
import { type Database, openDatabase } from '@review-reply/postgres';
import { AccountKind, type ApiKey, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import { openStack, type Stack } from '@review-reply/testing';
import { buildIdentity } from '../src/app.ts';
import { identitySettings } from '../src/config.ts';
import { erasingServices } from '../src/domain/leaving.ts';

export const operator = { caller: systemCaller('admin') };
/** Nothing listens there. */
const nobody = '127.0.0.1:1';
export const gateway = { caller: systemCaller('gateway') };

type Identity = RpcClient<typeof IdentityService>;

export interface IdentityStack {
  readonly stack: Stack;
  readonly identity: Identity;
  /** Of the first process. */
  readonly port: number;
  readonly database: Database;
  /** A second process on the same database, with other settings if given. */
  another(more?: Record<string, string>): Promise<Identity>;
  account(kind?: AccountKind): Promise<bigint>;
  accountWithKey(scopes?: string[]): Promise<{ accountId: bigint; key: ApiKey; clientSecret: string }>;
}

/** An identity service on a database of its own. */
export async function openIdentity(): Promise<IdentityStack> {
  const stack = await openStack({ publishers: ['identity', ...erasingServices] });
  const migrations = new URL('../migrations', import.meta.url);
  const env = await stack.env({ migrations, more: { PLACES_ADDRESS: nobody } });
  const start = async (more: Record<string, string> = {}) => {
    const config = parseConfig(identitySettings, { ...env, ...more });
    return buildIdentity(config, stack.lifecycle('identity'));
  };
  const another: IdentityStack['another'] = async (more) => stack.client(IdentityService, (await start(more)).port);
  const { port } = await start();
  const identity = stack.client(IdentityService, port);
  const database = openDatabase({
    url: env.POSTGRES_URL ?? '',
    applicationName: 'test',
    connectionsMax: 2,
    onError: () => {},
  });
  stack.onClose(() => database.close());
  const account: IdentityStack['account'] = async (kind = AccountKind.STANDARD) => {
    const fields = { name: 'Demo account', email: 'demo@example.com', locale: 'en', kind };
    return (await identity.createAccount(fields, operator)).accountId;
  };
  return {
    stack,
    identity,
    port,
    database,
    another,
    account,
    accountWithKey: async (scopes = ['places:read', 'reviews:read']) => {
      const accountId = await account();
      const { key, clientSecret } = await identity.createApiKey({ accountId, name: 'demo', scopes }, operator);
      if (key === undefined) throw new Error('The service answered no key.');
      return { accountId, key, clientSecret };
    },
  };
}
