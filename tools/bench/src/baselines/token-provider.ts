import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import pg from 'pg';
import { setting, tellReady } from './start-baseline.ts';

const tokenLifetimeS = 3_600;
const scope = 'reviews:read places:read';
const audience = 'urn:bench:api';

const pool = new pg.Pool({ connectionString: setting('POSTGRES_URL'), max: 10 });

/** Clients are rows in Postgres, read at every request as identity reads its keys. JWTs are kept nowhere. */
class PostgresAdapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async find(id: string): Promise<object | undefined> {
    if (this.#model !== 'Client') return undefined;
    const { rows } = await pool.query<{ payload: object }>({
      name: 'find-client',
      text: 'select payload from oidc_client where client_id = $1',
      values: [id],
    });
    return rows[0]?.payload;
  }

  async upsert(): Promise<void> {}
  async destroy(): Promise<void> {}
  async consume(): Promise<void> {}
  async revokeByGrantId(): Promise<void> {}
  async findByUid(): Promise<undefined> {}
  async findByUserCode(): Promise<undefined> {}
}

const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
const key = { ...(await exportJWK(privateKey)), alg: 'EdDSA', use: 'sig', kid: 'bench' };

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    adapter: PostgresAdapter,
    jwks: { keys: [key] },
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    scopes: scope.split(' '),
    clientDefaults: { id_token_signed_response_alg: 'EdDSA' },
    ttl: { ClientCredentials: tokenLifetimeS },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenTTL: tokenLifetimeS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'EdDSA' } },
        }),
      },
    },
  });
  server.on('request', provider.callback());
  tellReady({ port });
});
