export { type Caller, type SystemCaller, systemCaller, type UserCaller } from './caller.ts';
export {
  type CallOptions,
  type CancelSignal,
  createRpcClient,
  type RpcClient,
  type RpcClientOptions,
} from './client.ts';
export { openRpcCredentials, type RpcCredentials, type RpcCredentialsOptions } from './credentials.ts';
export { type Followed, followFiles } from './followed-files.ts';
export { type Call, forSystem, forUsers, forUsersAndSystem, type Handler, type ServiceMethods } from './handler.ts';
export { inboundCaller } from './inbound-call.ts';
export { fromTimestamp, optional, requireTimestamp, toTimestamp } from './message.ts';
export { type PeerName, peerNames, type ServiceName, serviceNames, uriOf } from './peer-name.ts';
export { type Permission, type Permissions, permissions } from './permissions.ts';
export { createRpcServer, type RpcServer, type RpcServerOptions, type ServedService, serve } from './server.ts';
