import type { DescService } from '@bufbuild/protobuf';
import {
  type CallOptions,
  createRpcClient,
  openRpcCredentials,
  type RpcClient,
  type RpcCredentials,
} from '@review-reply/rpc';
import { createLogger, type Logger } from '@review-reply/telemetry';

/** All who may be at either end of a call. */
export interface Peers {
  credentials(service: string): RpcCredentials;
  /** Each call is made by whom its caller names: by a service's certificate, or by the gateway for a user. */
  client<S extends DescService>(service: S, to: { readonly address: string; readonly server?: string }): RpcClient<S>;
  close(): void;
}

type Methods = Record<string, (request: unknown, options: CallOptions) => unknown>;

/** @param dir the folder that RPC_DIR names */
export function openPeers(dir: string, logger: Logger = createLogger({ service: 'test', level: 'silent' })): Peers {
  const opened = new Map<string, RpcCredentials>();
  const credentials = (service: string) => {
    const found = opened.get(service) ?? openRpcCredentials({ dir, service, logger });
    opened.set(service, found);
    return found;
  };
  const client: Peers['client'] = (service, to) => {
    const clients = new Map<string, RpcClient<typeof service>>();
    const clientOf = (name: string): Methods => {
      const found = clients.get(name) ?? createRpcClient(service, { ...to, credentials: credentials(name) });
      clients.set(name, found);
      return found as unknown as Methods;
    };
    const methods: Record<string, unknown> = {
      close: () => {
        for (const each of clients.values()) each.close();
      },
    };
    for (const { localName } of service.methods) {
      methods[localName] = async (request: unknown, options: CallOptions) => {
        const { caller } = options;
        return clientOf(caller.kind === 'user' ? 'gateway' : caller.service)[localName]?.(request, options);
      };
    }
    return methods as RpcClient<typeof service>;
  };
  return {
    credentials,
    client,
    close: () => {
      for (const each of opened.values()) each.close();
    },
  };
}
