import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createLogger } from '@review-reply/telemetry';
import { createRpcServer, forSystem, forUsers, forUsersAndSystem, type RpcServer, serve } from '../src/index.ts';

export const quiet = createLogger({ service: 'test', level: 'silent' });
export const secret = 'a secret of the tests, of 32 characters and more';

/**
 * Real contracts with answers of the test's own. `listEndpoints` may be repeated (its contract says so); `deleteEndpoint`
 * may not.
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

export const startDemo = (methods: Partial<Methods>, port = 0): Promise<RpcServer> =>
  createRpcServer({
    services: [serve(WebhooksService, { ...allRefused, ...methods })],
    secret,
    logger: quiet,
    host: '127.0.0.1',
    port,
  });
