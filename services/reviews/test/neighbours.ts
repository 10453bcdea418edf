import { parseConfig } from '@review-reply/config';
import { parseKeyring, seal } from '@review-reply/crypto';
import { platformSettings } from '@review-reply/platform-simulator';
import type { Source } from '@review-reply/platforms';
import { type Database, inTransaction, openDatabase } from '@review-reply/postgres';
import type { Stack } from '@review-reply/testing';
import { buildBilling } from '../../billing/src/app.ts';
import { billingSettings } from '../../billing/src/config.ts';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';
import { credentialsSealContext } from '../../places/src/domain/connection.ts';
import { findConnectionOfUser, nextConnectionId, saveGrant } from '../../places/src/storage/connections.ts';
import { saveSource } from '../../places/src/storage/sources.ts';

/** Where a place is on a platform, and the login that reaches it there. */
export interface SourceToConnect {
  readonly source: Source;
  readonly location: string;
  readonly platformUser: string;
  readonly credentials: string;
}

interface Places {
  readonly port: number;
  readonly database: Database;
  /** Gives a place a source that no login lists, as nobody can by the API yet. */
  connect(place: { placeRef: bigint; accountId: bigint }, source: SourceToConnect): Promise<void>;
}

export async function startBilling(stack: Stack, reviewsPort: number): Promise<number> {
  const migrations = new URL('../../billing/migrations', import.meta.url);
  const more = { REVIEWS_ADDRESS: `127.0.0.1:${reviewsPort}`, HOLD_TTL_MS: '3600000' };
  const env = await stack.env({ migrations, more });
  return (await buildBilling(parseConfig(billingSettings, env), stack.lifecycle('billing'))).port;
}

export async function startPlaces(stack: Stack, simulatorUrl: string, billingPort: number): Promise<Places> {
  const env = await stack.env({
    migrations: new URL('../../places/migrations', import.meta.url),
    more: {
      ...platformSettings(simulatorUrl),
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
    },
  });
  const config = parseConfig(placesSettings, env);
  const { port } = await buildPlaces(config, stack.lifecycle('places'));
  const database = openDatabase({ url: config.POSTGRES_URL, applicationName: 'test', onError: () => {} });
  stack.onClose(() => database.close());
  const dataKeys = parseKeyring(config.DATA_KEYS, 'places');
  return {
    port,
    database,
    connect: ({ placeRef, accountId }, { source, location, platformUser, credentials }) =>
      inTransaction(database, async (tx) => {
        const user = { accountId, platform: source, platformUser };
        const known = await findConnectionOfUser(tx, user);
        const connectionId = known?.connectionId ?? (await nextConnectionId(tx));
        const credentialsSealed = seal(dataKeys, credentialsSealContext(connectionId), credentials);
        const grant = { grantVersion: 1n, grantedAt: stack.clock.now(), attachedAt: null };
        await saveGrant(tx, { ...user, connectionId, credentialsSealed, ...grant });
        await saveSource(tx, { placeRef, source, location, status: 'verified', connectionId });
      }),
  };
}
