import type { Platform } from '@review-reply/infra';
import { openRpcCredentials, type RpcCredentials } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';

/** What lets a benchmark call as one of the services. */
export function credentialsOf({ site }: Pick<Platform, 'site'>, service: string): RpcCredentials {
  return openRpcCredentials({ dir: site.rpcDir, service, logger: createLogger({ service: 'bench', level: 'warn' }) });
}
