import { parseKeyring } from '@review-reply/crypto';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { openFoundation } from '@review-reply/service';
import type { IdentityConfig } from './config.ts';
import { operatorMethods } from './grpc/operator-methods.ts';
import { tokenMethods } from './grpc/token-methods.ts';
import type { Context } from './use-cases/context.ts';
import { ensureSigningKey } from './use-cases/ensure-signing-key.ts';
import { createTokenSigner } from './use-cases/sign-token.ts';

const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildIdentity(config: IdentityConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'identity', migrations }, config, life);
  const context: Context = {
    database: foundation.database,
    clock: foundation.clock,
    outbox: foundation.outbox,
    logger: life.logger,
    hashKeys: parseKeyring(config.HASH_KEYS),
    dataKeys: parseKeyring(config.DATA_KEYS),
    issuer: config.PUBLIC_URL,
  };
  await ensureSigningKey(context);
  const methods = { ...tokenMethods(context, createTokenSigner(context)), ...operatorMethods(context) };
  return foundation.serve([serve(IdentityService, methods)]);
}
