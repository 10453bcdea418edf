import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createLogger } from '@review-reply/telemetry';
import { keepRpcFiles, openPeers, type Peers } from '@review-reply/testing';
import {
  createRpcServer,
  forSystem,
  forUsers,
  forUsersAndSystem,
  type Permissions,
  type RpcServer,
  type RpcServerOptions,
  serve,
} from '../src/index.ts';

export const quiet = createLogger({ service: 'test', level: 'silent' });

/**
 * Real contracts with answers of the test's own. `listEndpoints` may be repeated (its contract says so),
 * `createEndpoint` while it has no answer; `deleteEndpoint` may not.
 */
export type Methods = Parameters<typeof serve<typeof WebhooksService>>[1];

export const refused = async () => {
  throw new Error('not served in this test');
};

/** Every method of the contract, those that are added to it later too. */
export const allRefused = {
  ...Object.fromEntries(WebhooksService.methods.map(({ localName }) => [localName, forUsers(refused)])),
  listEndpoints: forUsersAndSystem(refused),
  deleteEndpoint: forSystem(refused),
} as unknown as Methods;

/** `listEndpoints` is open to users and to reviews, `deleteEndpoint` to reviews and the operator. */
export const permissions: Permissions = {
  [WebhooksService.typeName]: {
    ...Object.fromEntries(WebhooksService.methods.map(({ localName }) => [localName, { forUser: ['gateway'] }])),
    listEndpoints: { forUser: ['gateway'], inOwnName: ['reviews'] },
    deleteEndpoint: { inOwnName: ['reviews', 'admin'] },
  },
};

/** Needs no server: it is made here, once for all that run in this checkout. */
export const rpcDir = new URL('../../../.local/test-rpc-alone', import.meta.url).pathname;
await keepRpcFiles(rpcDir);

export const peers: Peers = openPeers(rpcDir, quiet);

export const startDemo = (
  methods: Partial<Methods>,
  port = 0,
  more: Partial<RpcServerOptions> = {},
): Promise<RpcServer> =>
  createRpcServer({
    services: [serve(WebhooksService, { ...allRefused, ...methods })],
    credentials: peers.credentials('webhooks'),
    permissions,
    logger: quiet,
    host: '127.0.0.1',
    port,
    ...more,
  });
