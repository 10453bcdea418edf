import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { forSystem, type ServiceMethods } from '@review-reply/rpc';
import { addApiKeySecret, revokeApiKey, revokeApiKeySecret, setApiKeyScopes } from '../use-cases/change-api-key.ts';
import type { Context } from '../use-cases/context.ts';
import { createApiKey, listApiKeys } from '../use-cases/create-api-key.ts';
import { listSigningKeys, rotateNow } from '../use-cases/rotate-signing-keys.ts';
import { toApiKey, toSigningKey } from './messages.ts';

type Methods = ServiceMethods<typeof IdentityService>;

export type KeyMethod =
  | 'createApiKey'
  | 'listApiKeys'
  | 'revokeApiKey'
  | 'addApiKeySecret'
  | 'revokeApiKeySecret'
  | 'setApiKeyScopes'
  | 'rotateSigningKey'
  | 'listSigningKeys';

/** API keys and signing keys, as operators look after them. */
export function keyMethods(context: Context): Pick<Methods, KeyMethod> {
  return {
    createApiKey: forSystem(async (request) => {
      const { key, clientSecret } = await createApiKey(context, request);
      return { key: toApiKey(key), clientSecret };
    }),

    listApiKeys: forSystem(async ({ accountId }) => ({ keys: (await listApiKeys(context, accountId)).map(toApiKey) })),

    revokeApiKey: forSystem(async ({ clientId }) => toApiKey(await revokeApiKey(context, clientId))),

    addApiKeySecret: forSystem(async ({ clientId }) => {
      const { key, clientSecret } = await addApiKeySecret(context, clientId);
      return { key: toApiKey(key), clientSecret };
    }),

    revokeApiKeySecret: forSystem(async (request) => toApiKey(await revokeApiKeySecret(context, request))),

    setApiKeyScopes: forSystem(async (request) => toApiKey(await setApiKeyScopes(context, request))),

    rotateSigningKey: forSystem(async (request) => ({ keys: (await rotateNow(context, request)).map(toSigningKey) })),

    listSigningKeys: forSystem(async () => ({ keys: (await listSigningKeys(context)).map(toSigningKey) })),
  };
}
